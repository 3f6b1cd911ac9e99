/// The size of a line of text at one font size, in CSS px.
public struct MeasuredText: Hashable, Sendable {
  /// The width, rounded up to 1/64 px: what the browser's line box needs.
  public var width: Double
  /// The primary face's ascent, rounded to whole px as browsers do for a line box.
  public var ascent: Double
  /// The primary face's descent, rounded to whole px as browsers do for a line box.
  public var descent: Double
  /// The text as painted, its faces, and what no face can draw.
  public var shaped: ShapedText

  /// The stretches of text in one face each.
  public var runs: [ShapedText.Run] { shaped.runs }
  /// The characters that no face can draw.
  public var missing: [Unicode.Scalar] { shaped.missing }

  /// Makes a measurement from its parts.
  public init(width: Double, ascent: Double, descent: Double, shaped: ShapedText) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.shaped = shaped
  }
}
