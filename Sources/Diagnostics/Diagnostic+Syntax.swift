/// What can be wrong with a YAML, TOML or JSON document before its keys are looked at.
extension Diagnostic {
  /// A file is not UTF-8.
  ///
  /// `offset` is the 0-based position of the first wrong byte in the file.
  public static func invalidUTF8(
    byte: UInt8, offset: Int, likelyEncoding: String?, at place: Place
  ) -> Diagnostic {
    let hex = String(byte, radix: 16, uppercase: true)
    let likely = likelyEncoding.map { " (it looks like \($0))" } ?? ""
    return Diagnostic(
      .error, "invalid-utf8", at: place,
      "byte \(offset) of the file, 0x\(hex.count < 2 ? "0" : "")\(hex), is not UTF-8",
      fix: "save the file as UTF-8\(likely)")
  }

  /// A document holds a control character.
  public static func controlCharacter(_ scalar: Unicode.Scalar, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "control-character", at: place, "the control character \(codePoint(scalar)) cannot stand here",
      fix: "delete it, or write it as an escape in double quotes")
  }

  /// A line of YAML is indented with a tab.
  public static func tabIndentation(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "tab-indentation", at: place, "YAML cannot be indented with tabs", fix: "use spaces")
  }

  /// A YAML value starts with a character that only quotes allow.
  public static func reservedCharacter(_ character: Unicode.Scalar, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "reserved-character", at: place, "a value cannot start with '\(character)'",
      fix: "quote it: \"\(character)…\"")
  }

  /// A list or map in brackets goes on where it should end or have a comma.
  public static func missingComma(_ bracket: Character, opening: Place?, at place: Place) -> Diagnostic {
    let (collection, closing) = bracketed(bracket)
    return Diagnostic(
      .error, "missing-comma", at: place,
      "expected ',' or '\(closing)' in the \(collection) that '\(bracket)' opens",
      fix: "put a comma between its items, close it with '\(closing)', or quote the item",
      notes: opening.map { [Note("the '\(bracket)' is here", at: $0)] } ?? [])
  }

  /// A YAML list or map in brackets never ends.
  ///
  /// - Parameter end: where it can no longer go on.
  public static func unclosedBracket(_ bracket: Character, opening: Place, reaching end: Place) -> Diagnostic
  {
    let (collection, closing) = bracketed(bracket)
    return Diagnostic(
      .error, "unclosed-bracket", at: opening,
      "the \(collection) that '\(bracket)' opens here is never closed",
      fix: "close it with '\(closing)'", notes: [Note("it would go on to here", at: end)])
  }

  /// A line of a YAML map has no colon after its key.
  public static func missingColon(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "missing-colon", at: place, "expected 'key: value', but there is no ': ' on this line",
      fix: "put a colon and a space after the key")
  }

  /// A plain YAML value holds a colon that starts another map.
  public static func unquotedColon(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "unquoted-colon", at: place, "this ': ' would start a map inside a value",
      fix: "quote the value, or start a new line for the key")
  }

  /// A quoted YAML value never ends.
  public static func unclosedQuote(opening: Place) -> Diagnostic {
    Diagnostic(
      .error, "unclosed-quote", at: opening, "the quotation mark that opens here is never closed",
      fix: "close it")
  }

  /// A TOML or JSON value is none.
  public static func unquotedValue(_ format: String, at place: Place) -> Diagnostic {
    let comma = format == "JSON" ? ", and no comma after the last item" : ""
    return Diagnostic(
      .error, "unquoted-value", at: place, "this is not a value of \(format)",
      fix: "put text in quotes: \"…\"\(comma)")
  }

  /// A line of TOML has no equals sign after its key.
  public static func missingEqualsSign(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "missing-equals-sign", at: place, "expected 'key = value', but there is no '=' after the key",
      fix: "put '=' there, and quotes around a key with other signs than letters a to z, digits, '_' and '-'")
  }

  /// A quoted TOML value goes over the end of its line.
  public static func unclosedLine(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "unclosed-quote", at: place, "the text in quotes is not closed on this line",
      fix: "close it, or put text of several lines between \"\"\" and \"\"\"")
  }

  /// A YAML line stands in a column where it belongs to nothing.
  public static func wrongIndentation(of collection: String, opening: Place?, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "wrong-indentation", at: place, "this line does not fit the \(collection) around it",
      fix: "indent it like its neighbours",
      notes: [Note("the \(collection) starts here", at: opening)])
  }

  /// A double-quoted value holds an escape that does not exist.
  public static func unknownEscape(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "unknown-escape", at: place, "there is no such escape after '\\'",
      fix: "write '\\\\' for a backslash, or use single quotes")
  }

  /// A document is wrong in a way that only the library's words describe.
  public static func malformed(_ format: String, _ problem: String, at place: Place) -> Diagnostic {
    Diagnostic(.error, "malformed-\(format.lowercased())", at: place, "\(format): \(problem)")
  }

  /// A map has a key twice.
  public static func duplicateKey(_ key: String, first: Place?, at place: Place) -> Diagnostic {
    let lines =
      switch (first?.line, place.line) {
      case (let first?, let second?): ": on line \(first) and on line \(second)"
      default: ""
      }
    return Diagnostic(
      .error, "duplicate-key", at: place, "the key '\(key)' is there twice\(lines)", fix: "keep one of them",
      notes: first.map { [Note("it is first here", at: $0)] } ?? [])
  }

  /// A YAML map has a key that is a list or a map.
  public static func keyIsNotText(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "key-is-not-text", at: place, "a key must be text, not a list or a map", fix: "quote it")
  }

  /// A YAML alias names no anchor.
  public static func unknownAnchor(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "unknown-anchor", at: place, "the alias '*\(name)' names no anchor before it",
      fix: "define '&\(name)' first, or quote a value that starts with '*'")
  }

  /// A YAML merge key has a value that cannot be merged.
  public static func cannotMerge(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "cannot-merge", at: place, "'<<' takes a map or a list of maps",
      fix: "give it an alias of a map")
  }

  /// A document is nested too deeply.
  public static func tooDeep(limit: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "too-deep", at: place, "lists and maps are nested more than \(limit) levels deep",
      fix: "nest at most \(limit) levels")
  }

  /// The aliases of a YAML document stand for too many values.
  public static func tooManyAliases(limit: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "too-many-aliases", at: place, "the aliases stand for more than \(limit) values",
      fix: "write the values out, or use fewer aliases")
  }

  /// A document is larger than anybody writes.
  public static func tooLarge(limit: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "too-large", at: place, "front matter and settings are limited to \(limit >> 20) MiB",
      fix: "move text to the body of the page")
  }

  /// A YAML file holds a second document.
  public static func secondDocument(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "second-document", at: place, "a second YAML document starts here",
      fix: "keep one document a file")
  }

  private static func bracketed(_ bracket: Character) -> (collection: String, closing: Character) {
    bracket == "[" ? ("list", "]") : ("map", "}")
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }
}
