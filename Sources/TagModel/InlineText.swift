/// A label after its Markdown is read: plain text, and what of it looks different.
public struct InlineText: Hashable, Sendable {
  /// How a part of a label differs from the rest.
  public enum Emphasis: String, Hashable, Sendable, CaseIterable {
    /// `**bold**`.
    case bold
    /// `*italic*`.
    case italic
    /// `` `code` ``.
    case code
    /// `~~struck through~~`.
    case strikethrough
  }

  /// A part of a label that looks different; parts may lie inside each other.
  public struct Span: Hashable, Sendable {
    /// The part as offsets into the text's UTF-8.
    public var range: Range<Int>
    /// How it looks.
    public var emphasis: Emphasis

    /// Makes a span.
    public init(_ range: Range<Int>, _ emphasis: Emphasis) {
      self.range = range
      self.emphasis = emphasis
    }
  }

  /// The text as it is read aloud.
  public var text: String
  /// The parts that look different, by start, longer ones first.
  public var spans: [Span]
  /// Whether a link or an image was left out, of which only the text stayed.
  public var hasLostLinks = false

  /// Makes a label.
  public init(_ text: String, spans: [Span] = []) {
    self.text = text
    self.spans = spans
  }
}
