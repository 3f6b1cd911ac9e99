extension Row {
  /// Shares the row's slack out.
  mutating func align(options: LayoutOptions, room: Room, isLast: Bool) {
    start = Affine(options.insets.left)
    gap = Affine(options.horizontalSpacing)
    growth = Affine(0)
    let slack = room.affineAvailable - natural(in: room)
    switch (options.alignment, options.textDirection) {
    case (.start, _), (.left, .leftToRight), (.right, .rightToLeft): break
    case (.end, _), (.right, .leftToRight), (.left, .rightToLeft): start = start + slack
    case (.center, _): start = start + slack / 2
    case (.fillSpace, _), (.fillWidth, _), (.fillWidthExceptLast, _):
      switch isLast ? options.filledLastRow : .justify {
      case .auto, .start: break
      case .center: start = start + slack / 2
      case .justify: fill(slack, growingChips: options.alignment != .fillSpace)
      }
    }
  }

  /// Shares the slack among the chips, or among the gaps between them.
  private mutating func fill(_ slack: Affine, growingChips: Bool) {
    let items = Double(itemCount)
    if growingChips {
      growth = slack / items
    } else if itemCount > 1 {
      gap = gap + slack / (items - 1)
    }
  }

  /// The natural width, which follows the container where items are clamped.
  private func natural(in room: Room) -> Affine {
    guard clamped > 0 else { return Affine(naturalWidth) }
    let rest = naturalWidth - Double(clamped) * room.available
    return Affine(rest) + room.affineAvailable * Double(clamped)
  }
}

extension LayoutOptions {
  /// What the last visible row does where the alignment fills rows; never `auto`.
  public var filledLastRow: LastRow {
    guard lastRow == .auto else { return lastRow }
    return alignment == .fillWidthExceptLast ? .start : .justify
  }
}
