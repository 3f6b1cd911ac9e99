/// A remark that stands out from a page's text, as MkDocs and Docusaurus have them.
struct Admonition: Hashable {
  /// What it is, such as `note` or `warning`: a word of letters, digits and hyphens.
  var kind: String
  /// What stands above it; `nil` for nothing.
  var title: String?
  /// Whether it is open at first, for one that readers open; `nil` for one that is there always.
  var isOpen: Bool?
}

extension Admonition {
  /// The line that opens one in MkDocs: `!!! note "Title"`, and with `???` or `???+` one that readers open.
  init?(ofMkDocs line: Substring) {
    let signs = line.prefix { !$0.isWhitespace }
    guard ["!!!", "???", "???+"].contains(signs) else { return nil }
    let rest = line.dropFirst(signs.count)
    let start = rest.firstIndex(of: "\"") ?? rest.endIndex
    let words = rest[..<start].split(separator: " ")
    guard let kind = words.first.flatMap(Self.kind), words.allSatisfy({ Self.kind($0) != nil }) else {
      return nil
    }
    self.init(kind: kind, title: Self.title(of: kind))
    if start < rest.endIndex {
      let quoted = rest[start...]
      guard quoted.count > 1, quoted.last == "\"" else { return nil }
      title = String(quoted.dropFirst().dropLast())
    }
    if signs.first == "?" { isOpen = signs.last == "+" }
    // What readers open needs something to be opened by.
    if title?.isEmpty ?? true { title = isOpen == nil ? nil : Self.title(of: kind) }
  }

  /// The line that opens one in Docusaurus, `:::note[Title]` or `:::note Title`, and how many colons it has.
  static func ofDocusaurus(_ line: Substring) -> (admonition: Admonition, colons: Int)? {
    let colons = line.prefix { $0 == ":" }.count
    let text = line.dropFirst(colons).drop { $0 == " " }
    let word = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    guard colons > 2, let kind = kind(word) else { return nil }
    var rest = text.dropFirst(word.count).drop { $0 == " " }
    if rest.first == "[", let end = rest.lastIndex(of: "]") {
      rest = rest[..<end].dropFirst()
    } else if let attributes = rest.firstIndex(of: "{") {
      rest = rest[..<attributes]
    }
    while rest.last == " " { rest.removeLast() }
    let title = rest.isEmpty ? title(of: kind) : String(rest)
    return (Admonition(kind: kind, title: title), colons)
  }

  /// A word in lower case; `nil` for one that is none.
  private static func kind(_ word: Substring) -> String? {
    guard let first = word.first, first.isASCII, first.isLetter else { return nil }
    let isWord = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return isWord ? word.lowercased() : nil
  }

  private static func title(of kind: String) -> String { kind.prefix(1).uppercased() + kind.dropFirst() }
}
