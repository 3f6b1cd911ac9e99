extension Row {
  /// Shares the row's slack out.
  mutating func align(options: LayoutOptions, room: Room, isLast: Bool) {
    start = Affine(options.insets.left)
    gap = Affine(options.horizontalSpacing)
    growth = Affine(0)
    let slack = room.affineAvailable - natural(in: room)
    let items = Double(itemCount)
    switch (options.alignment, options.textDirection) {
    case (.start, _), (.left, .leftToRight), (.right, .rightToLeft): break
    case (.end, _), (.right, .leftToRight), (.left, .rightToLeft): start = start + slack
    case (.center, _): start = start + slack / 2
    case (.fillSpace, _): if itemCount > 1 { gap = gap + slack / (items - 1) }
    case (.fillWidth, _): growth = slack / items
    case (.fillWidthExceptLast, _): if !isLast { growth = slack / items }
    }
  }

  /// The natural width, which follows the container where items are clamped.
  private func natural(in room: Room) -> Affine {
    guard clamped > 0 else { return Affine(naturalWidth) }
    let rest = naturalWidth - Double(clamped) * room.available
    return Affine(rest) + room.affineAvailable * Double(clamped)
  }
}
