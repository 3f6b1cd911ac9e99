/// A part of a chip's label that looks different from the rest of it.
public struct LabelSpan: Hashable, Sendable {
  /// The part as offsets into the label's UTF-8; spans of a label follow each other without overlap.
  public var range: Range<Int>
  /// What its author marked it with, from the outside in.
  public var emphases: [InlineText.Emphasis]
  /// What it is set in.
  public var text: TextStyle
  /// Its colour.
  public var color: AdaptiveColor

  /// Makes a span.
  public init(
    _ range: Range<Int>, _ emphases: [InlineText.Emphasis], text: TextStyle, color: AdaptiveColor
  ) {
    self.range = range
    self.emphases = emphases
    self.text = text
    self.color = color
  }
}

extension InlineText {
  /// The emphasised parts without overlap, in order, each with what marks it from the outside in.
  public var flattened: [(range: Range<Int>, emphases: [Emphasis])] {
    let ends = Set(spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    return zip(ends, ends.dropFirst()).compactMap { start, end in
      let around = spans.filter { $0.range.lowerBound <= start && end <= $0.range.upperBound }
      return around.isEmpty ? nil : (start..<end, around.map(\.emphasis))
    }
  }
}

extension Chip {
  /// The label in parts that look alike, in order, each with the span that it is.
  public var parts: [(text: String, span: LabelSpan?)] {
    let bytes = Array(label.utf8)
    var parts: [(text: String, span: LabelSpan?)] = []
    var end = 0
    func append(_ range: Range<Int>, _ span: LabelSpan?) {
      if !range.isEmpty { parts.append((String(decoding: bytes[range], as: UTF8.self), span)) }
    }
    for span in spans {
      append(end..<span.range.lowerBound, nil)
      append(span.range, span)
      end = span.range.upperBound
    }
    append(end..<bytes.count, nil)
    return parts
  }
}
