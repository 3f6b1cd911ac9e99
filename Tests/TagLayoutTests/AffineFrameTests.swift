import TagLayout
import Testing

@Suite struct AffineFrameTests {
  @Test func theyEqualTheArrangementAtEveryWidthUpToTheNextChange() throws {
    for seed in 0..<10_000 as Range<UInt64> {
      let cloud = RandomCloud(seed: seed, atMost: 16)
      let arrangement = try cloud.arranged()
      let end = try endOfValidity(of: arrangement, cloud)
      var random = SplitMix64(seed: ~seed)
      let width = Double.random(in: cloud.width..<max(cloud.width.nextUp, end), using: &random)
      let affine = arrangement.affineFrames(of: cloud.sizes, options: cloud.options)
      let other = try cloud.arranged(at: width)
      let frames = other.frames + (other.indicatorFrame.map { [$0] } ?? [])
      #expect(affine.count == frames.count, "seed \(seed)")
      let agree = zip(affine, frames).allSatisfy { isClose($0(at: width), $1) }
      #expect(agree, "seed \(seed) at \(width)")
    }
  }

  @Test func horizontalFramesDoNotDependOnTheContainer() throws {
    for seed in 0..<500 as Range<UInt64> {
      var cloud = RandomCloud(seed: seed)
      cloud.options.direction = .horizontal
      let arrangement = try cloud.arranged()
      #expect(arrangement.affineEnd(of: cloud.sizes, options: cloud.options) == .infinity)
      let affine = arrangement.affineFrames(of: cloud.sizes, options: cloud.options)
      let agree = zip(affine, arrangement.frames).allSatisfy { affine, frame in
        affine.x.slope == 0 && affine.width.slope == 0 && isClose(affine(at: 7), frame)
      }
      #expect(agree, "seed \(seed)")
    }
  }

  @Test func aClampedChipFollowsTheContainerUpToItsNaturalWidth() throws {
    var options = LayoutOptions()
    options.alignment = .center
    options.insets = Insets(10)
    let sizes = [Size(width: 300, height: 20)]
    let narrow = try arrange(sizes, options: options, width: 200)
    #expect(narrow.affineFrames(of: sizes, options: options)[0].width == Affine(-20, slope: 1))
    #expect(narrow.affineEnd(of: sizes, options: options) == 320)
    let wide = try arrange(sizes, options: options, width: 320)
    #expect(wide.affineFrames(of: sizes, options: options)[0].x == Affine(-150, slope: 0.5))
    #expect(wide.affineEnd(of: sizes, options: options) == .infinity)
  }

  /// The width up to which nothing changes: the next step, or a kink before it.
  private func endOfValidity(of arrangement: Arrangement, _ cloud: RandomCloud) throws -> Double {
    let furthest = cloud.width + 40
    let steps = try widthSteps(of: cloud.sizes, options: cloud.options, from: cloud.width, to: furthest)
    let kink = arrangement.affineEnd(of: cloud.sizes, options: cloud.options)
    return min(steps.width(at: 1), kink) - 2e-6
  }
}
