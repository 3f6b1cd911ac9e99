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
    let indicator = indicatorSize(options)
    for index in rows.indices {
      rows[index].measure(sizes, indicator: indicator, options: options, available: available)
    }
  }

  /// The size of the indicator at the end of the rows.
  func indicatorSize(_ options: LayoutOptions) -> Size? {
    hidden > 0 ? options.indicator?.size(hiding: hidden) : nil
  }
}

extension Arrangement {
  /// Starts a row where a chip does not fit any more, and counts the rows that the limit cuts.
  ///
  /// Clamped chips always fit at the start of a row, so no row is empty.
  private mutating func breakGreedily(_ sizes: Span<Size>, options: LayoutOptions, room: Room) {
    let gap = options.horizontalSpacing
    let available = room.available
    let limit = room.limit
    let lineLimit = options.lineLimit == 0 ? Int.max : options.lineLimit
    var first = 0
    var pen = 0.0
    var edge = 0.0
    var height = 0.0
    totalRows = 0
    for index in sizes.indices {
      let size = sizes[index]
      let width = min(size.width, available)
      if pen + width > limit {
        close(first..<index, naturalWidth: edge, height: height, lineLimit: lineLimit)
        if edge >= available { countClamped(sizes, available: available) }
        first = index
        pen = 0
        height = 0
      }
      edge = pen + width
      pen += width + gap
      height = height < size.height ? size.height : height
    }
    guard !sizes.isEmpty else { return }
    close(first..<sizes.count, naturalWidth: edge, height: height, lineLimit: lineLimit)
    if edge >= available { countClamped(sizes, available: available) }
  }

  /// Ends a row, which is shown or hidden.
  private mutating func close(
    _ chips: Range<Int>, naturalWidth: Double, height: Double, lineLimit: Int
  ) {
    totalRows += 1
    guard totalRows <= lineLimit else {
      hidden += chips.count
      return
    }
    var row = Row(first: chips.lowerBound, count: chips.count)
    row.naturalWidth = naturalWidth
    row.height = height
    row.baseline = height
    rows.append(row)
  }

  /// Counts the clamped chips of the last row, which has some only if it is full.
  private mutating func countClamped(_ sizes: Span<Size>, available: Double) {
    rows[rows.count - 1].countClamped(sizes, available: available)
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
