/// A rendering without its texts: what comes between them, and which text stands where.
///
/// It is made by rendering marks in place of the texts, with two items in each list whose length is open, and then
/// filled without the library, which copies every value several times.
struct MustacheSkeleton: Sendable {
  /// What comes before each hole, and after the last one.
  private var pieces: [ArraySlice<UInt8>] = []
  private var holes: [Hole] = []
  /// Where the items of lists are shown, in order.
  private var runs: [Run] = []

  private struct Hole: Sendable {
    /// The index of the text, as the lists had two items each.
    var text: Int
    var isEscaped: Bool
    /// How many lists of open length end before the text.
    var listsBefore = 0
  }

  /// The holes of two items of a list, one after the other.
  private struct Run: Sendable {
    /// The first hole of the first item.
    var start: Int
    /// How many holes an item has.
    var length: Int
    /// The list, as an index.
    var list: Int
  }

  /// The text that stands for another one: control characters, which hardly any template holds, around a character
  /// that escaping changes.
  static func mark(_ text: Int) -> String { "\u{1}<\(text)\u{1}" }

  /// Whether marks can be found in what is made of a text.
  static func canMark(_ text: String) -> Bool { !text.utf8.contains(0x01) }

  /// Takes a rendering of marks apart.
  ///
  /// - Parameter lists: those of open length, each with the two items that it had there.
  /// - Returns: `nil` if items are shown otherwise than one after the other, with a text in each.
  init?(_ rendered: [UInt8], lists: [MustacheShape.AlikeList]) {
    takeApart(rendered)
    if !lists.isEmpty, !findRuns(of: lists) { return nil }
  }

  private mutating func takeApart(_ rendered: [UInt8]) {
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

  /// Finds where lists show their two items.
  private mutating func findRuns(of lists: [MustacheShape.AlikeList]) -> Bool {
    let firstItems = lists.map { $0.firstText..<$0.firstText + $0.textsOfItem }
    for index in holes.indices {
      holes[index].listsBefore = firstItems.count { $0.upperBound + $0.count <= holes[index].text }
    }
    var index = 0
    while index < holes.count {
      guard let list = firstItems.firstIndex(where: { $0.contains(holes[index].text) }) else {
        // A second item without a first one.
        if firstItems.contains(where: {
          ($0.upperBound..<$0.upperBound + $0.count).contains(holes[index].text)
        }) {
          return false
        }
        index += 1
        continue
      }
      let length = holes[index...].prefix { firstItems[list].contains($0.text) }.count
      let run = Run(start: index, length: length, list: list)
      guard hasTwoAlike(run, textsOfItem: firstItems[list].count) else { return false }
      runs.append(run)
      index += 2 * length
    }
    return true
  }

  private func hasTwoAlike(_ run: Run, textsOfItem: Int) -> Bool {
    let (first, second) = (run.start, run.start + run.length)
    return second + run.length <= holes.count
      && (0..<run.length).allSatisfy { offset in
        holes[second + offset].text == holes[first + offset].text + textsOfItem
          && holes[second + offset].isEscaped == holes[first + offset].isEscaped
          && (offset == 0 || pieces[second + offset] == pieces[first + offset])
      }
  }
}

extension MustacheSkeleton {
  /// Puts texts into the holes.
  ///
  /// - Parameters:
  ///   - lists: those of open length, with the lengths that they have now.
  ///   - marked: the index of a text, or `nil`.
  /// - Returns: The text, and where the marked one stands in it; `nil` unless it is used once, as it is.
  func filled(
    with texts: [String], lists: [MustacheShape.AlikeList] = [], marking marked: Int? = nil
  ) -> (text: [UInt8], place: Range<Int>?) {
    var filling = Filling(texts, marked)
    filling.text.reserveCapacity(capacity(for: texts, lists))
    // How much further on texts stand than where lists have two items.
    var shifts = [0]
    for list in lists { shifts.append(shifts[shifts.count - 1] + (list.count - 2) * list.textsOfItem) }
    var index = 0
    var runs = self.runs[...]
    while index < holes.count {
      guard let run = runs.first, run.start == index else {
        filling.put(
          pieces[index], holes[index].text + shifts[holes[index].listsBefore], holes[index].isEscaped)
        index += 1
        continue
      }
      for turn in 0..<lists[run.list].count {
        for hole in index..<index + run.length {
          // Between two items stands what comes before the second one.
          let piece = turn > 0 && hole == index ? pieces[index + run.length] : pieces[hole]
          let text = holes[hole].text + shifts[run.list] + turn * lists[run.list].textsOfItem
          filling.put(piece, text, holes[hole].isEscaped)
        }
      }
      index += 2 * run.length
      runs.removeFirst()
    }
    filling.text += pieces[holes.count]
    return (filling.text, filling.place)
  }

  /// How many bytes a filled skeleton has, or a little more or less.
  private func capacity(for texts: [String], _ lists: [MustacheShape.AlikeList]) -> Int {
    let escapes = 256
    let once = pieces.reduce(escapes) { $0 + $1.count }
    let items = runs.reduce(0) { size, run in
      size + lists[run.list].count * pieces[run.start..<run.start + run.length].reduce(0) { $0 + $1.count }
    }
    return texts.reduce(once + items) { $0 + $1.utf8.count }
  }

  /// A skeleton while it is filled.
  private struct Filling {
    private let texts: [String]
    private let marked: Int?
    var text: [UInt8] = []
    private var marks: [Range<Int>] = []
    private var isMarkedRaw = true

    init(_ texts: [String], _ marked: Int?) {
      self.texts = texts
      self.marked = marked
    }

    /// Where the marked text stands, if it is used once, as it is.
    var place: Range<Int>? { marks.count == 1 && isMarkedRaw ? marks[0] : nil }

    mutating func put(_ piece: ArraySlice<UInt8>, _ index: Int, _ isEscaped: Bool) {
      text += piece
      let start = text.count
      if isEscaped { text.appendMustacheEscaped(texts[index]) } else { text += texts[index].utf8 }
      if index == marked {
        marks.append(start..<text.count)
        if isEscaped { isMarkedRaw = false }
      }
    }
  }
}

extension [UInt8] {
  /// Appends text as the library escapes it.
  fileprivate mutating func appendMustacheEscaped(_ text: String) {
    guard text.hasByte(where: \.isSpecialInHTML) else {
      self += text.utf8
      return
    }
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
