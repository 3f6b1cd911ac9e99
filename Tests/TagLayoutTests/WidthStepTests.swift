import LayoutVectors
import TagLayout
import Testing

@Suite struct WidthStepTests {
  @Test func everyVectorHasTheRecordedSteps() throws {
    for vector in try Vectors<WidthStepVector>.load("width-steps") {
      let steps = try widthSteps(
        of: vector.sizes, options: vector.options, from: vector.from, to: vector.width)
      #expect(steps.count == vector.output.count, "\(vector.id)")
      for (step, right) in zip(steps, vector.output) {
        #expect(abs(step.width - right.width) <= 1e-6, "\(vector.id)")
        #expect(Array(step.rowStarts) == right.rowStarts, "\(vector.id) at \(right.width)")
        #expect(abs(step.height - right.height) <= 1e-6, "\(vector.id) at \(right.width)")
      }
    }
  }

  @Test func betweenStepsNothingChangesAndAtStepsSomethingDoes() throws {
    for seed in 0..<1_000 as Range<UInt64> {
      let cloud = RandomCloud(seed: seed, atMost: 24)
      let end = cloud.width + 400
      let steps = try widthSteps(of: cloud.sizes, options: cloud.options, from: cloud.width, to: end)
      var random = SplitMix64(seed: ~seed)
      for _ in 0..<12 {
        let width = Double.random(in: cloud.width...end, using: &random)
        let position = (steps.lastIndex { $0.width <= width }) ?? 0
        guard width < steps.width(at: position + 1) - 2e-6 else { continue }
        #expect(try isSame(steps[position], cloud.arranged(at: width)), "seed \(seed) at \(width)")
      }
      let haveChanged = zip(steps, steps.dropFirst()).allSatisfy {
        $0.width < $1.width && ($0.rowStarts != $1.rowStarts || $0.shown != $1.shown)
      }
      #expect(haveChanged, "seed \(seed)")
    }
  }

  @Test func rowsOfAStepMakeItsArrangement() throws {
    var given = Arrangement()
    for seed in 0..<300 as Range<UInt64> {
      let cloud = RandomCloud(seed: seed)
      for step in try widthSteps(
        of: cloud.sizes, options: cloud.options, from: cloud.width, to: cloud.width + 90)
      {
        try arrange(
          cloud.sizes, rowStarts: Array(step.rowStarts), shown: step.shown, options: cloud.options,
          width: step.width, into: &given)
        let whole = try cloud.arranged(at: step.width)
        #expect(given.frames == whole.frames && given.indicatorFrame == whole.indicatorFrame, "seed \(seed)")
        #expect(given.contentHeight == step.height && given.hidden == whole.hidden, "seed \(seed)")
      }
    }
  }

  @Test func givenRowsStayInWiderContainers() throws {
    var given = Arrangement()
    for seed in 0..<300 as Range<UInt64> {
      let cloud = RandomCloud(seed: seed)
      let narrow = try cloud.arranged()
      let width = min(
        cloud.width + 500, narrow.affineEnd(of: cloud.sizes, options: cloud.options) - 1e-9)
      try arrange(
        cloud.sizes, rowStarts: narrow.rows.map(\.first), shown: narrow.shown, options: cloud.options,
        width: width, into: &given)
      let affine = narrow.affineFrames(of: cloud.sizes, options: cloud.options)
      #expect(zip(affine, given.frames).allSatisfy { isClose($0(at: width), $1) }, "seed \(seed)")
    }
  }

  @Test func heightStepsMergeWhatHasOneHeight() throws {
    var cloud = RandomCloud(seed: 5)
    cloud.sizes = (0..<30).map { Size(width: 40 + Double($0 * 37 % 90), height: 20) }
    cloud.options.lineLimit = 0
    let heights = try heightSteps(of: cloud.sizes, options: cloud.options, from: 100, to: 900)
    let steps = try widthSteps(of: cloud.sizes, options: cloud.options, from: 100, to: 900)
    #expect(heights == steps.heightSteps)
    #expect(heights.count < steps.count)
    for (height, next) in zip(heights, heights.dropFirst()) {
      #expect((height.height, height.rows, height.shown) != (next.height, next.rows, next.shown))
    }
  }

  @Test func sizesAreAskedForOnceAtEachWidthAtWhichTheyChange() throws {
    var asked: [Double] = []
    let steps = try widthSteps(options: LayoutOptions(), from: 100, to: 400) { width, sizes in
      asked.append(width)
      sizes = [Size(width: 180, height: width < 180 ? 40 : 20), Size(width: 90, height: 20)]
      return width < 180 ? 180 : .infinity
    }
    #expect(asked == [100, 180])
    #expect(steps.map(\.width) == [100, 180, 270])
    #expect(steps.map(\.height) == [60, 40, 20])
  }

  @Test func aHorizontalLayoutHasOneStep() throws {
    var cloud = RandomCloud(seed: 3)
    cloud.options.direction = .horizontal
    let steps = try widthSteps(of: cloud.sizes, options: cloud.options, from: 100, to: 900)
    #expect(steps.map(\.height) == [try cloud.arranged().contentHeight])
  }

  private func isSame(_ step: WidthStep, _ arrangement: Arrangement) -> Bool {
    Array(step.rowStarts) == arrangement.rows.map(\.first) && step.shown == arrangement.shown
      && abs(step.height - arrangement.contentHeight) <= 1e-9
  }
}
