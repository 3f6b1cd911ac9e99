import Content
import Diagnostics
import Rendering
import TagLayout

/// Answers the lines that `tagcloud layout` reads: JSON objects with sizes and options in, geometry out.
///
/// The keys are described on the page on the command line.
public struct LayoutService {
  private var arrangement = Arrangement()
  private var measurement = LabelMeasurement()

  /// Makes a service; it keeps its buffers from one answer to the next.
  public init() {}

  /// Answers one JSON text with one line, without a line feed.
  ///
  /// - Returns: The answer, and whether the request was refused.
  public mutating func answer(_ json: ArraySlice<UInt8>) -> (line: String, isRefused: Bool) {
    do throws(LayoutRequestError) {
      let request = try LayoutRequest(json: json, measuring: &measurement)
      return (try answer(request), false)
    } catch {
      return (error.json, true)
    }
  }
}

extension LayoutService {
  private mutating func answer(_ request: LayoutRequest) throws(LayoutRequestError) -> String {
    var steps: WidthSteps?
    do throws(LayoutRefusal) {
      try arrange(request.sizes, options: request.options, width: request.frameWidth, into: &arrangement)
      steps = try request.steps()
    } catch {
      throw LayoutRequestError(error)
    }
    var json = JSONText()
    json.object { json in
      json.key("frames")
      json.array { json in
        for frame in arrangement.frames { write(frame, to: &json) }
        for _ in 0..<arrangement.hidden { json.null() }
      }
      json.key("hidden")
      json.array { json in
        for index in arrangement.shown..<(arrangement.shown + arrangement.hidden) { json.number(index) }
      }
      json.key("contentSize")
      json.array { json in
        json.number(arrangement.contentWidth)
        json.number(arrangement.contentHeight)
      }
      json.key("totalRows")
      json.number(arrangement.totalRows)
      if let indicator = arrangement.indicatorFrame {
        json.key("indicator")
        write(indicator, to: &json)
      }
      if request.measured != nil { write(request.sizes, to: &json) }
      if let steps { write(steps, to: &json) }
    }
    return json.text
  }

  private func write(_ sizes: [Size], to json: inout JSONText) {
    json.key("sizes")
    json.array { json in
      for size in sizes {
        json.array { json in
          for length in [size.width, size.height, size.baseline] { json.number(length) }
        }
      }
    }
  }

  private func write(_ steps: WidthSteps, to json: inout JSONText) {
    json.key("steps")
    json.array { json in
      for step in steps {
        json.object { json in
          json.key("width")
          json.number(step.width)
          json.key("height")
          json.number(step.height)
          json.key("rowStarts")
          json.array { json in for start in step.rowStarts { json.number(start) } }
        }
      }
    }
  }

  private func write(_ frame: Frame, to json: inout JSONText) {
    json.array { json in
      for length in [frame.x, frame.y, frame.width, frame.height] { json.number(length) }
    }
  }
}

extension LayoutService {
  /// The requests of an input: one for each line that is not blank, or the whole of it when the first line is the
  /// start of an object that goes on.
  public static func requests(in input: [UInt8]) -> [ArraySlice<UInt8>] {
    let lines = input.split(separator: UInt8(ascii: "\n")).filter { line in
      line.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r") }
    }
    guard let first = lines.first, lines.count > 1 else { return lines }
    let isWhole = Node.parse(json: first, from: DocumentOrigin(path: "-")).root != nil
    let goesOn = !isWhole && Node.parse(json: input[...], from: DocumentOrigin(path: "-")).root != nil
    return goesOn ? [input[...]] : lines
  }
}
