/// A style sheet taken apart: just the CSS that clouds are placed with, and an error for any other.
struct StyleSheetText {
  /// One selector's declarations below the conditions around it.
  struct Rule {
    /// The at-rules around it, from the outside in, without blanks at their ends.
    var conditions: [String]
    var selector: String
    var declarations: [(name: String, value: String)]
  }

  /// Why a text is not read.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
  }

  private(set) var rules: [Rule] = []

  init(_ css: String) throws {
    var rest = Array(css)[...]
    try read(&rest, below: [])
    guard rest.isEmpty else { throw Unreadable("a brace too many: \(String(rest.prefix(40)))") }
  }
}

extension StyleSheetText {
  private mutating func read(_ rest: inout ArraySlice<Character>, below conditions: [String]) throws {
    while let next = rest.first, next != "}" {
      guard let brace = rest.firstIndex(of: "{") else { throw Unreadable("no block: \(String(rest))") }
      let prelude = String(rest[..<brace])
      rest = rest[(brace + 1)...]
      if prelude.hasPrefix("@") {
        try read(&rest, below: conditions + [prelude])
      } else {
        let end = rest.firstIndex(of: "}") ?? rest.endIndex
        let declarations = try rest[..<end].split(separator: ";").map(Self.declaration)
        rules.append(Rule(conditions: conditions, selector: prelude, declarations: declarations))
        rest = rest[end...]
      }
      guard rest.popFirst() == "}" else { throw Unreadable("an open block: \(prelude)") }
    }
  }

  private static func declaration(_ text: ArraySlice<Character>) throws -> (name: String, value: String) {
    guard let colon = text.firstIndex(of: ":") else { throw Unreadable("no declaration: \(String(text))") }
    return (String(text[..<colon]), String(text[(colon + 1)...]))
  }
}
