extension Row {
  /// Measures a row of known chips: natural width, height, baseline.
  mutating func measure(
    _ sizes: Span<Size>, indicator: Size?, options: LayoutOptions, available: Double
  ) {
    var measure = RowMeasure(gap: options.horizontalSpacing, available: available)
    var index = first
    for _ in 0..<count {
      measure.add(sizes[index])
      index += stride
    }
    if hasIndicator, let indicator { measure.add(indicator) }
    naturalWidth = measure.edge
    clamped = measure.clamped
    let onBaseline = options.rowAlignment == .baseline
    height = onBaseline ? measure.ascent + measure.descent : measure.height
    baseline = onBaseline ? measure.ascent : measure.height
  }

  /// Counts the chips that are clamped.
  mutating func countClamped(_ sizes: Span<Size>, available: Double) {
    clamped = 0
    for index in chips where sizes[index].width > available { clamped += 1 }
  }
}

/// What a row comes to, item by item.
private struct RowMeasure {
  let gap: Double
  let available: Double
  /// The right edge of the last item.
  var edge = 0.0
  var height = 0.0
  var ascent = 0.0
  var descent = 0.0
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
