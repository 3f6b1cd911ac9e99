extension WidthSteps {
  /// Chooses the steps that a cloud of few arrangements should have.
  ///
  /// Where a step is left out, the rows of the chosen step before it stay, and the content may be higher than it
  /// could be there: that is the step's excess. The fewest steps are chosen whose excess is nowhere more than
  /// `tolerance`. If `count` of them cannot do that, those `count` are chosen whose greatest excess is least. Among
  /// equals, the one with the least excess on average over all widths is taken.
  ///
  /// Costs `count` times the square of the number of steps at worst.
  ///
  /// - Parameters:
  ///   - count: How many steps to choose at most, at least one.
  ///   - tolerance: The excess that does not matter, in CSS px; ``rowPitch`` unless given.
  /// - Returns: Positions of steps, ascending; always the first.
  public func breakpoints(atMost count: Int = 8, tolerance: Double? = nil) -> [Int] {
    guard !isEmpty else { return [] }
    let most = Swift.max(1, count)
    let tolerance = (tolerance ?? rowPitch) + Room.tolerance
    let fewest = fewestSpans(excessUpTo: tolerance)
    if fewest <= most { return choose(fewest, excessUpTo: tolerance) }
    return choose(most, excessUpTo: leastExcess(spans: most))
  }
}

extension WidthSteps {
  /// How many steps it takes at least to keep the excess within a bound.
  private func fewestSpans(excessUpTo bound: Double) -> Int {
    var fewest = Array(repeating: Int.max, count: count + 1)
    fewest[0] = 0
    for start in 0..<count {
      forEachSpan(from: start, excessUpTo: bound) { end, _, _ in
        fewest[end] = Swift.min(fewest[end], fewest[start] + 1)
      }
    }
    return fewest[count]
  }

  /// The least bound that a number of steps can keep the excess within.
  private func leastExcess(spans: Int) -> Double {
    var least = Array(repeating: Double.infinity, count: count + 1)
    least[0] = 0
    for _ in 0..<spans {
      var next = Array(repeating: Double.infinity, count: count + 1)
      for start in 0..<count where least[start] < .infinity {
        forEachSpan(from: start, excessUpTo: .infinity) { end, excess, _ in
          next[end] = Swift.min(next[end], Swift.max(least[start], excess))
        }
      }
      least = next
    }
    return least[count]
  }

  /// The steps that keep the excess within a bound, and its average least.
  private func choose(_ spans: Int, excessUpTo bound: Double) -> [Int] {
    var areas = Array(repeating: Double.infinity, count: count + 1)
    areas[0] = 0
    var origins: [[Int]] = []
    for _ in 0..<spans {
      var next = Array(repeating: Double.infinity, count: count + 1)
      var origin = Array(repeating: 0, count: count + 1)
      for start in 0..<count where areas[start] < .infinity {
        forEachSpan(from: start, excessUpTo: bound) { end, _, area in
          guard areas[start] + area < next[end] else { return }
          next[end] = areas[start] + area
          origin[end] = start
        }
      }
      areas = next
      origins.append(origin)
    }
    var chosen: [Int] = []
    var end = count
    for origin in origins.reversed() {
      end = origin[end]
      chosen.append(end)
    }
    return chosen.reversed()
  }

  /// Visits each span of steps that could share the rows of its first one: its end, the greatest excess in it,
  /// and the sum of excess over its widths.
  private func forEachSpan(
    from start: Int, excessUpTo bound: Double, _ visit: (_ end: Int, _ excess: Double, _ area: Double) -> Void
  ) {
    var greatest = 0.0
    var area = 0.0
    for step in start..<count {
      let excess = Swift.max(0, height(at: start) - height(at: step))
      greatest = Swift.max(greatest, excess)
      guard greatest <= bound else { return }
      area += excess * (width(at: step + 1) - width(at: step))
      visit(step + 1, greatest, area)
    }
  }
}
