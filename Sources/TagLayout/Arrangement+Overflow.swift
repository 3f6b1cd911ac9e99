extension Arrangement {
  /// Hides chips of the last row until the overflow indicator fits behind them.
  ///
  /// The longest prefix of chips is shown for which it and the indicator fit in the line limit. If no chip of the
  /// last row can stay, the indicator ends the row before, or has the last one to itself.
  mutating func makeRoom(
    for indicator: OverflowIndicator, _ sizes: Span<Size>, options: LayoutOptions, room: Room
  ) {
    var last = rows.removeLast()
    var fitting = 0
    var pen = 0.0
    for count in 0...last.count {
      let size = indicator.size(hiding: sizes.count - last.first - count)
      if pen + min(size.width, room.available) <= room.limit || count == 0 { fitting = count }
      guard count < last.count else { break }
      pen += min(sizes[last.first + count].width, room.available) + options.horizontalSpacing
    }
    last.count = fitting
    hidden = sizes.count - last.first - fitting
    if fitting == 0, let before = rows.popLast() {
      let size = indicator.size(hiding: hidden)
      let edge = before.naturalWidth + options.horizontalSpacing + min(size.width, room.available)
      if edge <= room.limit { last = before } else { rows.append(before) }
    }
    last.hasIndicator = true
    last.measure(
      sizes, indicator: indicator.size(hiding: hidden), options: options, available: room.available)
    rows.append(last)
  }
}
