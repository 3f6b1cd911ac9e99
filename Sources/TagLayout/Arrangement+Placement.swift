extension Arrangement {
  /// Gives rows their places and chips their frames.
  mutating func place(_ sizes: Span<Size>, options: LayoutOptions, width: Double) {
    room =
      options.direction == .vertical
      ? Room(inContainer: width, insets: options.insets)
      : Room(longestRow: rows.reduce(0) { max($0, $1.naturalWidth) }, insets: options.insets)
    isMirrored = options.textDirection == .rightToLeft
    stackRows(options)
    for index in rows.indices {
      rows[index].align(options: options, room: room, isLast: index == rows.count - 1)
    }
    placeItems(sizes, options: options, width: width)
  }

  /// Puts rows below each other.
  mutating func stackRows(_ options: LayoutOptions) {
    contentHeight = options.contentHeight(of: rows.lazy.map { $0.height })
    var y = options.insets.top
    for index in rows.indices {
      if index > 0 { y += options.verticalSpacing }
      rows[index].y = y
      y += rows[index].height
    }
    guard options.placement != .top else { return }
    let spare = contentHeight - (y + options.insets.bottom)
    let shift = options.placement == .center ? spare / 2 : spare
    for index in rows.indices { rows[index].y += shift }
  }
}

extension LayoutOptions {
  /// The height of rows below each other, with insets, and with a placement at least the container's.
  func contentHeight(of rowHeights: some Sequence<Double>) -> Double {
    var y = insets.top
    var isFirst = true
    for height in rowHeights {
      if !isFirst { y += verticalSpacing }
      y += height
      isFirst = false
    }
    let height = y + insets.bottom
    return placement == .top || isFirst ? height : max(height, containerHeight)
  }
}

extension Arrangement {
  /// Gives each visible chip its frame.
  private mutating func placeItems(_ sizes: Span<Size>, options: LayoutOptions, width: Double) {
    resizeFrames(to: sizes.count - hidden)
    let rows = rows
    let indicator = indicatorSize(options)
    var placedIndicator: Frame?
    let available = room.available
    var frames = frames.mutableSpan
    for row in rows {
      let end = row.first + row.count * row.stride
      var pen = RowPen(row, alignment: options.rowAlignment, available: available, at: width)
      if row.stride == 1 {
        for index in row.first..<end { frames[index] = pen.place(sizes[index]) }
      } else {
        for index in row.chips { frames[index] = pen.place(sizes[index]) }
      }
      if options.rowAlignment == .baseline {
        for index in row.chips { frames[index].y -= sizes[index].baseline }
      }
      guard row.hasIndicator, let indicator else { continue }
      placedIndicator = pen.place(indicator)
      if options.rowAlignment == .baseline { placedIndicator?.y -= indicator.baseline }
    }
    indicatorFrame = placedIndicator
    if isMirrored { mirror() }
  }

  /// Makes rows run from right to left.
  private mutating func mirror() {
    let contentWidth = contentWidth
    for index in frames.indices { frames[index].mirror(in: contentWidth) }
    indicatorFrame?.mirror(in: contentWidth)
  }

  /// Keeps the buffer, whatever is in it: every frame is written.
  private mutating func resizeFrames(to count: Int) {
    if frames.count > count {
      frames.removeLast(frames.count - count)
    } else {
      let empty = Frame(x: 0, y: 0, width: 0, height: 0)
      frames.append(contentsOf: repeatElement(empty, count: count - frames.count))
    }
  }
}

extension Frame {
  fileprivate mutating func mirror(in contentWidth: Double) { x = contentWidth - x - width }
}

/// Writes the frames of a row from its start to its end.
///
/// On a common baseline, frames are still to be raised by the items' own.
private struct RowPen {
  /// Where the top of an item without height would be.
  private let level: Double
  /// How much each px of an item's height raises its top.
  private let share: Double
  private let available: Double
  private let gap: Double
  private let growth: Double
  private var x: Double

  init(_ row: Row, alignment: RowAlignment, available: Double, at width: Double) {
    self.available = available
    gap = row.gap(at: width)
    growth = row.growth(at: width)
    x = row.start(at: width)
    (level, share) =
      switch alignment {
      case .top: (row.y, 0)
      case .center: (row.y + row.height / 2, 0.5)
      case .bottom: (row.y + row.height, 1)
      case .baseline: (row.y + row.baseline, 0)
      }
  }

  /// Places the next item.
  @inline(__always)
  mutating func place(_ size: Size) -> Frame {
    let width = min(size.width, available) + growth
    defer { x += width + gap }
    return Frame(x: x, y: level - size.height * share, width: width, height: size.height)
  }
}
