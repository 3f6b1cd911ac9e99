import TagModel

/// Takes a body apart where remarks open and close; what is between is Markdown by itself.
///
/// Fences of code stay whole. Only remarks at the start of a line are found, or inside another remark; those in lists
/// stay text. Links that are defined anywhere are known everywhere. Cost: linear in the bytes, for each level.
struct AdmonitionReader {
  /// A piece of the body.
  enum Piece: Hashable {
    /// Markdown, the line of the body on which it starts, and by how many bytes less it is indented there.
    case text(ArraySlice<UInt8>, line: Int, indentation: Int)
    case open(Admonition)
    case close(Admonition)
  }

  private(set) var pieces: [Piece] = []
  private let dialect: Dialect
  private let definitions: [UInt8]
  /// How many bytes of definitions may still be repeated.
  private var budget: Int

  /// The pieces of a body; itself for a dialect without remarks, or a body without any.
  static func pieces(of body: ArraySlice<UInt8>, _ dialect: Dialect) -> [Piece] {
    guard mayHave(dialect, body) else { return [.text(body, line: 1, indentation: 0)] }
    let lines = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var reader = AdmonitionReader(dialect, definitions: definitions(in: lines), budget: body.count + 1 << 20)
    reader.read(lines, from: 1, indentation: 0)
    return reader.pieces
  }

  private init(_ dialect: Dialect, definitions: [UInt8], budget: Int) {
    self.budget = budget
    self.dialect = dialect
    self.definitions = definitions
  }
}

extension AdmonitionReader {
  private typealias Lines = [ArraySlice<UInt8>]

  /// No page has remarks within more remarks than that.
  private static let depth = 16

  private static func mayHave(_ dialect: Dialect, _ body: ArraySlice<UInt8>) -> Bool {
    switch dialect {
    case .mkdocs: contains(body, "!!!") || contains(body, "???")
    case .docusaurus: contains(body, ":::")
    case .tagcloud, .hugo, .jekyll, .eleventy, .zola: false
    }
  }

  private static func contains(_ body: ArraySlice<UInt8>, _ signs: StaticString) -> Bool {
    let sign = unsafe signs.utf8Start.pointee
    var count = 0
    for byte in body {
      count = byte == sign ? count + 1 : 0
      if count == 3 { return true }
    }
    return false
  }

  /// The lines that define links.
  private static func definitions(in lines: Lines) -> [UInt8] {
    var found: [UInt8] = []
    for line in lines {
      let text = line.drop { $0 == 0x20 }
      guard text.first == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "]")) else {
        continue
      }
      if end + 1 < text.endIndex, text[end + 1] == UInt8(ascii: ":") { found += [0x0A, 0x0A] + text }
    }
    return found
  }

  private mutating func read(_ lines: Lines, from first: Int, indentation: Int, depth: Int = 0) {
    var (text, start, index) = ([UInt8](), first, 0)
    var fence: ArraySlice<UInt8>?
    let ends = ends(in: lines)
    while index < lines.count {
      let line = lines[index]
      if let open = fence {
        if Self.fence(line).map({ $0.starts(with: open) }) ?? false { fence = nil }
      } else if let opened = Self.fence(line) {
        fence = opened
      } else if depth < Self.depth, let found = remark(at: index, in: lines, ends) {
        write(text, line: start, indentation)
        pieces.append(.open(found.admonition))
        read(
          found.inner, from: first + index + 1, indentation: indentation + found.indentation, depth: depth + 1
        )
        pieces.append(.close(found.admonition))
        (text, start, index) = ([], first + found.end, found.end)
        continue
      }
      text += line + [0x0A]
      index += 1
    }
    write(text, line: start, indentation)
  }

  private mutating func write(_ text: [UInt8], line: Int, _ indentation: Int) {
    if text.allSatisfy({ $0.isBlank || $0 == 0x0A }) { return }
    let isAffordable = definitions.count <= budget
    if isAffordable { budget -= definitions.count }
    pieces.append(
      .text((isAffordable ? text + definitions : text)[...], line: line, indentation: indentation))
  }

  /// The signs that open or close a fence of code.
  static func fence(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let text = line.drop { $0 == 0x20 }
    guard let sign = text.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return nil }
    let signs = text.prefix { $0 == sign }
    return signs.count < 3 ? nil : signs
  }

  private struct Remark {
    var admonition: Admonition
    var inner: Lines
    /// The index of the line behind it.
    var end: Int
    var indentation: Int
  }

  private func remark(at index: Int, in lines: Lines, _ ends: [Int: Int]) -> Remark? {
    guard let first = lines[index].first else { return nil }
    switch first {
    case UInt8(ascii: "!") where dialect == .mkdocs, UInt8(ascii: "?") where dialect == .mkdocs:
      return indented(at: index, in: lines)
    case UInt8(ascii: ":") where dialect == .docusaurus: return fenced(at: index, in: lines, ends)
    default: return nil
    }
  }

  /// A remark whose lines are indented by four spaces.
  private func indented(at index: Int, in lines: Lines) -> Remark? {
    guard let admonition = Admonition(ofMkDocs: Self.text(lines[index])[...]) else { return nil }
    var (inner, end) = (Lines(), index + 1)
    while end < lines.count {
      let line = lines[end]
      let isBlank = line.allSatisfy(\.isBlank)
      if !isBlank, !line.starts(with: "    ".utf8) { break }
      inner.append(isBlank ? [] : line.dropFirst(4))
      end += 1
    }
    while inner.last?.isEmpty ?? false {
      inner.removeLast()
      end -= 1
    }
    return inner.isEmpty ? nil : Remark(admonition: admonition, inner: inner, end: end, indentation: 4)
  }

  /// The lines that close remarks of Docusaurus, by those that open them: one of at least as many colons closes the
  /// innermost.
  private func ends(in lines: Lines) -> [Int: Int] {
    guard dialect == .docusaurus else { return [:] }
    var ends: [Int: Int] = [:]
    var open: [(index: Int, colons: Int)] = []
    var fence: ArraySlice<UInt8>?
    for (index, line) in lines.enumerated() {
      if let mark = Self.fence(line) {
        if let start = fence { fence = mark.starts(with: start) ? nil : start } else { fence = mark }
        continue
      }
      guard fence == nil, line.first == UInt8(ascii: ":") else { continue }
      let text = Self.text(line)
      if let (_, colons) = Admonition.ofDocusaurus(text[...]) {
        open.append((index, colons))
      } else if text.utf8.allSatisfy({ $0 == UInt8(ascii: ":") }),
        // Those further out are not looked at, so that a page of colons takes no longer than another.
        let closed = open.suffix(Self.depth).lastIndex(where: { $0.colons <= text.utf8.count })
      {
        ends[open[closed].index] = index
        open.removeSubrange(closed...)
      }
    }
    return ends
  }

  /// A remark that a line of colons closes.
  private func fenced(at index: Int, in lines: Lines, _ ends: [Int: Int]) -> Remark? {
    guard let end = ends[index], let (admonition, _) = Admonition.ofDocusaurus(Self.text(lines[index])[...])
    else { return nil }
    return Remark(
      admonition: admonition, inner: Lines(lines[(index + 1)..<end]), end: end + 1, indentation: 0)
  }

  /// A line without what is blank at its end.
  private static func text(_ line: ArraySlice<UInt8>) -> String {
    var line = line
    while line.last?.isBlank ?? false { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}
