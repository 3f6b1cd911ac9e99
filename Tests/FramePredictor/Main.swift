import Content
import Foundation
import Rendering
import SiteBuild
import TagLayout

/// Says where every chip of a site's clouds should be painted, at given container widths.
///
/// usage: FramePredictor SOURCE QUESTION.json; the question names widths by "page cloud", the answer goes to
/// standard output. Widths below a cloud's first step, where the browser wraps, have no answer (`null`).
@main
struct Main {
  private struct Question: Decodable {
    var widths: [String: [Double]]
  }

  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: FramePredictor SOURCE QUESTION.json\n".utf8))
      exit(64)
    }
    let question = try JSONDecoder().decode(Question.self, from: Data(contentsOf: URL(filePath: arguments[2])))
    var options = BuildOptions()
    options.source = arguments[1]
    options.now = Int(Date().timeIntervalSince1970)
    let (site, diagnostics) = await ArrangedSite.make(options)
    guard let site else {
      for diagnostic in diagnostics {
        FileHandle.standardError.write(Data("\(diagnostic.place?.description ?? ""): \(diagnostic.message)\n".utf8))
      }
      exit(1)
    }
    var json = JSONText()
    json.object { json in
      json.key("clouds")
      json.array { json in
        for (page, cloud) in site.clouds {
          guard let widths = question.widths["\(page) \(cloud.name)"] else { continue }
          json.newline()
          Prediction(page: page, cloud: cloud).write(at: widths, to: &json)
        }
      }
    }
    print(json.text)
  }
}

/// The frames of one cloud.
private struct Prediction {
  var page: String
  var cloud: ArrangedCloud

  func write(at widths: [Double], to json: inout JSONText) {
    let arrangements = widths.map { try? cloud.arrangement(at: $0) }
    json.object { json in
      for (key, value) in [("page", page), ("cloud", cloud.name), ("selector", cloud.selector)] {
        json.key(key)
        json.string(value)
      }
      json.key("widths")
      json.array { json in for width in widths { json.number(width) } }
      json.key("heights")
      json.array { json in
        for arrangement in arrangements { arrangement.map { json.number($0.contentHeight) } ?? json.null() }
      }
      json.key("frames")
      json.array { json in for arrangement in arrangements { write(arrangement, to: &json) } }
    }
  }

  private func write(_ arrangement: Arrangement?, to json: inout JSONText) {
    guard let arrangement else {
      json.null()
      return
    }
    json.array { json in
      for frame in arrangement.frames {
        for length in [frame.x, frame.y, frame.width, frame.height] { json.number(length) }
      }
      for _ in 0..<(4 * arrangement.hidden) { json.null() }
    }
  }
}
