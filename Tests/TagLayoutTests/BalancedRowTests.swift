import LayoutVectors
import TagLayout
import Testing

@Suite struct BalancedRowTests {
  @Test func everyVectorHasTheLeastSquaredSlack() throws {
    for vector in try Vectors<BalancedVector>.load("balanced") {
      let arrangement = try arrange(vector.sizes, options: vector.options, width: vector.width)
      #expect(arrangement.rows.count == vector.output.rowStarts.count, "\(vector.id)")
      let cost = squaredSlack(of: arrangement, width: vector.width)
      #expect(abs(cost - vector.output.cost) <= 1e-3, "\(vector.id)")
    }
  }

  @Test func noOtherBreakHasFewerRowsOrLessSquaredSlack() throws {
    for seed in 0..<300 as Range<UInt64> {
      var cloud = RandomCloud(seed: seed, atMost: 9)
      cloud.options.rowBreaking = .balanced
      cloud.options.lineLimit = 0
      let insets = cloud.options.insets.horizontal
      cloud.width = max(cloud.width, insets + 1)
      let arrangement = try cloud.arranged()
      let available = cloud.width - insets
      let best = leastSquaredSlack(
        of: cloud.sizes.map { min($0.width, available) }, gap: cloud.options.horizontalSpacing, in: available)
      #expect(arrangement.rows.count == best.rows, "seed \(seed)")
      #expect(abs(squaredSlack(of: arrangement, width: available) - best.cost) <= 1e-3, "seed \(seed)")
    }
  }

  @Test func longRowsAreBalancedQuickly() throws {
    var options = LayoutOptions()
    options.rowBreaking = .balanced
    options.horizontalSpacing = 8
    let sizes = (0..<20_000).map { Size(width: 20 + Double($0 % 97), height: 20) }
    let arrangement = try arrange(sizes, options: options, width: 400_000)
    let lengths = arrangement.rows.map(\.naturalWidth)
    #expect(arrangement.rows.count == 4)
    #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) < 200)
  }

  /// Tries all breaks of widths that fit.
  private func leastSquaredSlack(
    of widths: [Double], gap: Double, in available: Double
  ) -> (rows: Int, cost: Double) {
    guard !widths.isEmpty else { return (0, 0) }
    var best = (rows: Int.max, cost: Double.infinity)
    for breaks in 0..<1 << (widths.count - 1) {
      var lengths = [widths[0]]
      for (index, width) in widths.enumerated().dropFirst() {
        if breaks >> (index - 1) & 1 == 1 {
          lengths.append(width)
        } else {
          lengths[lengths.count - 1] += gap + width
        }
      }
      guard lengths.allSatisfy({ $0 <= available + 1e-6 }) else { continue }
      let cost = lengths.reduce(0) { $0 + (available - $1) * (available - $1) }
      if (lengths.count, cost) < (best.rows, best.cost) { best = (lengths.count, cost) }
    }
    return best
  }

  private func squaredSlack(of arrangement: Arrangement, width: Double) -> Double {
    arrangement.rows.reduce(0) { $0 + (width - $1.naturalWidth) * (width - $1.naturalWidth) }
  }
}
