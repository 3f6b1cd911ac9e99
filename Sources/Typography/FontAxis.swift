/// One axis of a variable font.
struct FontAxis: Hashable {
  /// The four-character tag, such as `wght`.
  var tag: String
  var range: ClosedRange<Double>
  var defaultValue: Double

  /// The position nearest to a wish.
  func clamped(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }
}

extension [FontAxis] {
  /// Where a weight and a slant put a variable font: `wght`, and `ital` or `slnt` for italics.
  ///
  /// The other axes stay at their defaults, `opsz` too: one face serves all sizes.
  func variations(weight: Int, italic: Bool) -> [FontVariation] {
    compactMap { axis in
      switch axis.tag {
      case "wght": FontVariation(tag: axis.tag, value: axis.clamped(Double(weight)))
      case "ital" where italic: FontVariation(tag: axis.tag, value: axis.clamped(1))
      case "slnt" where italic: FontVariation(tag: axis.tag, value: axis.range.lowerBound)
      default: nil
      }
    }
  }
}
