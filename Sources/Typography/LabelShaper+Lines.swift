public import TagModel

extension LabelShaper {
  /// Finds once where a label may break, for any number of widths.
  public func breakable(_ text: String, _ style: PreparedStyle) -> BreakableText {
    BreakableText(painted: [(shape(text, style).text, style)])
  }

  /// Finds the same of a label with parts in styles of their own; at least one.
  ///
  /// Spaces between parts belong to one of them.
  public func breakable(_ parts: [(text: String, style: PreparedStyle)]) -> BreakableText {
    let painted = parts.map { part in
      // Shaping takes spaces at the ends away, which inside of the label are seen.
      var text = part.text
      let (startsWithSpace, endsWithSpace) = (text.first == " ", text.last == " ")
      if startsWithSpace { text = Self.space + text.dropFirst() }
      if endsWithSpace { text = text.dropLast() + Self.space }
      text = shape(text, part.style).text
      if startsWithSpace { text = " " + text.dropFirst() }
      if endsWithSpace { text = text.dropLast() + " " }
      return (text, part.style)
    }
    return BreakableText(painted: painted)
  }

  /// Breaks a label into lines.
  ///
  /// The lines are painted as they are, one block each: the browser breaks nothing itself. Cost: a few
  /// shapings a line, of that line's length; the same line again comes from the cache.
  ///
  /// - Parameters:
  ///   - maxWidth: The room in CSS px. Without room (0 or less) the label stays on one line.
  ///   - limit: The most lines there may be; 0 for any number.
  ///   - mode: Where lines break, and what is shown when there are not enough of them. `word` and `char` end
  ///     the last line with an ellipsis after a whole word or cluster; `head`, `middle` and `tail` break between
  ///     words and put the ellipsis into the last line; `clip` lets the last line run over.
  public func breakLines(
    _ label: BreakableText, maxWidth: Double, limit: Int, mode: LineBreak
  ) -> BrokenText {
    let end = label.text.utf8.count
    let fitter = LineFitter(shaper: self, label: label, maxWidth: maxWidth)
    let whole = fitter.line(0..<end)
    if !(maxWidth > 0) || whole.width <= maxWidth {
      return BrokenText(lines: [whole], isCut: false, isRightToLeft: label.isRightToLeft)
    }
    var lines: [BrokenText.Line] = []
    var start = 0
    while start < end {
      if lines.count + 1 == limit {
        let rest = fitter.line(start..<end)
        if rest.width <= maxWidth { return fitter.broken(lines + [rest], isCut: false) }
        return fitter.broken(lines + [fitter.lastLine(start..<end, mode: mode)], isCut: true)
      }
      let next = fitter.longestLine(from: start, mode: mode)
      lines.append(fitter.line(start..<next))
      start = next
    }
    return fitter.broken(lines, isCut: false)
  }

  /// The least room above a given one in which a label is broken otherwise, in CSS px; `nil` when there is none up to a
  /// limit.
  ///
  /// All rooms between have the same lines: a wider one only lets a line take more. Cost: about ten breakings.
  ///
  /// - Parameter broken: the label in the room given.
  public func roomForMore(
    than broken: BrokenText, _ label: BreakableText, room: Double, upTo most: Double, limit: Int,
    mode: LineBreak
  ) -> Double? {
    // Lines are as wide as whole units of 1/64 px, so nothing changes between two of them.
    func isSame(_ units: Int) -> Bool {
      let other = breakLines(label, maxWidth: Double(units) / 64, limit: limit, mode: mode)
      return other.isCut == broken.isCut
        && other.lines.elementsEqual(broken.lines) { $0.text.utf8.elementsEqual($1.text.utf8) }
    }
    var same = Int((room * 64).rounded(.down))
    let last = Int((most * 64).rounded(.up))
    var reach = 64
    while same < last {
      let probe = min(same + reach, last)
      if isSame(probe) {
        same = probe
        reach *= 2
      } else {
        var other = probe
        while other - same > 1 {
          let middle = same + (other - same) / 2
          if isSame(middle) { same = middle } else { other = middle }
        }
        return Double(other) / 64
      }
    }
    return nil
  }

  /// Breaks one label at one width; see ``breakable(_:_:)`` for several.
  public func breakLines(
    _ text: String, _ style: TextStyle, maxWidth: Double, limit: Int, mode: LineBreak
  ) -> BrokenText {
    breakLines(breakable(text, prepare(style)), maxWidth: maxWidth, limit: limit, mode: mode)
  }

  /// Measures a line that is painted as it is.
  func measureLine(_ draft: LineDraft, of label: BreakableText) -> BrokenText.Line {
    let last = draft.pieces.count - 1
    var line = BrokenText.Line(text: draft.pieces.map(\.text).joined(), width: 0, pieces: [])
    for (index, piece) in draft.pieces.enumerated() {
      let style = label.styles[piece.part]
      var text = piece.text
      if index > 0, text.first == " " { text = Self.space + text.dropFirst() }
      if index < last, text.last == " " { text = text.dropLast() + Self.space }
      let shaped = shape(
        text, shaping: label.isRightToLeft ? style.rightToLeftLineShaping : style.lineShaping)
      line.pieces.append(BrokenText.Piece(part: piece.part, shaped: shaped))
      line.width += shaped.width(
        size: style.size, letterSpacing: style.letterSpacing, wordSpacing: style.wordSpacing)
    }
    return line
  }

  /// A space that is not taken away at the ends of a text.
  private static let space = "\u{a0}"
}
