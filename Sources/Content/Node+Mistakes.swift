import Diagnostics

/// What toml++ and RapidJSON say about a mistake, in our words where these are clearer.
extension Diagnostic {
  /// - Parameters:
  ///   - words: what the library says.
  ///   - format: `TOML` or `JSON`.
  static func mistake(_ words: String, in format: String, at place: Place) -> Diagnostic {
    let known: [(words: String, diagnostic: Diagnostic)] = [
      ("could not determine value type", .unquotedValue(format, at: place)),
      ("Invalid value.", .unquotedValue(format, at: place)),
      ("expected '=', saw", .missingEqualsSign(at: place)),
      ("string: unescaped control characters", .unclosedLine(at: place)),
      ("literal string: control characters", .unclosedLine(at: place)),
      ("array: expected comma or closing ']'", .missingComma("[", opening: nil, at: place)),
      ("array: encountered end-of-file", .missingComma("[", opening: nil, at: place)),
      ("a comma or ']' after an array element", .missingComma("[", opening: nil, at: place)),
      ("a comma or '}' after an object member", .missingComma("{", opening: nil, at: place)),
    ]
    return known.first { words.contains($0.words) }?.diagnostic
      ?? .malformed(format, tidied(words), at: place)
  }

  /// The words as a part of a sentence: without what the library was doing, a capital at the start or a full stop.
  private static func tidied(_ words: String) -> String {
    var text = words[...]
    if text.hasPrefix("Error while parsing"), let end = text.firstRange(of: ": ") {
      text = text[end.upperBound...]
    }
    while text.last == "." { text.removeLast() }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
