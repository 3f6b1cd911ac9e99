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
      align(&rows[index], isLast: index == rows.count - 1, options: options)
    }
    placeItems(sizes, options: options, width: width)
  }
}

extension Arrangement {
  /// Puts rows below each other.
  private mutating func stackRows(_ options: LayoutOptions) {
    var y = options.insets.top
    for index in rows.indices {
      if index > 0 { y += options.verticalSpacing }
      rows[index].y = y
      y += rows[index].height
    }
    contentHeight = y + options.insets.bottom
    let spare = options.containerHeight - contentHeight
    guard options.placement != .top, spare > 0, !rows.isEmpty else { return }
    contentHeight = options.containerHeight
    let shift = options.placement == .center ? spare / 2 : spare
    for index in rows.indices { rows[index].y += shift }
  }

  /// Shares a row's slack out.
  private func align(_ row: inout Row, isLast: Bool, options: LayoutOptions) {
    row.start = Affine(options.insets.left)
    row.gap = Affine(options.horizontalSpacing)
    row.growth = Affine(0)
    let slack = room.affineAvailable - row.natural(room)
    let items = Double(row.itemCount)
    switch (options.alignment, options.textDirection) {
    case (.start, _), (.left, .leftToRight), (.right, .rightToLeft): break
    case (.end, _), (.right, .leftToRight), (.left, .rightToLeft): row.start = row.start + slack
    case (.center, _): row.start = row.start + slack / 2
    case (.fillSpace, _): if row.itemCount > 1 { row.gap = row.gap + slack / (items - 1) }
    case (.fillWidth, _): row.growth = slack / items
    case (.fillWidthExceptLast, _): if !isLast { row.growth = slack / items }
    }
  }

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
      var pen = RowPen(row, alignment: options.rowAlignment, available: available, at: width)
      var index = row.first
      for _ in 0..<row.count {
        frames[index] = pen.place(sizes[index], mirror: mirror)
        index += row.stride
      }
      if row.hasIndicator, let indicator { placedIndicator = pen.place(indicator, mirror: mirror) }
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

extension Row {
  /// The natural width, which follows the container where items are clamped.
  fileprivate func natural(_ room: Room) -> Affine {
    guard clamped > 0 else { return Affine(naturalWidth) }
    let rest = naturalWidth - Double(clamped) * room.available
    return Affine(rest) + room.affineAvailable * Double(clamped)
  }
}

/// Writes the frames of a row from its start to its end.
private struct RowPen {
  let row: Row
  let alignment: RowAlignment
  let available: Double
  let gap: Double
  let growth: Double
  var x: Double

  init(_ row: Row, alignment: RowAlignment, available: Double, at width: Double) {
    self.row = row
    self.alignment = alignment
    self.available = available
    gap = row.gap(at: width)
    growth = row.growth(at: width)
    x = row.start(at: width)
  }

  /// Places the next item; `mirror` is the content's width in right-to-left text.
  @inline(__always)
  mutating func place(_ size: Size, mirror: Double?) -> Frame {
    let width = min(size.width, available) + growth
    let left = if let mirror { mirror - x - width } else { x }
    x += width + gap
    return Frame(x: left, y: top(of: size), width: width, height: size.height)
  }

  private func top(of size: Size) -> Double {
    switch alignment {
    case .top: row.y
    case .center: row.y + (row.height - size.height) / 2
    case .bottom: row.y + (row.height - size.height)
    case .baseline: row.y + (row.baseline - size.baseline)
    }
  }
}
