import TagLayout
import Testing

@Suite struct BalancedRowTests {
  struct Vector: Decodable {
    struct Input: Decodable {
      var widths: [Double]
      var horizontalSpacing: Double
      var width: Double
    }
    struct Output: Decodable {
      var rowStarts: [Int]
      var cost: Double
    }
    var id: String
    var input: Input
    var output: Output
  }

  @Test func everyVectorHasTheLeastSquaredSlack() throws {
    for vector in try Vectors<Vector>.load("balanced") {
      var options = LayoutOptions()
      options.rowBreaking = .balanced
      options.horizontalSpacing = vector.input.horizontalSpacing
      let sizes = vector.input.widths.map { Size(width: $0, height: 28) }
      let arrangement = try arrange(sizes, options: options, width: vector.input.width)
      #expect(arrangement.rows.count == vector.output.rowStarts.count, "\(vector.id)")
      let cost = squaredSlack(of: arrangement, width: vector.input.width)
      #expect(abs(cost - vector.output.cost) <= 1e-3, "\(vector.id)")
    }
  }

  private func squaredSlack(of arrangement: Arrangement, width: Double) -> Double {
    arrangement.rows.reduce(0) { $0 + (width - $1.naturalWidth) * (width - $1.naturalWidth) }
  }
}
