import Diagnostics

/// Finds the few shapes of text that make cmark's extensions take far more time or memory than the text is
/// long.
enum MarkdownGuard {
  /// How many cells a page's tables may have; rows that are too short are filled up.
  static let tableCells = 1 << 20
  /// How much work the search for addresses may be: the length of each word times its `@` signs.
  static let addressWork = 50_000_000

  /// How much work emphasis and links of one paragraph may be: their signs times each other.
  static let paragraphWork = 500_000_000

  /// What takes a text over the limits, and on which line, from 1.
  enum Excess: Equatable {
    case table(line: Int)
    case paragraph(line: Int)
  }

  /// The first place that takes a text over the limits; cost: one pass over the bytes.
  static func excess(in text: ArraySlice<UInt8>) -> Excess? {
    if isShort(text) || Signs(text).areFew { return nil }
    var cells = 0
    var columns = 0
    var signs = (emphasis: 0, links: 0)
    var line = 0
    for bytes in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      if let count = columnsOfDelimiterRow(bytes) { columns = count }
      if bytes.allSatisfy(\.isBlank) { (columns, signs) = (0, (0, 0)) }
      cells += columns
      if cells > tableCells { return .table(line: line) }
      count(bytes, &signs)
      if signs.emphasis * signs.links > paragraphWork { return .paragraph(line: line) }
    }
    return nil
  }

  /// Whether a text is too short for any limit, whatever its signs are: as most are.
  private static func isShort(_ text: ArraySlice<UInt8>) -> Bool {
    // Lines and bars, or signs of both kinds, are together no more than there are bytes.
    if text.count / 2 * (text.count / 2) > paragraphWork { return false }
    let bytes = text.span
    var bars = 0
    var start = 0
    while let bar = bytes.firstIndex(of: UInt8(ascii: "|"), from: start) {
      bars += 1
      start = bar + 1
    }
    return (text.count - bars + 1) * (bars + 1) <= tableCells
  }

  /// How many of the signs there are that make work, wherever they stand.
  private struct Signs {
    private var lines = 1
    private var bars = 1
    private var emphasis = 0
    private var links = 0

    init(_ text: ArraySlice<UInt8>) {
      for byte in text {
        lines += byte == UInt8(ascii: "\n") ? 1 : 0
        bars += byte == UInt8(ascii: "|") ? 1 : 0
        emphasis +=
          byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~") ? 1 : 0
        links += byte == UInt8(ascii: "]") ? 1 : 0
      }
    }

    /// Whether they are too few for any limit: most texts need no closer look.
    ///
    /// A row of a table has at most one column more than it has bars.
    var areFew: Bool { lines * (bars + 1) <= tableCells && emphasis * links <= paragraphWork }
  }

  private static func count(_ line: ArraySlice<UInt8>, _ signs: inout (emphasis: Int, links: Int)) {
    for byte in line {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): signs.emphasis += 1
      case UInt8(ascii: "]"): signs.links += 1
      default: break
      }
    }
  }

  /// Whether the text has words in which the search for addresses would take too long.
  static func hasHugeWords(_ text: ArraySlice<UInt8>) -> Bool {
    if text.count * text.count <= addressWork { return false }
    let most = text.count { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") }
    if most * text.count <= addressWork { return false }
    var length = 0
    var signs = 0
    var work = 0
    for byte in text {
      if byte <= 0x20 {
        work += length * signs
        (length, signs) = (0, 0)
      } else {
        length += 1
        if byte == UInt8(ascii: "@") || byte == UInt8(ascii: ":") { signs += 1 }
      }
    }
    return work + length * signs > addressWork
  }

  /// The number of columns of a line like `|---|:-:|`: its groups of dashes.
  private static func columnsOfDelimiterRow(_ line: ArraySlice<UInt8>) -> Int? {
    var groups = 0
    var bars = 0
    var isInGroup = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "-"):
        if !isInGroup { groups += 1 }
        isInGroup = true
      case UInt8(ascii: "|"):
        bars += 1
        isInGroup = false
      case UInt8(ascii: ":"), UInt8(ascii: ">"), 0x20, 0x09, 0x0D: isInGroup = false
      default: return nil
      }
    }
    return bars > 0 && groups > 0 ? groups : nil
  }
}
