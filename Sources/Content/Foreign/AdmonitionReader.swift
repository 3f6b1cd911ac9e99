import TagModel

/// Takes a body apart where remarks open and close; what is between is Markdown by itself.
///
/// Fences of code stay whole. Remarks are found at the start of a line, in items of lists, and inside another remark.
/// Links that are defined anywhere are known everywhere. Cost: linear in the bytes, for each level.
struct AdmonitionReader {
  /// A piece of the body.
  enum Piece: Hashable {
    case text(Markdown)
    case open(Admonition)
    case close(Admonition)
  }

  /// Text between remarks.
  struct Markdown: Hashable {
    var text: ArraySlice<UInt8>
    /// The line of the body on which it starts.
    var line = 1
    /// By how many bytes less it is indented than in the body.
    var indentation = 0
    /// Remarks in its lists, in the place of each of which the text has a fence with a mark.
    var listed: [[Piece]] = []
    /// The text with the remarks as they are written.
    var original: ArraySlice<UInt8>
  }

  private(set) var pieces: [Piece] = []
  private let dialect: Dialect
  private let definitions: [UInt8]
  /// How many bytes of definitions may still be repeated.
  private var budget: Int

  /// The pieces of a body; itself for a dialect without remarks, or a body without any.
  static func pieces(of body: ArraySlice<UInt8>, _ dialect: Dialect) -> [Piece] {
    guard mayHave(dialect, body) else { return [.text(Markdown(text: body, original: body))] }
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
    var (draft, index) = (Draft(line: first, indentation: indentation), 0)
    var (fence, items) = (ArraySlice<UInt8>?.none, ListItems())
    let ends = ends(in: lines)
    while index < lines.count {
      let line = lines[index]
      if let open = fence {
        if Self.fence(line).map({ $0.starts(with: open) }) ?? false { fence = nil }
      } else {
        items.take(line)
        if let opened = Self.fence(line) {
          fence = opened
        } else if depth < Self.depth, let found = remark(at: index, in: lines, ends, items) {
          let start = first + index + 1
          if line.first == 0x20 {
            var inner = AdmonitionReader(dialect, definitions: definitions, budget: budget)
            inner.write(found, from: start, indentation: indentation, depth: depth)
            budget = inner.budget
            draft.append(inner.pieces, standingFor: lines[index..<found.end])
          } else {
            write(draft)
            write(found, from: start, indentation: indentation, depth: depth)
            draft = Draft(line: first + found.end, indentation: indentation)
          }
          index = found.end
          continue
        }
      }
      draft.append(line)
      index += 1
    }
    write(draft)
  }

  private mutating func write(_ remark: Remark, from line: Int, indentation: Int, depth: Int) {
    pieces.append(.open(remark.admonition))
    read(remark.inner, from: line, indentation: indentation + remark.indentation, depth: depth + 1)
    pieces.append(.close(remark.admonition))
  }

  private mutating func write(_ draft: Draft) {
    if draft.text.allSatisfy({ $0.isBlank || $0 == 0x0A }) { return }
    var (text, original) = (draft.text, draft.original)
    if definitions.count <= budget {
      budget -= definitions.count
      text += definitions
      original += draft.listed.isEmpty ? [] : definitions
    }
    pieces.append(
      .text(
        Markdown(
          text: text[...], line: draft.line, indentation: draft.indentation, listed: draft.listed,
          original: original[...])))
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

  private func remark(
    at index: Int, in lines: Lines, _ ends: [Int: Int], _ items: ListItems
  ) -> Remark? {
    let text = lines[index].drop { $0 == 0x20 }
    let indentation = text.startIndex - lines[index].startIndex
    guard let first = text.first, (items.offset..<items.offset + 4).contains(indentation) else { return nil }
    switch first {
    case UInt8(ascii: "!") where dialect == .mkdocs, UInt8(ascii: "?") where dialect == .mkdocs:
      return indentation == 0 || items.depth > 0 ? indented(at: index, by: indentation, in: lines) : nil
    case UInt8(ascii: ":") where dialect == .docusaurus:
      return fenced(at: index, by: indentation, in: lines, ends)
    default: return nil
    }
  }

  /// A remark whose lines are indented by four spaces more than its first.
  private func indented(at index: Int, by indentation: Int, in lines: Lines) -> Remark? {
    guard let admonition = Admonition(ofMkDocs: Self.text(lines[index])[...]) else { return nil }
    var (inner, end) = (Lines(), index + 1)
    while end < lines.count {
      let line = lines[end]
      let isBlank = line.allSatisfy(\.isBlank)
      if !isBlank, !line.prefix(indentation + 4).elementsEqual(repeatElement(0x20, count: indentation + 4)) {
        break
      }
      inner.append(isBlank ? [] : line.dropFirst(indentation + 4))
      end += 1
    }
    while inner.last?.isEmpty ?? false {
      inner.removeLast()
      end -= 1
    }
    if inner.isEmpty { return nil }
    return Remark(admonition: admonition, inner: inner, end: end, indentation: indentation + 4)
  }

  /// The lines that close remarks of Docusaurus, by those that open them: one of at least as many colons closes the
  /// innermost in the same item of a list.
  private func ends(in lines: Lines) -> [Int: Int] {
    guard dialect == .docusaurus else { return [:] }
    var ends: [Int: Int] = [:]
    var open: [(index: Int, colons: Int, depth: Int)] = []
    var (fence, items) = (ArraySlice<UInt8>?.none, ListItems())
    for (index, line) in lines.enumerated() {
      if let mark = Self.fence(line) {
        if let start = fence { fence = mark.starts(with: start) ? nil : start } else { fence = mark }
        continue
      }
      if fence != nil { continue }
      let kept = items.take(line)
      while let last = open.last, last.depth > kept { open.removeLast() }
      guard line.first(where: { $0 != 0x20 }) == UInt8(ascii: ":") else { continue }
      let text = Self.text(line)
      if let (_, colons) = Admonition.ofDocusaurus(text[...]) {
        open.append((index, colons, items.depth))
      } else if text.utf8.allSatisfy({ $0 == UInt8(ascii: ":") }),
        // Those further out are not looked at, so that a page of colons takes no longer than another.
        let closed = open.suffix(Self.depth).lastIndex(where: {
          $0.colons <= text.utf8.count && $0.depth == items.depth
        })
      {
        ends[open[closed].index] = index
        open.removeSubrange(closed...)
      }
    }
    return ends
  }

  /// A remark that a line of colons closes.
  private func fenced(
    at index: Int, by indentation: Int, in lines: Lines, _ ends: [Int: Int]
  ) -> Remark? {
    guard let end = ends[index], let (admonition, _) = Admonition.ofDocusaurus(Self.text(lines[index])[...])
    else { return nil }
    let inner = lines[(index + 1)..<end].map { line in
      line.dropFirst(min(indentation, line.prefix { $0 == 0x20 }.count))
    }
    return Remark(admonition: admonition, inner: inner, end: end + 1, indentation: indentation)
  }

  /// A line without what is blank at its start and its end.
  private static func text(_ line: ArraySlice<UInt8>) -> String {
    var line = line.drop { $0 == 0x20 }
    while line.last?.isBlank ?? false { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}
