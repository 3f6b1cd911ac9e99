import Content
import Glibc
import Rendering
import SiteBuild
import TagLayout

/// Says where every chip of a site's clouds should be painted, at given container widths.
///
/// usage: FramePredictor SOURCE QUESTION.json; the question is `{"widths": {"PAGE CLOUD": [W, …]}}`, the answer goes
/// to standard output. Widths below a cloud's first step, where the browser wraps, have no answer (`null`).
@main
struct Main {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let question = Question(path: arguments[2]) else {
      complain("usage: FramePredictor SOURCE QUESTION.json")
      exit(64)
    }
    var options = BuildOptions()
    options.source = arguments[1]
    options.now = time(nil)
    let (site, diagnostics) = await ArrangedSite.make(options)
    guard let site else {
      for diagnostic in diagnostics { complain("\(diagnostic.place?.description ?? ""): \(diagnostic.message)") }
      exit(1)
    }
    print(answer(question, site.clouds))
  }

  private static func complain(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    unsafe _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  private static func answer(_ question: Question, _ clouds: [(page: String, cloud: ArrangedCloud)]) -> String {
    var json = JSONText()
    json.object { json in
      json.key("clouds")
      json.array { json in
        for (page, cloud) in clouds {
          guard let widths = question.widths["\(page) \(cloud.name)"] else { continue }
          json.newline()
          Prediction(page: page, cloud: cloud).write(at: widths, to: &json)
        }
      }
    }
    return json.text
  }
}

/// Which widths are asked for, by page and cloud.
private struct Question {
  var widths: [String: [Double]] = [:]

  init?(path: String) {
    guard let bytes = try? readWholeFile(path),
      let members = Node.parse(json: bytes[...], from: DocumentOrigin(path: path)).root?["widths"]?.members
    else { return nil }
    for member in members { widths[member.key] = (member.value.items ?? []).compactMap { $0.text.flatMap(Double.init) } }
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
