/// An `@font-face` rule for labels.
public struct FontFaceRule: Hashable, Sendable {
  /// The family name that style sheets use.
  public var family: String
  /// The file, relative to the style sheet, percent-encoded.
  public var url: String
  /// The weight on CSS's scale.
  public var weight: Int
  /// Whether the face is italic.
  public var isItalic: Bool
  /// Makes a rule.
  public init(family: String, url: String, weight: Int, isItalic: Bool) {
    self.family = family
    self.url = url
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The rule as CSS.
  ///
  /// However late the face comes, it takes its place: labels were measured with it, and no box hangs on it.
  public var css: String {
    var css = "@font-face{font-family:\(quotedFamily(family));src:url(\(url)) format(\"woff2\")"
    css += ";font-weight:\(weight)"
    if isItalic { css += ";font-style:italic" }
    return css + ";font-display:swap}"
  }
}

/// A family name as CSS writes it.
public func quotedFamily(_ name: String) -> String {
  var quoted = "\""
  for scalar in name.unicodeScalars where scalar.value >= 0x20 {
    if scalar == "\"" || scalar == "\\" { quoted += "\\" }
    quoted.unicodeScalars.append(scalar)
  }
  return quoted + "\""
}
