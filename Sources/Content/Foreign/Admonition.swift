/// A remark that stands out from a page's text, as MkDocs and Docusaurus have them.
struct Admonition: Hashable {
  /// What it is, such as `note` or `warning`: a word of letters, digits and hyphens.
  var kind: String
  /// What stands above it; `nil` for nothing.
  var title: String?
  /// Whether readers open it, and whether it is open at first; `nil` for one that is there always.
  var isOpen: Bool?
}

extension Admonition {
  /// The line that opens one in MkDocs: `!!! note "Title"`, and with `???` or `???+` one that readers open.
  init?(ofMkDocs line: Substring) {
    guard let match = line.wholeMatch(of: /(!!!|\?\?\?\+?)\s+([A-Za-z][\w -]*?)\s*(?:"(.*)")?\s*/) else {
      return nil
    }
    let words = match.2.split(separator: " ")
    self.init(kind: words[0].lowercased(), title: match.3.map(String.init))
    if match.3 == nil { title = Self.title(of: kind) } else if title?.isEmpty ?? true { title = nil }
    if match.1.hasPrefix("?") { isOpen = match.1.hasSuffix("+") }
    // What readers open needs something to be opened by.
    if isOpen != nil { title = title ?? Self.title(of: kind) }
  }

  /// The line that opens one in Docusaurus, `:::note[Title]` or `:::note Title`, and how many colons it has.
  static func ofDocusaurus(_ line: Substring) -> (admonition: Admonition, colons: Int)? {
    guard
      let match = line.wholeMatch(
        of: /(:{3,})\s*([A-Za-z][\w-]*)\s*(?:\[(.*)\]|([^\[{].*?))?\s*(?:\{.*\})?\s*/)
    else { return nil }
    let kind = match.2.lowercased()
    let title = (match.3 ?? match.4).map(String.init) ?? Self.title(of: kind)
    return (Admonition(kind: kind, title: title), match.1.count)
  }

  private static func title(of kind: String) -> String { kind.prefix(1).uppercased() + kind.dropFirst() }
}
