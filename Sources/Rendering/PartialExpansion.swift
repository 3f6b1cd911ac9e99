import Diagnostics

/// Puts the parts that templates name (`{{> parts/head}}`) in their places, so that a page's template is one text.
struct PartialExpansion {
  private let texts: [String: String]
  private var missing: [(name: String, place: String, suggestion: String?)] = []
  private var circular: [(name: String, place: String)] = []

  init(_ texts: [String: String]) { self.texts = texts }

  /// The text of a template with all its parts in it.
  mutating func expanded(_ name: String) -> String {
    var open = [name]
    return expand(texts[name] ?? "", open: &open)
  }

  /// What is wrong with the parts that were named.
  func diagnostics(folder: String) -> [Diagnostic] {
    missing.map { part in
      let hint = part.suggestion.map { "; did you mean \($0)?" } ?? ""
      return .badTemplate("there is no part \(part.name)\(hint)", at: Place(path: folder + "/" + part.place))
    } + circular.map { .badTemplate("the part \($0.name) holds itself", at: Place(path: folder + "/" + $0.place)) }
  }
}

extension PartialExpansion {
  /// Expands a text; `open` are the files that it stands in, the innermost last.
  private mutating func expand(_ text: String, open: inout [String]) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "{{>") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "}}") else { break }
      let part = rest[..<end.lowerBound].filter { !$0.isWhitespace }
      rest = rest[end.upperBound...]
      // A line that only names a part leaves no empty line behind.
      if result.hasSuffix("\n") || result.isEmpty, rest.hasPrefix("\n") { rest = rest.dropFirst() }
      result += insert(String(part), open: &open)
    }
    return result + rest
  }

  private mutating func insert(_ part: String, open: inout [String]) -> String {
    let name = part + ".mustache"
    let place = open.last ?? name
    guard let text = texts[name] else {
      let parts = texts.keys.filter { $0.hasPrefix("parts/") }.map { String($0.dropLast(9)) }.sorted()
      missing.append((part, place, nearest(to: part, among: parts)))
      return ""
    }
    if open.contains(name) {
      circular.append((part, place))
      return ""
    }
    open.append(name)
    defer { open.removeLast() }
    return expand(text, open: &open)
  }
}
