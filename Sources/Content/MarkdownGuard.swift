import Diagnostics

/// Finds the few shapes of text that make cmark's extensions take far more time or memory than the text is
/// long.
enum MarkdownGuard {
  /// How many cells a page's tables may have; rows that are too short are filled up.
  static let tableCells = 1 << 20
  /// How much work the search for addresses may be: the length of each word times its `@` signs.
  static let addressWork = 50_000_000

  /// The first line, from 1, of a table that takes the page over the limit; cost: one pass over the bytes.
  static func hugeTableLine(in text: ArraySlice<UInt8>) -> Int? {
    // Without so many line ends and bars there cannot be so many cells.
    if text.count < 2_000 { return nil }
    var cells = 0
    var columns = 0
    var line = 0
    for bytes in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      if let count = columnsOfDelimiterRow(bytes) { columns = count }
      if columns > 0, bytes.allSatisfy(\.isBlank) { columns = 0 }
      cells += columns
      if cells > tableCells { return line }
    }
    return nil
  }

  /// Whether the text has words in which the search for addresses would take too long.
  static func hasHugeWords(_ text: ArraySlice<UInt8>) -> Bool {
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
