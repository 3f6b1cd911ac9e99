/// A face of the visitor's own system, adjusted to stand in for a web font that is late or missing.
///
/// What a page writes into an `@font-face` rule (CSS Fonts 5, "Font metrics override descriptors"): no label is
/// wider in it than in the real face, and its line boxes are as high, so that nothing shifts.
public struct LocalFallback: Hashable, Sendable {
  /// The names to look for with `local()`, all of them faces with the advances of Arial.
  public var names: [String]
  /// The factor for `size-adjust`; 1 is 100 %.
  public var sizeAdjust: Double
  /// The factor for `ascent-override`; 1 is 100 %.
  public var ascentOverride: Double
  /// The factor for `descent-override`; 1 is 100 %.
  public var descentOverride: Double
  /// The factor for `line-gap-override`; 1 is 100 %.
  public var lineGapOverride: Double

  /// Makes a stand-in that was matched before.
  public init(
    names: [String], sizeAdjust: Double, ascentOverride: Double, descentOverride: Double,
    lineGapOverride: Double
  ) {
    self.names = names
    self.sizeAdjust = sizeAdjust
    self.ascentOverride = ascentOverride
    self.descentOverride = descentOverride
    self.lineGapOverride = lineGapOverride
  }
}

extension LabelShaper {
  /// Matches the visitor's Arial, or a face with its advances, to the primary face of a style.
  ///
  /// Only labels that the primary face draws alone, and Arial can draw too, are taken into account. `nil` when
  /// the build machine has no such face to compare with, or no label can be compared. Cost: shapes each label
  /// once more.
  public func localFallback(_ style: PreparedStyle, labels: some Sequence<ShapedText>) -> LocalFallback? {
    let chain = chain(of: style)
    guard let reference = chain.local else { return nil }
    var narrowest = Double.infinity
    for label in labels where label.runs.allSatisfy({ $0.face == chain.primary }) {
      guard let local = width(of: label, in: reference), local > 0 else { continue }
      narrowest = min(narrowest, label.runs.reduce(0) { $0 + $1.widthInEm } / local)
    }
    guard narrowest.isFinite, narrowest > 0 else { return nil }
    // Down to 0.01 %, which is how precisely a style sheet says it.
    let adjust = (narrowest * 10_000).rounded(.down) / 10_000
    let primary = font(chain.primary)
    // Overrides are multiplied by the adjustment, so they are divided by it here.
    let scale = Double(primary.unitsPerEm) * adjust
    return LocalFallback(
      names: localNames(of: reference), sizeAdjust: adjust, ascentOverride: Double(primary.ascent) / scale,
      descentOverride: Double(primary.descent) / scale, lineGapOverride: Double(primary.lineGap) / scale)
  }
}

extension LabelShaper {
  /// The width of a label in another face, in em; `nil` when the face lacks a character.
  private func width(of label: ShapedText, in face: FontFace.ID) -> Double? {
    let coverage = catalog[face].coverage
    guard label.text.unicodeScalars.allSatisfy({ coverage.contains($0.value) }) else { return nil }
    let font = font(face)
    var advance = 0
    for run in label.runs {
      let properties = RunProperties(script: run.script, isRightToLeft: run.isRightToLeft)
      buffer.shape(
        label.text.utf8.span, run.range, with: font.font, as: properties, features: ShapingFeatures([]))
      buffer.forEachGlyph { _, width, _ in advance += width }
    }
    return Double(advance) / Double(font.unitsPerEm)
  }

  /// Full names and PostScript names, since systems differ in which they look for.
  private func localNames(of face: FontFace.ID) -> [String] {
    let style = (catalog[face].weight >= 600 ? " Bold" : "") + (catalog[face].italic ? " Italic" : "")
    let suffix = style.isEmpty ? "" : "-" + style.split(separator: " ").joined()
    return [
      "Arial" + style, "Arial" + suffix + "MT", "Liberation Sans" + style, "LiberationSans" + suffix,
      "Arimo" + style,
    ]
  }
}
