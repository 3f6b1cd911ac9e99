import TagModel

/// Finds what fits into one line of a label.
struct LineFitter {
  let shaper: LabelShaper
  let label: BreakableText
  let maxWidth: Double

  private static let ellipsis = "\u{2026}"

  /// A range of the label as a line.
  func line(_ range: Range<Int>) -> BrokenText.Line { measure(label.line(range)) }

  /// A line that is painted as it is.
  private func measure(_ draft: LineDraft) -> BrokenText.Line { shaper.measureLine(draft, of: label) }

  /// The lines as a result.
  func broken(_ lines: [BrokenText.Line], isCut: Bool) -> BrokenText {
    BrokenText(lines: lines, isCut: isCut, isRightToLeft: label.isRightToLeft)
  }

  /// Where the line from `start` ends: at the last break that fits, else at the last cluster, never at `start`.
  func longestLine(from start: Int, mode: LineBreak) -> Int {
    if mode != .char, let end = longest(from: start, among: label.breaks) { return end }
    let clusters = label.clusterEnds
    return longest(from: start, among: clusters) ?? clusters[clusters.firstIndex(after: start)]
  }

  /// The last line of a label that is too long for it.
  func lastLine(_ range: Range<Int>, mode: LineBreak) -> BrokenText.Line {
    switch mode {
    case .clip: line(range)
    case .word: cutAtWord(range) ?? cutAtEnd(range)
    case .char, .tail: cutAtEnd(range)
    case .head:
      cut(range) { kept, ends in Self.ellipsis + label.line(ends[ends.count - 1 - kept]..<range.upperBound) }
    case .middle:
      cut(range) { kept, ends in
        let (head, tail) = ((kept + 1) / 2, kept / 2)
        let start = label.line(range.lowerBound..<ends[head])
        return start + Self.ellipsis + label.line(ends[ends.count - 1 - tail]..<range.upperBound)
      }
    }
  }
}

extension LineFitter {
  /// The last of some offsets up to which a line fits; `nil` when not even the first does.
  ///
  /// Tries twice as far each time and then halves, so that only text of about the line's length is shaped.
  private func longest(from start: Int, among ends: [Int]) -> Int? {
    let first = ends.firstIndex(after: start)
    let count = lastFitting(ends.count - first) { line(start..<ends[first + $0 - 1]).width <= maxWidth }
    return count == 0 ? nil : ends[first + count - 1]
  }

  private func cutAtWord(_ range: Range<Int>) -> BrokenText.Line? {
    let first = label.breaks.firstIndex(after: range.lowerBound)
    func cut(_ count: Int) -> BrokenText.Line {
      let text = label.line(range.lowerBound..<label.breaks[first + count - 1])
      return measure(text + Self.ellipsis)
    }
    let count = lastFitting(label.breaks.count - first) { cut($0).width <= maxWidth }
    return count == 0 ? nil : cut(count)
  }

  private func cutAtEnd(_ range: Range<Int>) -> BrokenText.Line {
    cut(range) { kept, ends in label.line(range.lowerBound..<ends[kept]) + Self.ellipsis }
  }

  /// The line that keeps as many clusters of a range as fit; the ellipsis alone when none does.
  ///
  /// `text` makes the line from how many clusters to keep and from where clusters end, the range's start first.
  private func cut(_ range: Range<Int>, _ text: (_ kept: Int, _ ends: [Int]) -> LineDraft) -> BrokenText.Line
  {
    let first = label.clusterEnds.firstIndex(after: range.lowerBound)
    let ends = [range.lowerBound] + label.clusterEnds[first...]
    let kept = lastFitting(ends.count - 2) {
      measure(text($0, ends)).width <= maxWidth
    }
    return measure(text(kept, ends))
  }

  /// The largest of 1 to `count` for which `fits` holds, if it holds up to somewhere; else 0.
  private func lastFitting(_ count: Int, _ fits: (Int) -> Bool) -> Int {
    var good = 0
    var bad = 1
    while bad <= count, fits(bad) {
      good = bad
      bad = min(bad * 2, max(bad + 1, count))
    }
    bad = min(bad, count + 1)
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if fits(middle) { good = middle } else { bad = middle }
    }
    return good
  }
}

extension [Int] {
  /// The index of the first element above a value, in an ascending array whose last element is above it.
  fileprivate func firstIndex(after value: Int) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > value { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
