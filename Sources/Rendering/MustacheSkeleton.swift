/// A rendering without its texts: what comes between them, and which text stands where.
///
/// It is made by rendering marks in place of the texts, and then filled without the library, which copies every value
/// several times.
struct MustacheSkeleton: Sendable {
  /// What comes before each hole, and after the last one.
  private var pieces: [ArraySlice<UInt8>] = []
  private var holes: [Hole] = []

  private struct Hole: Sendable {
    /// The index of the text.
    var text: Int
    var isEscaped: Bool
  }

  /// The text that stands for another one: control characters, which hardly any template holds, around a character
  /// that escaping changes.
  static func mark(_ text: Int) -> String { "\u{1}<\(text)\u{1}" }

  /// Whether marks can be found in what is made of a text.
  static func canMark(_ text: String) -> Bool { !text.utf8.contains(0x01) }

  /// Takes a rendering of marks apart.
  init(_ rendered: [UInt8]) {
    var rest = rendered[...]
    while let start = rest.firstIndex(of: 0x01) {
      let isEscaped = rest[start + 1] == UInt8(ascii: "&")
      let digits = rest[(start + (isEscaped ? "\u{1}&lt;" : "\u{1}<").utf8.count)...].prefix { $0 != 0x01 }
      pieces.append(rest[..<start])
      holes.append(
        Hole(text: digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }, isEscaped: isEscaped))
      rest = rest[(digits.endIndex + 1)...]
    }
    pieces.append(rest)
  }

  /// Puts texts into the holes.
  ///
  /// - Parameter marked: the index of a text, or `nil`.
  /// - Returns: The text, and where the marked one stands in it; `nil` unless it is used once, as it is.
  func filled(with texts: [String], marking marked: Int?) -> (text: [UInt8], place: Range<Int>?) {
    var filled: [UInt8] = []
    filled.reserveCapacity(size(with: texts))
    var place: Range<Int>?
    for (hole, piece) in zip(holes, pieces) {
      filled += piece
      let start = filled.count
      if hole.isEscaped {
        filled.appendMustacheEscaped(texts[hole.text])
      } else {
        filled += texts[hole.text].utf8
      }
      if hole.text == marked { place = start..<filled.count }
    }
    filled += pieces[holes.count]
    return (filled, isOnceAndRaw(marked) ? place : nil)
  }

  /// How many bytes a filled skeleton has.
  private func size(with texts: [String]) -> Int {
    let kept = pieces.reduce(0) { $0 + $1.count }
    return holes.reduce(kept) { size, hole in
      let text = texts[hole.text].utf8
      return size + (hole.isEscaped ? text.reduce(0) { $0 + $1.mustacheLength } : text.count)
    }
  }

  private func isOnceAndRaw(_ marked: Int?) -> Bool {
    let uses = holes.filter { $0.text == marked }
    return uses.count == 1 && !uses[0].isEscaped
  }
}

extension UInt8 {
  /// How many bytes the library escapes the character with.
  fileprivate var mustacheLength: Int {
    switch self {
    case UInt8(ascii: "&"): "&amp;".utf8.count
    case UInt8(ascii: "<"), UInt8(ascii: ">"): "&lt;".utf8.count
    case UInt8(ascii: "\""), UInt8(ascii: "'"): "&quot;".utf8.count
    default: 1
    }
  }
}

extension [UInt8] {
  /// Appends text as the library escapes it.
  fileprivate mutating func appendMustacheEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): self += "&amp;".utf8
      case UInt8(ascii: "<"): self += "&lt;".utf8
      case UInt8(ascii: ">"): self += "&gt;".utf8
      case UInt8(ascii: "\""): self += "&quot;".utf8
      case UInt8(ascii: "'"): self += "&apos;".utf8
      default: append(byte)
      }
    }
  }
}
