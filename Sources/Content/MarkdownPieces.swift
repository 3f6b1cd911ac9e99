/// Cuts a long document where all its blocks are closed, so that the tree of the whole, which takes twenty times the
/// memory of the text, never stands at once.
///
/// A place that is not beyond doubt is left alone: pieces may be long, but together they always are the document.
struct MarkdownPieces {
  /// A part of a document that means the same by itself.
  struct Piece {
    var text: ArraySlice<UInt8>
    /// The line of the document on which it starts, from 1.
    var firstLine: Int
  }

  private(set) var pieces: [Piece] = []
  private var fence: Fence?
  /// Whether the lines since the last blank one may be HTML, in which a fence is text.
  private var mayBeHTML = false
  private var afterBlank = true

  /// Cuts a document; cost: a glance at short ones, one pass over long ones.
  ///
  /// - Parameter size: how many bytes a piece has at least, but for the last.
  init(_ text: ArraySlice<UInt8>, size: Int = 1 << 20) {
    var piece = Piece(text: text, firstLine: 1)
    if text.count > 2 * size, !Self.hasDefinitions(text) {
      var (start, number) = (text.startIndex, 1)
      while start < text.endIndex {
        let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
        let line = text[start..<end]
        if start - piece.text.startIndex >= size, isFree(before: line) {
          pieces.append(Piece(text: text[piece.text.startIndex..<start], firstLine: piece.firstLine))
          piece = Piece(text: text[start...], firstLine: number)
        }
        if !take(line) { break }
        start = min(end + 1, text.endIndex)
        number += 1
      }
    }
    pieces.append(piece)
  }
}

extension MarkdownPieces {
  /// A fence of code: its sign, and how often it stands.
  private struct Fence {
    var sign: UInt8
    var count: Int

    /// - Returns: `nil` if the line opens or closes none. Signs of `` ` `` with more of them behind are code in a line.
    init?(_ line: ArraySlice<UInt8>) {
      guard let sign = line.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return nil }
      let rest = line.drop { $0 == sign }
      self.sign = sign
      count = line.count - rest.count
      if count < 3 || sign == UInt8(ascii: "`") && rest.contains(sign) { return nil }
    }
  }

  /// Whether a link may be defined, for the whole document, in what looks like `[name]:`.
  private static func hasDefinitions(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    while let end = rest.firstIndex(of: UInt8(ascii: "]")) {
      rest = rest[(end + 1)...]
      if rest.first == UInt8(ascii: ":") { return true }
    }
    return false
  }

  /// Whether every block is closed before a line: a blank one is before it, and it goes on with none.
  private func isFree(before line: ArraySlice<UInt8>) -> Bool {
    guard afterBlank, fence == nil, let first = line.first else { return false }
    return !first.isBlank && !"-+*>0123456789".utf8.contains(first)
  }

  /// Goes on to the next line.
  ///
  /// - Returns: whether it is still known which blocks are open.
  private mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.last == 0x0D ? line.dropLast() : line
    // To cmark a carriage return alone ends a line.
    if text.contains(0x0D) { return false }
    let inner = text.drop { $0 == UInt8(ascii: " ") }
    if let open = fence {
      let isEnd = text.count - inner.count < 4 && inner.drop { $0 == open.sign }.allSatisfy(\.isBlank)
      if isEnd, inner.prefix(while: { $0 == open.sign }).count >= open.count { fence = nil }
      afterBlank = false
      return true
    }
    afterBlank = inner.allSatisfy(\.isBlank)
    if afterBlank { mayBeHTML = false }
    if Self.mayOpenLongHTML(inner) { return false }
    if inner.first == UInt8(ascii: "<") { mayBeHTML = true }
    guard let opened = Fence(inner) else { return true }
    // One that is indented may be part of a list, and end with it.
    if mayBeHTML || inner.count < text.count { return false }
    fence = opened
    return true
  }

  /// Whether a line has what starts HTML that goes on over blank lines.
  private static func mayOpenLongHTML(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      guard let first = rest.first else { return false }
      if first == UInt8(ascii: "!") || first == UInt8(ascii: "?") { return true }
      let name = rest.prefix(8).map { $0 | 0x20 }
      if longElements.contains(where: { name.starts(with: $0) }) { return true }
    }
    return false
  }

  private static let longElements = ["script".utf8, "pre".utf8, "style".utf8, "textarea".utf8]
}
