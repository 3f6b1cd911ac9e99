/// One line of text as a page paints it.
public struct PaintedLine: Hashable, Sendable {
  /// A stretch of a line.
  public struct Piece: Hashable, Sendable {
    /// The text, letter case as it is painted unless the page changes it.
    public var text: String
    /// How wide a block the text is painted in, as a multiple of the font size; `nil` for text that flows.
    ///
    /// Emoji come from the reader's own font where a browser does not load ours, and are wider or narrower there.
    public var blockWidth: Double?
    /// Which of the label's spans it belongs to; `nil` for text that looks like the label.
    public var span: Int?

    /// Makes a piece.
    public init(text: String, blockWidth: Double? = nil, span: Int? = nil) {
      self.text = text
      self.blockWidth = blockWidth
      self.span = span
    }
  }

  /// The pieces in the order of the text.
  public var pieces: [Piece]

  /// Makes a line.
  public init(pieces: [Piece]) { self.pieces = pieces }

  /// Makes a line of text that flows.
  public init(_ text: String) { pieces = [Piece(text: text)] }

  /// The whole text.
  public var text: String { pieces.map(\.text).joined() }
}

/// A label that a page paints otherwise than as plain text on one line.
public struct PaintedLabel: Hashable, Sendable {
  /// The whole label on one line, for readers who do not see lines, and where the browser wraps.
  public var whole: PaintedLine
  /// The lines in each of the ways in which the label is broken, narrower chips first; empty where it never is.
  public var broken: [[PaintedLine]]

  /// Makes a label.
  public init(whole: PaintedLine, broken: [[PaintedLine]] = []) {
    self.whole = whole
    self.broken = broken
  }
}
