import LayoutVectors
import TagLayout

/// Prints calls of the runtime over all vectors, with the answers of the native engine.
@main enum RuntimeAnswers {
  static func main() throws {
    for call in try calls() { print(call.line) }
  }

  private static func calls() throws -> [Call] {
    var calls = [Call(.arrange, [320])]
    for file in ["layout", "tagcelllayout", "tagflow"] {
      for vector in try Vectors<LayoutVector>.load(file) { calls += try cloudCalls(vector) }
    }
    for vector in try Vectors<BalancedVector>.load("balanced") { calls += try cloudCalls(vector) }
    for vector in try Vectors<OverflowVector>.load("overflow") { calls += try cloudCalls(vector) }
    for vector in try Vectors<WidthStepVector>.load("width-steps") {
      let range = [vector.from, vector.width]
      let cloud = record(of: vector.sizes, vector.options)
      calls.append(Call(.steps, range + cloud))
      calls.append(Call(.breakpoints, [8] + range + cloud))
      let step = vector.output[vector.output.count / 2]
      let rows = [Double(vector.sizes.count), Double(step.rowStarts.count)] + step.rowStarts.map(Double.init)
      calls.append(Call(.arrangeRows, [step.width + 7] + rows + cloud))
    }
    for vector in try Vectors<ScrollVector>.load("scroll") {
      let position = ScrollPosition(rawValue: vector.position).map { index(of: $0) } ?? -1
      let item = [vector.itemStart, vector.itemEnd, vector.current, vector.viewport, vector.content]
      calls.append(Call(.scrollOffset, [position] + item))
    }
    for vector in try Vectors<AutoScrollVector>.load("autoscroll") {
      let record = [vector.location, vector.start, vector.end]
      calls.append(Call(.autoScrollStep, record))
    }
    return calls
  }

  /// What can be asked of a cloud, in both directions of text.
  private static func cloudCalls(_ vector: some CloudVector) throws -> [Call] {
    try TextDirection.allCases.flatMap { direction in
      var options = try vector.options
      options.textDirection = direction
      let width = vector.width
      let cloud = record(of: vector.sizes, options)
      return [
        Call(.arrange, [width] + cloud),
        Call(.affineFrames, [width] + cloud),
        Call(.steps, [max(0, width), max(0, width) + 100] + cloud),
        Call(.chipAt, [width / 3, 12.5, width] + cloud),
        Call(.chipsMeeting, [width / 4, 10, width / 3, 40, width] + cloud),
      ]
    }
  }
}
