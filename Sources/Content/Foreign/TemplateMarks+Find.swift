import TagModel

extension TemplateMarks {
  /// Looks for what a generator would replace, outside code; `nil` where nothing is.
  ///
  /// Cost: one pass over the bytes, and none for generators that replace nothing.
  init?(in body: ArraySlice<UInt8>, _ dialect: Dialect) {
    guard let signs = Self.signs(of: dialect) else { return nil }
    var found = TemplateMarks()
    var (number, fence) = (0, ArraySlice<UInt8>?.none)
    for line in body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if let mark = AdmonitionReader.fence(line) {
        if let open = fence { fence = mark.starts(with: open) ? nil : open } else { fence = mark }
      } else if fence == nil, line.count <= Self.longestLine {
        found.look(at: line, number, signs)
      }
    }
    if found.count == 0 { return nil }
    self = found
  }

  /// Longer lines are data rather than text.
  private static let longestLine = 1 << 14

  /// What opens a piece that a generator replaces.
  private static func signs(of dialect: Dialect) -> [String.UTF8View]? {
    switch dialect {
    case .hugo: ["{{<".utf8, "{{%".utf8]
    case .jekyll, .eleventy, .zola: ["{{".utf8, "{%".utf8]
    case .tagcloud, .mkdocs, .docusaurus: nil
    }
  }

  private mutating func look(at line: ArraySlice<UInt8>, _ number: Int, _ signs: [String.UTF8View]) {
    var rest = line
    while let byte = rest.first {
      if byte == UInt8(ascii: "`") {
        let ticks = rest.prefix { $0 == byte }
        rest = rest.dropFirst(ticks.count)
        rest = Self.behindCode(rest, ticks.count) ?? rest
      } else if byte == UInt8(ascii: "{"), let sign = signs.first(where: { rest.starts(with: $0) }) {
        let inner = rest.dropFirst(sign.count).drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
        rest = inner
        // What closes a piece belongs to what opens it.
        if inner.first == UInt8(ascii: "/") || inner.starts(with: "end".utf8) { continue }
        count += 1
        if count > 1 { continue }
        let name = inner.prefix { !$0.isBlank && !"}%>(".utf8.contains($0) }
        first = String(sign) + " " + String(decoding: name.prefix(40), as: UTF8.self)
        self.line = number
      } else {
        rest = rest.dropFirst()
      }
    }
  }

  /// What follows a span of code, if as many signs close it on the line.
  private static func behindCode(_ text: ArraySlice<UInt8>, _ count: Int) -> ArraySlice<UInt8>? {
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "`")) {
      let ticks = rest[start...].prefix { $0 == UInt8(ascii: "`") }
      rest = rest[(start + ticks.count)...]
      if ticks.count == count { return rest }
    }
    return nil
  }
}
