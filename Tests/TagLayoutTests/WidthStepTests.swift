import TagLayout
import Testing

@Suite struct WidthStepTests {
  struct Vector: Decodable {
    struct Input: Decodable {
      var widths: [Double]
      var height: Double
      var horizontalSpacing: Double
      var verticalSpacing: Double
      var from: Double
      var to: Double
    }
    struct Step: Decodable {
      var width: Double
      var rowStarts: [Int]
      var height: Double
    }
    var id: String
    var input: Input
    var output: [Step]
  }

  @Test func everyVectorHasTheRecordedSteps() throws {
    for vector in try Vectors<Vector>.load("width-steps") {
      var options = LayoutOptions()
      options.horizontalSpacing = vector.input.horizontalSpacing
      options.verticalSpacing = vector.input.verticalSpacing
      let sizes = vector.input.widths.map { Size(width: $0, height: vector.input.height) }
      let steps = try widthSteps(of: sizes, options: options, from: vector.input.from, to: vector.input.to)
      #expect(steps.count == vector.output.count, "\(vector.id)")
      for (step, right) in zip(steps, vector.output) {
        #expect(abs(step.width - right.width) <= 1e-6, "\(vector.id)")
        #expect(Array(step.rowStarts) == right.rowStarts, "\(vector.id) at \(right.width)")
        #expect(abs(step.height - right.height) <= 1e-6, "\(vector.id) at \(right.width)")
      }
    }
  }
}
