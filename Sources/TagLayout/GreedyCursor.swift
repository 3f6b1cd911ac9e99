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
    /// The least need from the first row to this one.
    var leastNeed: Double
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
  /// The height of every row, if all chips are alike in height and baseline.
  private let commonHeight: Double?
  /// Where each chip would begin if all stood in one row.
  private let positions: [Double]
  /// The same with chips clamped to the available width.
  private var clampedPositions: [Double]
  private var room: Room

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
    commonHeight = Self.commonHeight(of: sizes, options: options)
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
    var next = rows.last?.leastNeed ?? .infinity
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

  private static func commonHeight(of sizes: [Size], options: LayoutOptions) -> Double? {
    guard let first = sizes.first,
      sizes.allSatisfy({ $0.height == first.height && $0.baseline == first.baseline })
    else { return nil }
    var row = Row(first: 0, count: 1)
    row.measure(sizes.span, indicator: nil, options: options, available: .infinity)
    return row.height
  }

  /// Breaks the rows that change at the present width.
  private mutating func breakRows() {
    clampedPositions =
      widest > room.available
      ? Self.positions(sizes, gap: options.horizontalSpacing, available: room.available) : positions
    let rowCount = rows.count
    var index = rows.indices.partitionPoint { rows[$0].leastNeed <= room.limit }
    var start = index == 0 ? 0 : rows[index - 1].end
    var leastNeed = index == 0 ? .infinity : rows[index - 1].leastNeed
    var startHasMoved = false
    var heightHasChanged = rows.isEmpty
    while start < sizes.count, index < lineLimit {
      if index == rows.count { rows.append(TrackedRow(end: 0, need: 0, leastNeed: 0, height: 0)) }
      var row = rows[index]
      if startHasMoved || row.need <= room.limit {
        let (end, height) = (row.end, row.height)
        breakRow(&row, from: start)
        startHasMoved = row.end != end
        heightHasChanged = heightHasChanged || row.height != height
      }
      leastNeed = row.need < leastNeed ? row.need : leastNeed
      row.leastNeed = leastNeed
      rows[index] = row
      start = row.end
      index += 1
    }
    rows.removeLast(rows.count - index)
    if index != rowCount || heightHasChanged {
      height = options.stack(rows.lazy.map { $0.height }).height
    }
  }

  /// Breaks a row that begins with a chip and ends where it ended before, or later.
  @inline(__always)
  private func breakRow(_ row: inout TrackedRow, from start: Int) {
    let gap = options.horizontalSpacing
    let longest = clampedPositions[start] + gap + room.limit
    row.end = max(row.end, start + 1)
    while row.end < sizes.count, clampedPositions[row.end + 1] <= longest { row.end += 1 }
    row.need = row.end < sizes.count ? positions[row.end + 1] - positions[start] - gap : .infinity
    row.height = commonHeight ?? height(from: start, to: row.end)
  }

  private func height(from start: Int, to end: Int) -> Double {
    var row = Row(first: start, count: end - start)
    row.measure(sizes.span, indicator: nil, options: options, available: room.available)
    return row.height
  }
}
