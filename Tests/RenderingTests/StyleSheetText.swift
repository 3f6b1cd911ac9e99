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
    var rest = Array(css.utf8)[...]
    try read(&rest, below: [])
    guard rest.isEmpty else { throw Unreadable("a brace too many: \(Self.string(rest.prefix(40)))") }
  }
}

extension StyleSheetText {
  private mutating func read(_ rest: inout ArraySlice<UInt8>, below conditions: [String]) throws {
    while let next = rest.first, next != UInt8(ascii: "}") {
      guard let brace = rest.firstIndex(of: UInt8(ascii: "{")) else {
        throw Unreadable("no block: \(Self.string(rest))")
      }
      let prelude = Self.string(rest[..<brace])
      rest = rest[(brace + 1)...]
      if prelude.hasPrefix("@") {
        try read(&rest, below: conditions + [prelude])
      } else {
        let end = rest.firstIndex(of: UInt8(ascii: "}")) ?? rest.endIndex
        let declarations = try rest[..<end].split(separator: UInt8(ascii: ";")).map(Self.declaration)
        rules.append(Rule(conditions: conditions, selector: prelude, declarations: declarations))
        rest = rest[end...]
      }
      guard rest.popFirst() == UInt8(ascii: "}") else { throw Unreadable("an open block: \(prelude)") }
    }
  }

  private static func declaration(_ text: ArraySlice<UInt8>) throws -> (name: String, value: String) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else {
      throw Unreadable("no declaration: \(string(text))")
    }
    return (string(text[..<colon]), string(text[(colon + 1)...]))
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
