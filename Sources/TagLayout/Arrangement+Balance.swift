extension Arrangement {
  /// Breaks the visible items anew, in as many rows as there are, which come out as equally long as their order
  /// allows.
  ///
  /// What is visible is decided before, so balanced rows never show less than greedy ones.
  mutating func balance(_ sizes: Span<Size>, options: LayoutOptions, room: Room) {
    guard rows.count > 1 else { return }
    let shown = sizes.count - hidden
    var widths = (0..<shown).map { sizes[$0].width }
    let indicator = indicatorSize(options)
    if let indicator { widths.append(indicator.width) }
    let balanced = BalancedRows(of: widths, gap: options.horizontalSpacing, room: room)
    rows.removeAll(keepingCapacity: true)
    for (start, end) in zip(balanced.ends, balanced.ends.dropFirst()) {
      var row = Row(first: start, count: min(end, shown) - start)
      row.hasIndicator = end > shown
      row.measure(sizes, indicator: indicator, options: options, available: room.available)
      rows.append(row)
    }
    if hidden == 0 { totalRows = rows.count }
  }
}
