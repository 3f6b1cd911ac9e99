import TagLayout
import Testing

@Suite struct QueryTests {
  @Test func aPointFindsTheFirstChipThatALinearScanFinds() throws {
    for seed in 0..<500 as Range<UInt64> {
      let arrangement = try arranged(seed)
      var random = SplitMix64(seed: ~seed)
      for point in points(in: arrangement, &random) {
        let scanned = arrangement.frames.firstIndex {
          $0.x <= point.x && point.x < $0.maxX && $0.y <= point.y && point.y < $0.maxY
        }
        #expect(arrangement.chip(atX: point.x, y: point.y) == scanned, "seed \(seed) at \(point)")
      }
    }
  }

  @Test func aRectangleFindsTheChipsThatALinearScanFinds() throws {
    for seed in 0..<500 as Range<UInt64> {
      let arrangement = try arranged(seed)
      var random = SplitMix64(seed: ~seed)
      for corner in points(in: arrangement, &random) {
        let area = Frame(
          x: corner.x - 20, y: corner.y - 20, width: random.length(0...200), height: random.length(0...120))
        let scanned = arrangement.frames.indices.filter { index in
          let frame = arrangement.frames[index]
          return frame.x < area.maxX && frame.maxX > area.x && frame.y < area.maxY && frame.maxY > area.y
        }
        #expect(arrangement.chips(meeting: area).sorted() == scanned, "seed \(seed) in \(area)")
      }
    }
  }

  @Test func hiddenChipsAreNotFound() throws {
    var options = LayoutOptions()
    options.lineLimit = 1
    let sizes = Array(repeating: Size(width: 60, height: 20), count: 3)
    let arrangement = try arrange(sizes, options: options, width: 100)
    #expect(arrangement.chip(atX: 0, y: 0) == 0)
    #expect(arrangement.chip(atX: 0, y: 25) == nil)
    #expect(arrangement.chip(atX: .nan, y: .infinity) == nil)
    #expect(arrangement.chips(meeting: Frame(x: 0, y: 0, width: 999, height: 999)) == [0])
  }

  private func arranged(_ seed: UInt64) throws -> Arrangement {
    var cloud = RandomCloud(seed: seed)
    if seed % 4 == 0 {
      cloud.options.direction = .horizontal
      cloud.options.distribution = .columnMajor
    }
    return try cloud.arranged()
  }

  /// Points anywhere, and corners of chips.
  private func points(
    in arrangement: Arrangement, _ random: inout SplitMix64
  ) -> [(x: Double, y: Double)] {
    var points = arrangement.frames.prefix(6).flatMap { [($0.x, $0.y), ($0.maxX, $0.y), ($0.x, $0.maxY)] }
    for _ in 0..<12 {
      points.append(
        (
          Double.random(in: -5...arrangement.contentWidth + 5, using: &random),
          Double.random(in: -5...arrangement.contentHeight + 5, using: &random)
        ))
    }
    return points
  }
}
