/// A label with the places where lines may break, found once for all widths.
public struct BreakableText: Hashable, Sendable {
  /// The label as painted.
  let text: String
  /// Where each grapheme cluster ends, in bytes.
  let clusterEnds: [Int]
  /// Where a line may break by UAX #14, in bytes: after the white space, the last one at the end.
  let breaks: [Int]
  /// Whether the first strong character reads from right to left.
  let isRightToLeft: Bool

  /// How many grapheme clusters there are.
  public var clusterCount: Int { clusterEnds.count }

  /// Finds the breaks of a label whose white space is collapsed and whose letter case is changed.
  init(painted text: String, language: String) {
    self.text = text
    var offset = 0
    clusterEnds = text.map { character in
      offset += character.utf8.count
      return offset
    }
    let found = lineBreaks(text, language: language)
    // ICU and the standard library may disagree on new emoji; a line never breaks inside a cluster.
    let ends = Set(clusterEnds)
    breaks = found.filter(ends.contains)
    isRightToLeft = text.unicodeScalars.allSatisfy { $0.value < 0x590 } ? false : readsRightToLeft(text)
  }

  /// The bytes of a range without the spaces at either end, and with the hyphen that a broken soft hyphen shows.
  func line(_ range: Range<Int>) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    var line = text[start..<bytes.index(start, offsetBy: range.count)]
    while line.first == " " { line.removeFirst() }
    while line.last == " " { line.removeLast() }
    guard line.unicodeScalars.last == "\u{AD}", range.upperBound < bytes.count else { return String(line) }
    return String(line.dropLast()) + "\u{2010}"
  }
}
