import TagModel

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
  /// Where a request puts a variable font: on the axes that it names, on `wght`, and on `ital` or `slnt` for italics.
  ///
  /// The other axes stay at their defaults, `opsz` too: one face serves all sizes.
  func variations(_ request: FontRequest) -> [FontVariation] {
    compactMap { axis in
      if let named = request.axes.last(where: { $0.tag == axis.tag }) {
        return FontVariation(tag: axis.tag, value: axis.clamped(named.value))
      }
      let (weight, italic) = (request.weight, request.italic)
      switch axis.tag {
      case "wght": return FontVariation(tag: axis.tag, value: axis.clamped(Double(weight)))
      case "ital" where italic: return FontVariation(tag: axis.tag, value: axis.clamped(1))
      case "slnt" where italic: return FontVariation(tag: axis.tag, value: axis.range.lowerBound)
      default: return nil
      }
    }
  }
}
