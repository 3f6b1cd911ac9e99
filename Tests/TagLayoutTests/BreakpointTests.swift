import TagLayout
import Testing

@Suite struct BreakpointTests {
  @Test func noOtherChoiceIsFewerOrLower() throws {
    for seed in 0..<200 as Range<UInt64> {
      var cloud = RandomCloud(seed: seed, atMost: 9)
      cloud.options.lineLimit = 0
      let steps = try widthSteps(of: cloud.sizes, options: cloud.options, from: 60, to: 500)
      guard steps.count <= 12 else { continue }
      for most in [1, 2, 4, 8] {
        let chosen = steps.breakpoints(atMost: most)
        let best = bestScore(steps, atMost: most)
        let score = Score(steps, chosen)
        #expect(chosen.count <= most && chosen.first == 0, "seed \(seed)")
        #expect(score.isAsGood(as: best, tolerance: steps.rowPitch), "seed \(seed): \(score), not \(best)")
      }
    }
  }

  @Test func twentyOneLabelsNeedAtMostEight() throws {
    var options = LayoutOptions()
    options.horizontalSpacing = 8
    options.verticalSpacing = 8
    var random = SplitMix64(seed: 21)
    let sizes = (0..<21).map { _ in Size(width: random.length(44...150), height: 32) }
    let steps = try widthSteps(of: sizes, options: options, from: 240, to: 1_600)
    let chosen = steps.breakpoints()
    #expect(chosen.count <= 8)
    #expect(Score(steps, chosen).excess <= steps.rowPitch)
  }

  @Test func noStepsHaveNoBreakpointsAndOneStepHasOne() throws {
    let steps = try widthSteps(of: [], options: LayoutOptions(), from: 100, to: 200)
    #expect(steps.breakpoints() == [0])
  }

  /// What a choice of steps comes to.
  private struct Score {
    var count: Int
    var excess = 0.0
    var area = 0.0

    init(_ steps: WidthSteps, _ chosen: [Int]) {
      count = chosen.count
      for position in steps.indices {
        let kept = chosen.last { $0 <= position } ?? 0
        let own = max(0, steps.height(at: kept) - steps.height(at: position))
        excess = max(excess, own)
        area += own * (steps.width(at: position + 1) - steps.width(at: position))
      }
    }

    func isAsGood(as best: Score, tolerance: Double) -> Bool {
      let isWithin = excess <= tolerance + 1e-6
      let bestIsWithin = best.excess <= tolerance + 1e-6
      guard isWithin == bestIsWithin, abs(area - best.area) <= 1e-6 * max(1, best.area) else { return false }
      return isWithin ? count == best.count : abs(excess - best.excess) <= 1e-6
    }
  }

  /// Tries all choices.
  private func bestScore(_ steps: WidthSteps, atMost most: Int) -> Score {
    let scores = (0..<1 << (steps.count - 1)).map { bits in
      Score(steps, [0] + (1..<steps.count).filter { bits >> ($0 - 1) & 1 == 1 })
    }.filter { $0.count <= most }
    let bound = steps.rowPitch + 1e-6
    let within = scores.filter { $0.excess <= bound }
    if let best = within.min(by: { ($0.count, $0.area) < ($1.count, $1.area) }) { return best }
    return scores.min { ($0.excess, $0.area) < ($1.excess, $1.area) } ?? Score(steps, [0])
  }
}
