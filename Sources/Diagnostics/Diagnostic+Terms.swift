extension Diagnostic {
  /// One page carries the same term twice.
  public static func repeatedTag(_ name: String, at place: Place, first: Place) -> Diagnostic {
    Diagnostic(
      .warning, "repeated-tag", at: place, "duplicate tag in one page: \"\(name)\" is there already",
      fix: "remove one of the two", notes: [Note("it is here first", at: first)])
  }

  /// Several spellings stand for one term.
  public static func severalSpellings(of label: String, _ spellings: [(text: String, place: Place)])
    -> Diagnostic
  {
    let list = spellings.map { "\"\($0.text)\"" }.joined(separator: ", ")
    let places = spellings.map(\.place).sorted()
    return Diagnostic(
      .warning, "several-spellings", at: places.first, "one tag, \(spellings.count) spellings: \(list)",
      fix: "spell it \"\(label)\" everywhere",
      notes: spellings.map { Note("spelt \"\($0.text)\"", at: $0.place) })
  }

  /// Two terms would get one address.
  public static func slugCollision(
    _ slug: String, _ first: (label: String, place: Place), _ second: (label: String, place: Place)
  ) -> Diagnostic {
    Diagnostic(
      .error, "slug-collision", at: second.place,
      "the tags \"\(first.label)\" and \"\(second.label)\" would both have the page tags/\(slug)/",
      fix: "spell them alike, or give one of them another name",
      notes: [Note("\"\(first.label)\" is here", at: first.place)])
  }

  /// Two pages would get one address.
  public static func addressCollision(_ address: String, first: Place, second: Place) -> Diagnostic {
    Diagnostic(
      .error, "address-collision", at: second, "two pages would have the address \(address)",
      fix: "rename one of the files, or give it a slug", notes: [Note("the other page is here", at: first)])
  }

  /// A page would take an address that the site needs itself.
  public static func reservedAddress(_ address: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "reserved-address", at: place, "the address \(address) belongs to a page that the build makes",
      fix: "rename the file, or give it a slug")
  }

  /// A style name that no style sheet has.
  public static func unknownStyle(_ name: String, at place: Place, suggestion: String?) -> Diagnostic {
    Diagnostic(
      .error, "unknown-style", at: place, "there is no style \"\(name)\"",
      fix: suggestion.map { "did you mean \"\($0)\"?" } ?? "define it under styles")
  }

  /// Two clouds of one page have one name.
  public static func repeatedCloudName(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "repeated-cloud-name", at: place, "a cloud of this page is already called \"\(name)\"",
      fix: "give one of them another name")
  }
}

extension Unicode.Scalar {
  /// The code point as `U+200B`.
  public var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
