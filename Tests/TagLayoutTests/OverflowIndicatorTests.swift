import LayoutVectors
import TagLayout
import Testing

@Suite struct OverflowIndicatorTests {
  @Test func everyVectorShowsTheLongestPrefix() throws {
    for vector in try Vectors<OverflowVector>.load("overflow") {
      let arrangement = try arrange(vector.sizes, options: vector.options, width: vector.width)
      #expect(arrangement.shown == vector.output.shown, "\(vector.id)")
      #expect(arrangement.rows.count == vector.output.rows, "\(vector.id)")
      #expect((arrangement.indicatorFrame != nil) == vector.output.indicator, "\(vector.id)")
      #expect(arrangement.hidden == vector.output.hiddenCount, "\(vector.id)")
    }
  }

  @Test func noLongerPrefixWouldFitWithItsIndicator() throws {
    for seed in 0..<600 as Range<UInt64> {
      var cloud = RandomCloud(seed: seed)
      cloud.options.lineLimit = Int(seed % 3) + 1
      cloud.options.indicator = OverflowIndicator(
        sizes: (1...40).map { hidden in
          let digits = hidden < 10 ? 1.0 : 2.0
          return Size(width: 12 + 8 * digits + Double(hidden % 5), height: 20)
        })
      let arrangement = try cloud.arranged()
      #expect(try arrangement.shown == longestPrefix(of: cloud), "seed \(seed)")
      #expect((arrangement.indicatorFrame != nil) == (arrangement.hidden > 0), "seed \(seed)")
      #expect(arrangement.rows.count <= cloud.options.lineLimit, "seed \(seed)")
    }
  }

  @Test func anIndicatorWiderThanTheContainerIsClamped() throws {
    var options = LayoutOptions()
    options.lineLimit = 1
    options.insets = Insets(4)
    options.indicator = OverflowIndicator(Size(width: 500, height: 20))
    let sizes = Array(repeating: Size(width: 60, height: 20), count: 3)
    let arrangement = try arrange(sizes, options: options, width: 100)
    #expect(arrangement.shown == 0)
    #expect(arrangement.indicatorFrame == Frame(x: 4, y: 4, width: 92, height: 20))
  }

  /// Lays out each prefix with its indicator as one more chip.
  private func longestPrefix(of cloud: RandomCloud) throws -> Int {
    guard let indicator = cloud.options.indicator else { return cloud.sizes.count }
    var options = cloud.options
    options.lineLimit = 0
    options.rowBreaking = .greedy
    for shown in stride(from: cloud.sizes.count, through: 0, by: -1) {
      var items = Array(cloud.sizes[..<shown])
      if shown < cloud.sizes.count { items.append(indicator.size(hiding: cloud.sizes.count - shown)) }
      let rows = try arrange(items, options: options, width: cloud.width).totalRows
      if rows <= cloud.options.lineLimit { return shown }
    }
    return 0
  }
}
