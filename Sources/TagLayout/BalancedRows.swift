/// Row breaks with the fewest rows and, among those, the least sum of squared slack; the last row counts too.
///
/// For a given number of rows the widths add up to the same sum however they are broken, so the least squared
/// slack is the least squared length. That does not depend on the width: a wider container only allows more.
/// Row r can only end between the end of the r-th greedy row from the front and from the back; there the best
/// start of the row moves right as its end does, and halving finds all of them in n log n steps.
/// Of equally good breaks the one is taken whose last row starts first, and so on towards the first row.
struct BalancedRows {
  /// Where rows end, as counts of items: 0 first, then the end of each row.
  private(set) var ends: [Int]

  /// Breaks items of natural widths, which are clamped to the room.
  init(of widths: [Double], gap: Double, room: Room) {
    let lengths = Lengths(of: widths, gap: gap, room: room)
    let last = lengths.greedyEnds()
    let first = lengths.greedyEnds(backFor: last.count - 1)
    var layers: [Layer] = [Layer(ends: 0...0, costs: [0], starts: [0])]
    for row in 1..<max(1, last.count) {
      layers.append(Layer(ends: first[row]...last[row], after: layers[row - 1], lengths: lengths))
    }
    ends = Array(repeating: widths.count, count: last.count)
    for row in stride(from: last.count - 1, to: 0, by: -1) {
      ends[row - 1] = layers[row].start(ofRowEndingAt: ends[row])
    }
  }
}

/// The lengths of all rows that could be made of some items.
private struct Lengths {
  private let gap: Double
  private let limit: Double
  /// Where each item would begin if all stood in one row, clamped items as wide as the room.
  private var positions = [0.0]
  /// The same with clamped items left out: they fill their row in any case, and would drown the others.
  private var costPositions = [0.0]

  init(of widths: [Double], gap: Double, room: Room) {
    self.gap = gap
    limit = room.limit
    for (index, width) in widths.enumerated() {
      positions.append(positions[index] + (min(width, room.available) + gap))
      costPositions.append(costPositions[index] + ((width > room.available ? 0 : width) + gap))
    }
  }

  var count: Int { positions.count - 1 }

  /// Whether the items from `start` up to `end` fit in one row.
  func fit(from start: Int, to end: Int) -> Bool {
    end - start == 1 || positions[end] - positions[start] - gap <= limit
  }

  /// What a row costs: its length squared.
  func cost(from start: Int, to end: Int) -> Double {
    let length = costPositions[end] - costPositions[start] - gap
    return length * length
  }

  /// Where rows end that take what fits; 0 first.
  func greedyEnds() -> [Int] {
    var ends = [0]
    var start = 0
    for end in 0..<count where !fit(from: start, to: end + 1) {
      ends.append(end)
      start = end
    }
    if count > 0 { ends.append(count) }
    return ends
  }

  /// Where rows end that take what fits from the last item back to the first; 0 first.
  func greedyEnds(backFor rows: Int) -> [Int] {
    var ends = Array(repeating: 0, count: rows + 1)
    var start = count
    for row in stride(from: rows, to: 0, by: -1) {
      let end = start
      ends[row] = end
      repeat { start -= 1 } while start > 0 && fit(from: start - 1, to: end)
    }
    return ends
  }
}

/// The best way to end a row at each place where it can end.
private struct Layer {
  let ends: ClosedRange<Int>
  private var costs: [Double]
  private var starts: [Int]

  init(ends: ClosedRange<Int>, costs: [Double], starts: [Int]) {
    self.ends = ends
    self.costs = costs
    self.starts = starts
  }

  init(ends: ClosedRange<Int>, after before: Layer, lengths: Lengths) {
    self.init(
      ends: ends, costs: Array(repeating: .infinity, count: ends.count),
      starts: Array(repeating: before.ends.lowerBound, count: ends.count))
    solve(ends, starts: before.ends, after: before, lengths: lengths)
  }

  func start(ofRowEndingAt end: Int) -> Int { starts[end - ends.lowerBound] }

  /// Finds the best start for the end in the middle, which bounds the starts for the ends on both sides.
  private mutating func solve(
    _ range: ClosedRange<Int>, starts candidates: ClosedRange<Int>, after before: Layer, lengths: Lengths
  ) {
    let end = range.lowerBound + (range.upperBound - range.lowerBound) / 2
    let slot = end - ends.lowerBound
    for start in candidates where start < end && lengths.fit(from: start, to: end) {
      let cost = before.costs[start - before.ends.lowerBound] + lengths.cost(from: start, to: end)
      if cost < costs[slot] {
        costs[slot] = cost
        starts[slot] = start
      }
    }
    let best = starts[slot]
    if range.lowerBound < end {
      solve(
        range.lowerBound...end - 1, starts: candidates.lowerBound...best, after: before, lengths: lengths)
    }
    if end < range.upperBound {
      solve(
        end + 1...range.upperBound, starts: best...candidates.upperBound, after: before, lengths: lengths)
    }
  }
}
