/// A line before it is measured: stretches of text, each in the style of one part of the label.
struct LineDraft: Hashable {
  /// A stretch of text.
  struct Piece: Hashable {
    var text: String
    /// Which of the label's parts it belongs to.
    var part: Int
  }

  private(set) var pieces: [Piece] = []

  /// Appends text in the style of what it follows.
  static func + (draft: LineDraft, text: String) -> LineDraft {
    var draft = draft
    if draft.pieces.isEmpty { draft.pieces = [Piece(text: "", part: 0)] }
    draft.pieces[draft.pieces.count - 1].text += text
    return draft
  }

  /// Puts one after the other.
  static func + (first: LineDraft, second: LineDraft) -> LineDraft {
    var draft = first
    for piece in second.pieces {
      if draft.pieces.last?.part == piece.part {
        draft.pieces[draft.pieces.count - 1].text += piece.text
      } else {
        draft.pieces.append(piece)
      }
    }
    return draft
  }

  /// The same after some text, which takes the style of what follows.
  static func + (text: String, draft: LineDraft) -> LineDraft {
    var draft = draft
    if draft.pieces.isEmpty { return draft + text }
    draft.pieces[0].text = text + draft.pieces[0].text
    return draft
  }

  /// Adds a stretch at the end.
  mutating func append(_ text: Substring, part: Int) {
    if !text.isEmpty { pieces.append(Piece(text: String(text), part: part)) }
  }

  /// Takes away the spaces at both ends.
  mutating func trimSpaces() {
    while let first = pieces.first?.text.first, first == " " {
      pieces[0].text.removeFirst()
      if pieces[0].text.isEmpty { pieces.removeFirst() }
    }
    while let last = pieces.last?.text.last, last == " " {
      pieces[pieces.count - 1].text.removeLast()
      if pieces[pieces.count - 1].text.isEmpty { pieces.removeLast() }
    }
  }

  /// Puts a hyphen for a soft hyphen at the end.
  mutating func showSoftHyphen() {
    guard let last = pieces.last, last.text.unicodeScalars.last == "\u{AD}" else { return }
    pieces[pieces.count - 1].text = String(last.text.dropLast()) + "\u{2010}"
  }
}
