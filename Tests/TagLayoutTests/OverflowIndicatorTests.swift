import TagLayout
import Testing

@Suite struct OverflowIndicatorTests {
  struct Vector: Decodable {
    struct Input: Decodable {
      var widths: [Double]
      var horizontalSpacing: Double
      var width: Double
      var lineLimit: Int
      var indicatorWidth: Double
    }
    struct Output: Decodable {
      var shown: Int
      var rows: Int
      var indicator: Bool
      var hiddenCount: Int
    }
    var id: String
    var input: Input
    var output: Output
  }

  @Test func everyVectorShowsTheLongestPrefix() throws {
    for vector in try Vectors<Vector>.load("overflow") {
      var options = LayoutOptions()
      options.horizontalSpacing = vector.input.horizontalSpacing
      options.lineLimit = vector.input.lineLimit
      options.indicator = OverflowIndicator(Size(width: vector.input.indicatorWidth, height: 28))
      let sizes = vector.input.widths.map { Size(width: $0, height: 28) }
      let arrangement = try arrange(sizes, options: options, width: vector.input.width)
      #expect(arrangement.shown == vector.output.shown, "\(vector.id)")
      #expect(arrangement.rows.count == vector.output.rows, "\(vector.id)")
      #expect((arrangement.indicatorFrame != nil) == vector.output.indicator, "\(vector.id)")
      #expect(arrangement.hidden == vector.output.hiddenCount, "\(vector.id)")
    }
  }
}
