extension Arrangement {
  /// Gives rows their places and chips their frames.
  mutating func place(_ sizes: Span<Size>, options: LayoutOptions, width: Double) {
    room =
      options.direction == .vertical
      ? Room(inContainer: width, insets: options.insets)
      : Room(longestRow: rows.reduce(0) { max($0, $1.naturalWidth) }, insets: options.insets)
    isMirrored = options.textDirection == .rightToLeft
    let stack = options.stack(rows.lazy.map { $0.height })
    contentHeight = stack.height
    resizeFrames(to: sizes.count - hidden)
    let placement = Placement(
      options: options, room: room, width: width, top: stack.top, indicator: indicatorSize(options))
    indicatorFrame = placement.place(&rows, sizes, in: &frames)
    if isMirrored { mirror() }
  }

  /// The height of the rows that there are.
  func height(_ options: LayoutOptions) -> Double { options.stack(rows.lazy.map { $0.height }).height }

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

extension LayoutOptions {
  /// The height of rows below each other, with insets and room for a placement, and where the first begins.
  func stack(_ rowHeights: some Sequence<Double>) -> (height: Double, top: Double) {
    var y = insets.top
    var isFirst = true
    for height in rowHeights {
      if !isFirst { y += verticalSpacing }
      y += height
      isFirst = false
    }
    let height = y + insets.bottom
    let spare = containerHeight - height
    guard placement != .top, spare > 0, !isFirst else { return (height, insets.top) }
    return (containerHeight, insets.top + (placement == .center ? spare / 2 : spare))
  }
}

/// What all rows have in common that are placed.
private struct Placement {
  let options: LayoutOptions
  let room: Room
  /// The container's width.
  let width: Double
  /// Where the first row begins.
  let top: Double
  /// The size of the overflow indicator, if there is one.
  let indicator: Size?

  /// Gives rows their places and their items frames, those of chips in `frames`, and returns the indicator's.
  func place(_ rows: inout [Row], _ sizes: Span<Size>, in frames: inout [Frame]) -> Frame? {
    var rows = rows.mutableSpan
    var frames = frames.mutableSpan
    var indicatorFrame: Frame?
    var y = top
    for index in rows.indices {
      rows[index].y = y
      rows[index].align(options: options, room: room, isLast: index == rows.count - 1)
      let row = rows[index]
      var pen = RowPen(row, alignment: options.rowAlignment, available: room.available, at: width)
      if row.stride == 1 {
        for chip in row.first..<row.first + row.count { frames[chip] = pen.place(sizes[chip]) }
      } else {
        for chip in row.chips { frames[chip] = pen.place(sizes[chip]) }
      }
      if row.hasIndicator, let indicator { indicatorFrame = pen.place(indicator) }
      if options.rowAlignment == .baseline {
        for chip in row.chips { frames[chip].y -= sizes[chip].baseline }
        indicatorFrame?.y -= indicator?.baseline ?? 0
      }
      y += row.height
      y += options.verticalSpacing
    }
    return indicatorFrame
  }
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
