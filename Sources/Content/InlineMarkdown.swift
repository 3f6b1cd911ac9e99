public import TagModel

/// Reads a label, which is Markdown within one line: emphasis, code and strikethrough count, links and images
/// leave their text, and HTML is text.
public func readInlineMarkdown(_ label: String) -> InlineText {
  // A full stop before it keeps the label from being a heading, a list or a table.
  let line = "." + label.split(whereSeparator: \.isNewline).joined(separator: " ")
  var text: [UInt8] = []
  var spans: [InlineText.Span] = []
  var hasLostLinks = false
  var open: [(emphasis: InlineText.Emphasis?, start: Int)] = []
  CommonMarkDocument(Array(line.utf8)[...]).walk { event, bytes in
    switch event {
    case .enter(let element):
      if element.isLink(to: line) { hasLostLinks = true }
      open.append((emphasis(of: element), text.count))
    case .exit:
      guard let closed = open.popLast(), let emphasis = closed.emphasis else { return }
      spans.append(InlineText.Span(closed.start..<text.count, emphasis))
    case .text: text.append(collapsing: bytes)
    case .html(let part, _, _): text.append(collapsing: part.utf8.span)
    case .code:
      let start = text.count
      text.append(collapsing: bytes)
      spans.append(InlineText.Span(start..<text.count, .code))
    case .softBreak, .lineBreak: text.append(UInt8(ascii: " "))
    case .codeBlock, .thematicBreak: break
    }
  }
  var label = withoutStop(text, spans)
  label.hasLostLinks = hasLostLinks
  return label
}

extension MarkdownElement {
  /// Whether it is a link or an image that an author made, not an address or a name that became one by itself.
  fileprivate func isLink(to line: String) -> Bool {
    switch self {
    case .image: true
    case .link: line.contains("](") || line.contains("][")
    default: false
    }
  }
}

private func emphasis(of element: MarkdownElement) -> InlineText.Emphasis? {
  switch element {
  case .strong: .bold
  case .emphasis: .italic
  case .strikethrough: .strikethrough
  default: nil
  }
}

/// Takes away the full stop that was put before the label, and the white space around it.
private func withoutStop(_ text: [UInt8], _ spans: [InlineText.Span]) -> InlineText {
  let start = text.dropFirst().firstIndex { !$0.isBlank } ?? text.count
  let end = (text.lastIndex { !$0.isBlank } ?? 0) + 1
  let kept = start < end ? text[start..<end] : []
  let moved = spans.compactMap { span -> InlineText.Span? in
    let range = (span.range.lowerBound - start)..<(span.range.upperBound - start)
    let clamped = range.clamped(to: 0..<kept.count)
    return clamped.isEmpty ? nil : InlineText.Span(clamped, span.emphasis)
  }
  let sorted = moved.sorted {
    ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
  }
  return InlineText(String(decoding: kept, as: UTF8.self), spans: sorted)
}

extension [UInt8] {
  /// Appends text without spaces that follow a space, which browsers do not show.
  fileprivate mutating func append(collapsing part: Span<UInt8>) {
    for index in part.indices where !(part[index].isBlank && last?.isBlank == true) { append(part[index]) }
  }
}
