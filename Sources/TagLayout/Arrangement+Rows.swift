extension Arrangement {
  /// Decides which chips are in which row, and measures the rows.
  mutating func breakRows(_ sizes: Span<Size>, options: LayoutOptions, width: Double) {
    rows.removeAll(keepingCapacity: true)
    hidden = 0
    guard options.direction == .vertical else { return dealRows(sizes, options: options) }
    let room = Room(inContainer: width, insets: options.insets)
    breakGreedily(sizes, options: options, room: room)
    if hidden > 0, let indicator = options.indicator {
      makeRoom(for: indicator, sizes, options: options, room: room)
    }
    if options.rowBreaking == .balanced { balance(sizes, options: options, room: room) }
    if options.rowAlignment == .baseline { measureRows(sizes, options: options, available: room.available) }
  }

  /// Takes given rows, and measures them.
  mutating func take(
    _ rowStarts: [Int], shown: Int, of sizes: Span<Size>, options: LayoutOptions, width: Double
  ) {
    rows.removeAll(keepingCapacity: true)
    for (index, first) in rowStarts.enumerated() {
      let end = index + 1 < rowStarts.count ? rowStarts[index + 1] : shown
      rows.append(Row(first: first, count: end - first))
    }
    hidden = sizes.count - shown
    totalRows = rows.count
    if hidden > 0, options.indicator != nil, !rows.isEmpty { rows[rows.count - 1].hasIndicator = true }
    let room = Room(inContainer: width, insets: options.insets)
    measureRows(sizes, options: options, available: room.available)
  }

  /// Measures all rows: natural width, height, baseline.
  mutating func measureRows(_ sizes: Span<Size>, options: LayoutOptions, available: Double) {
    for index in rows.indices {
      measure(&rows[index], sizes, options: options, available: available)
    }
  }

  /// The size of the indicator at the end of the rows.
  func indicatorSize(_ options: LayoutOptions) -> Size? {
    hidden > 0 ? options.indicator?.size(hiding: hidden) : nil
  }

  /// Measures a row of known chips.
  func measure(_ row: inout Row, _ sizes: Span<Size>, options: LayoutOptions, available: Double) {
    var measure = RowMeasure(gap: options.horizontalSpacing, available: available)
    for index in row.chips { measure.add(sizes[index]) }
    if row.hasIndicator, let size = indicatorSize(options) { measure.add(size) }
    row.naturalWidth = measure.edge
    row.clamped = measure.clamped
    row.height =
      options.rowAlignment == .baseline ? measure.ascent + max(0, measure.descent) : measure.height
    row.baseline = options.rowAlignment == .baseline ? measure.ascent : measure.height
  }
}

extension Arrangement {
  /// Starts a row where a chip does not fit any more, and counts the rows that the limit cuts.
  private mutating func breakGreedily(_ sizes: Span<Size>, options: LayoutOptions, room: Room) {
    let gap = options.horizontalSpacing
    let available = room.available
    let limit = room.limit
    let lineLimit = options.lineLimit == 0 ? Int.max : options.lineLimit
    var row = Row(first: 0, count: 0)
    var pen = 0.0
    totalRows = 0
    for index in sizes.indices {
      let size = sizes[index]
      let width = min(size.width, available)
      if pen + width > limit, index > row.first {
        close(row, at: index, lineLimit: lineLimit)
        row = Row(first: index, count: 0)
        pen = 0
      }
      row.naturalWidth = pen + width
      row.height = max(row.height, size.height)
      if width < size.width { row.clamped += 1 }
      pen += width + gap
    }
    if !sizes.isEmpty { close(row, at: sizes.count, lineLimit: lineLimit) }
  }

  /// Ends a row, which is shown or hidden.
  private mutating func close(_ row: Row, at end: Int, lineLimit: Int) {
    totalRows += 1
    guard totalRows <= lineLimit else {
      hidden += end - row.first
      return
    }
    var row = row
    row.count = end - row.first
    row.baseline = row.height
    rows.append(row)
  }

  /// Deals chips to the rows of a horizontal layout; rows that would be empty do not exist.
  private mutating func dealRows(_ sizes: Span<Size>, options: LayoutOptions) {
    let wanted = min(max(1, options.lineLimit), sizes.count)
    totalRows = 0
    guard wanted > 0 else { return }
    switch options.distribution {
    case .rowMajor:
      let share = (sizes.count + wanted - 1) / wanted
      for first in stride(from: 0, to: sizes.count, by: share) {
        rows.append(Row(first: first, count: min(share, sizes.count - first)))
      }
    case .columnMajor:
      for first in 0..<wanted {
        var row = Row(first: first, count: (sizes.count - first + wanted - 1) / wanted)
        row.stride = wanted
        rows.append(row)
      }
    }
    totalRows = rows.count
    measureRows(sizes, options: options, available: .infinity)
  }
}

/// What a row comes to, item by item.
struct RowMeasure {
  let gap: Double
  let available: Double
  /// The right edge of the last item.
  var edge = 0.0
  var height = 0.0
  var ascent = 0.0
  var descent = -Double.infinity
  var clamped = 0
  private var pen = 0.0

  init(gap: Double, available: Double) {
    self.gap = gap
    self.available = available
  }

  mutating func add(_ size: Size) {
    let width = min(size.width, available)
    edge = pen + width
    pen += width + gap
    height = max(height, size.height)
    ascent = max(ascent, size.baseline)
    descent = max(descent, size.height - size.baseline)
    if width < size.width { clamped += 1 }
  }
}
