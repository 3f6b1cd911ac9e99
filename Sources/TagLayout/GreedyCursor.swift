/// Greedy rows that move from one width to the next at which they change.
///
/// A row changes when its successor, the first chip of the row below, fits behind it; until the first row does,
/// nothing changes. Rows below a changed one are broken anew until one ends where it ended before.
struct GreedyCursor: StepSource {
  /// What is known of a visible row.
  struct TrackedRow {
    /// The number of chips up to its end.
    var end: Int
    /// The available width at which it takes its successor.
    var need: Double
    var height: Double
  }

  /// The container's width.
  private(set) var width: Double
  /// The visible rows.
  private(set) var rows: [TrackedRow] = []
  /// The content's height.
  private(set) var height = 0.0
  private let bound: Double
  private let end: Double
  private let sizes: [Size]
  private let options: LayoutOptions
  private let lineLimit: Int
  private let widest: Double
  private let chipsAreAlike: Bool
  /// Where each chip would begin if all stood in one row.
  private let positions: [Double]
  /// The same with chips clamped to the available width.
  private var clampedPositions: [Double]
  private var room: Room
  /// The available width at which the first row takes its successor.
  private var nextNeed = 0.0

  /// Begins at a width, and looks no further than below a second and up to a third.
  init(
    _ sizes: [Size], options: LayoutOptions, from width: Double, below bound: Double, notBeyond end: Double
  ) {
    self.bound = bound
    self.end = end
    self.sizes = sizes
    self.options = options
    self.width = width
    lineLimit = options.lineLimit == 0 ? Int.max : options.lineLimit
    room = Room(inContainer: width, insets: options.insets)
    widest = sizes.reduce(0) { max($0, $1.width) }
    chipsAreAlike = sizes.allSatisfy { $0.height == sizes[0].height && $0.baseline == sizes[0].baseline }
    positions = Self.positions(sizes, gap: options.horizontalSpacing, available: .infinity)
    clampedPositions = positions
    breakRows()
  }

  var step: HeightStep {
    HeightStep(width: width, height: height, rows: rows.count, shown: rows.last?.end ?? 0)
  }

  func appendRowStarts(to starts: inout [Int]) {
    var start = 0
    for row in rows {
      starts.append(start)
      start = row.end
    }
  }

  mutating func advance() -> Bool {
    var next = nextNeed
    let isCollapsed = room.available <= Room.tolerance
    if isCollapsed { next = min(next, 2 * Room.tolerance) }
    let nextWidth = next + options.insets.horizontal
    guard nextWidth < bound, nextWidth <= end else { return false }
    width = nextWidth
    room = Room(inContainer: width, insets: options.insets)
    // Without any room, chips without gaps share a row, which breaks as soon as they have a width.
    if isCollapsed { rows.removeAll() }
    breakRows()
    return true
  }
}

extension GreedyCursor {
  private static func positions(_ sizes: [Size], gap: Double, available: Double) -> [Double] {
    var positions = [0.0]
    positions.reserveCapacity(sizes.count + 1)
    var pen = 0.0
    for size in sizes {
      pen += min(size.width, available) + gap
      positions.append(pen)
    }
    return positions
  }

  /// Breaks the rows that change at the present width.
  private mutating func breakRows() {
    if widest > room.available {
      clampedPositions = Self.positions(sizes, gap: options.horizontalSpacing, available: room.available)
    } else {
      clampedPositions = positions
    }
    var start = 0
    var index = 0
    var startHasMoved = false
    var heightHasChanged = false
    nextNeed = .infinity
    while start < sizes.count, index < lineLimit {
      if index == rows.count { rows.append(TrackedRow(end: 0, need: 0, height: -1)) }
      if startHasMoved || rows[index].need <= room.limit {
        let old = rows[index]
        rows[index] = row(from: start, notBefore: old.end, heightOfAnother: rows[0].height)
        startHasMoved = rows[index].end != old.end
        heightHasChanged = heightHasChanged || rows[index].height != old.height
      }
      nextNeed = min(nextNeed, rows[index].need)
      start = rows[index].end
      index += 1
    }
    if index < rows.count || heightHasChanged || rows.isEmpty {
      rows.removeLast(rows.count - index)
      height = options.contentHeight(of: rows.lazy.map { $0.height })
    }
  }

  /// The row that begins with a chip and ends at a place or after it.
  private func row(from start: Int, notBefore known: Int, heightOfAnother: Double) -> TrackedRow {
    let gap = options.horizontalSpacing
    let origin = clampedPositions[start] + gap
    var end = max(known, start + 1)
    while end < sizes.count, clampedPositions[end + 1] - origin <= room.limit { end += 1 }
    let need = end < sizes.count ? positions[end + 1] - positions[start] - gap : .infinity
    if chipsAreAlike, heightOfAnother >= 0 {
      return TrackedRow(end: end, need: need, height: heightOfAnother)
    }
    var row = Row(first: start, count: end - start)
    row.measure(sizes.span, indicator: nil, options: options, available: room.available)
    return TrackedRow(end: end, need: need, height: row.height)
  }
}
