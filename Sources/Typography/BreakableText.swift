/// A label with the places where lines may break, found once for all widths.
public struct BreakableText: Hashable, Sendable {
  /// The label as painted.
  let text: String
  /// Where each part with a style of its own ends, in bytes.
  let partEnds: [Int]
  /// The styles of the parts.
  let styles: [PreparedStyle]
  /// Where each grapheme cluster ends, in bytes.
  let clusterEnds: [Int]
  /// Where a line may break by UAX #14, in bytes: after the white space, the last one at the end.
  let breaks: [Int]
  /// Whether the first strong character reads from right to left.
  let isRightToLeft: Bool

  /// How many grapheme clusters there are.
  public var clusterCount: Int { clusterEnds.count }

  /// Finds the breaks of a label whose white space is collapsed and whose letter case is changed.
  ///
  /// - Parameter parts: the label, in one part or in several that are shaped by themselves.
  init(painted parts: [(text: String, style: PreparedStyle)]) {
    let text = parts.map(\.text).joined()
    self.text = text
    styles = parts.map(\.style)
    var offset = 0
    partEnds = parts.map { part in
      offset += part.text.utf8.count
      return offset
    }
    offset = 0
    clusterEnds = text.map { character in
      offset += character.utf8.count
      return offset
    }
    let found = lineBreaks(text, language: styles[0].language)
    // ICU and the standard library may disagree on new emoji; a line never breaks inside a cluster.
    let ends = Set(clusterEnds)
    breaks = found.filter(ends.contains)
    isRightToLeft = text.unicodeScalars.allSatisfy { $0.value < 0x590 } ? false : readsRightToLeft(text)
  }

  /// What is painted of a range: without the spaces at either end, and with the hyphen that a broken soft hyphen shows.
  func line(_ range: Range<Int>) -> LineDraft {
    let bytes = text.utf8
    var draft = LineDraft()
    var start = 0
    for (part, end) in partEnds.enumerated() {
      let piece = range.clamped(to: start..<end)
      start = end
      if piece.isEmpty { continue }
      let from = bytes.index(bytes.startIndex, offsetBy: piece.lowerBound)
      draft.append(text[from..<bytes.index(from, offsetBy: piece.count)], part: part)
    }
    draft.trimSpaces()
    if range.upperBound < bytes.count { draft.showSoftHyphen() }
    return draft
  }
}
