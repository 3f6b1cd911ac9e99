/// A label after it was broken into lines: what is painted, line by line.
public struct BrokenText: Hashable, Sendable {
  /// A stretch of a line.
  public struct Piece: Hashable, Sendable {
    /// Which of the label's parts it belongs to.
    public var part: Int
    /// The text's faces, and what no face can draw.
    public var shaped: ShapedText

    /// Makes a stretch.
    public init(part: Int, shaped: ShapedText) {
      self.part = part
      self.shaped = shaped
    }
  }

  /// One painted line.
  public struct Line: Hashable, Sendable {
    /// The line as painted: letter case already changed, white space at its ends removed, with the hyphen or
    /// ellipsis it ends in.
    public var text: String
    /// The width in CSS px, rounded up to 1/64 px.
    public var width: Double
    /// The stretches of it that are shaped by themselves: one, unless the label has parts with styles of their own.
    public var pieces: [Piece]

    /// Makes a line from its parts.
    public init(text: String, width: Double, pieces: [Piece]) {
      self.text = text
      self.width = width
      self.pieces = pieces
    }
  }

  /// The lines from top to bottom, at least one.
  public var lines: [Line]
  /// Whether a part of the label is not shown.
  public var isCut: Bool
  /// Whether the label as a whole reads from right to left; each line then does, whatever it starts with.
  public var isRightToLeft: Bool

  /// The width of the widest line in CSS px.
  public var width: Double { lines.reduce(0) { max($0, $1.width) } }

  /// Makes a broken text from its parts.
  public init(lines: [Line], isCut: Bool, isRightToLeft: Bool) {
    self.lines = lines
    self.isCut = isCut
    self.isRightToLeft = isRightToLeft
  }
}
