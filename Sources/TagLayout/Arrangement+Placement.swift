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
    let mirror = isMirrored ? contentWidth : nil
    let available = room.available
    var frames = frames.mutableSpan
    for row in rows {
      let end = row.first + row.count * row.stride
      var pen = RowPen(row, alignment: options.rowAlignment, available: available, mirror: mirror, at: width)
      if row.stride == 1 {
        for index in row.first..<end { frames[index] = pen.place(sizes[index]) }
      } else {
        for index in row.chips { frames[index] = pen.place(sizes[index]) }
      }
      if row.hasIndicator, let indicator { placedIndicator = pen.place(indicator) }
    }
    indicatorFrame = placedIndicator
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

/// Writes the frames of a row from its start to its end.
private struct RowPen {
  /// How far below the row's top an item would be if it had no height and no baseline.
  let level: Double
  /// How much each px of an item's height moves its top.
  let heightShare: Double
  /// How much each px of an item's baseline moves its top.
  let baselineShare: Double
  let y: Double
  let available: Double
  let gap: Double
  let growth: Double
  /// The content's width in right-to-left text.
  let mirror: Double?
  var x: Double

  init(_ row: Row, alignment: RowAlignment, available: Double, mirror: Double?, at width: Double) {
    y = row.y
    self.available = available
    self.mirror = mirror
    gap = row.gap(at: width)
    growth = row.growth(at: width)
    x = row.start(at: width)
    (heightShare, baselineShare) =
      switch alignment {
      case .top: (0, 0)
      case .center: (0.5, 0)
      case .bottom: (1, 0)
      case .baseline: (0, 1)
      }
    level = row.height * heightShare + row.baseline * baselineShare
  }

  /// Places the next item.
  @inline(__always)
  mutating func place(_ size: Size) -> Frame {
    let width = min(size.width, available) + growth
    let left = if let mirror { mirror - x - width } else { x }
    let top = y + (level - size.height * heightShare - size.baseline * baselineShare)
    x += width + gap
    return Frame(x: left, y: top, width: width, height: size.height)
  }
}
