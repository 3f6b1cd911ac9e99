/// An `@font-face` rule for a face of the reader's own system that stands in for a web font.
///
/// Its metrics are overridden (CSS Fonts 5, "Font metrics override descriptors"), so that it takes no more room
/// than the real face. Factors are 1 for 100 %.
public struct LocalFaceRule: Hashable, Sendable {
  /// The family name that style sheets use.
  public var family: String
  /// The names to look for with `local()`, the first first.
  public var names: [String]
  /// The factor for `size-adjust`.
  public var sizeAdjust: Double
  /// The factors for `ascent-override`, `descent-override` and `line-gap-override`.
  public var ascent, descent, lineGap: Double

  /// Makes a rule.
  public init(
    family: String, names: [String], sizeAdjust: Double, ascent: Double, descent: Double, lineGap: Double
  ) {
    self.family = family
    self.names = names
    self.sizeAdjust = sizeAdjust
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
  }

  /// The rule as CSS.
  public var css: String {
    let sources = names.map { "local(\(quotedFamily($0)))" }.joined(separator: ",")
    var css = "@font-face{font-family:\(quotedFamily(family));src:\(sources)"
    for (name, factor) in [
      ("size-adjust", sizeAdjust), ("ascent-override", ascent), ("descent-override", descent),
      ("line-gap-override", lineGap),
    ] { css += ";\(name):\(Number.text(factor * 100, decimals: 2))%" }
    return css + "}"
  }
}
