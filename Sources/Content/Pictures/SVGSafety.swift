/// What in an SVG could run or load something.
enum SVGSafety {
  /// Whether an element runs something, or holds what is no picture.
  static func isActive(_ element: XMLElement) -> Bool {
    switch element.name.local.lowercased() {
    case "script", "foreignobject", "handler", "listener", "iframe", "object", "embed", "audio", "video",
      "canvas":
      return true
    case "set", "animate":
      // They can give an attribute a value that it must not have.
      let target = element.attributes.first { $0.name.local == "attributeName" }?.value ?? ""
      return target.lowercased().hasSuffix("href") || isHandler(target)
    default: return false
    }
  }

  /// Whether an attribute neither runs anything nor leads out of the picture.
  static func isSafe(attribute name: String, _ value: String) -> Bool {
    if isHandler(name) { return false }
    let plain = value.unicodeScalars.filter { $0.value > 0x20 }.reduce(into: "") {
      $0.unicodeScalars.append($1)
    }
    .lowercased()
    if plain.contains("javascript:") || plain.contains("vbscript:") { return false }
    switch name.lowercased() {
    case "href", "src":
      return plain.hasPrefix("#") || pixels.contains { plain.hasPrefix("data:image/\($0);base64,") }
    case "base": return false
    default: return isSafe(css: value)
    }
  }

  /// Whether style sheets load nothing.
  static func isSafe(css: String) -> Bool {
    let css = css.lowercased()
    // Escapes could hide everything else.
    if css.contains("\\") || css.contains("@import") || css.contains("expression(") { return false }
    return css.split(separator: "url(", omittingEmptySubsequences: false).dropFirst().allSatisfy { rest in
      rest.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }.first == "#"
    }
  }

  /// An attribute as a warning names it.
  static func description(ofAttribute name: String, _ value: String) -> String {
    if isHandler(name) { return name }
    let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(name)=\"\(line.prefix(60))\""
  }

  private static let pixels = ["png", "jpeg", "gif", "webp"]

  private static func isHandler(_ name: String) -> Bool { name.lowercased().hasPrefix("on") }
}
