import TagModel

/// How a part of a label looks; equal looks share one class.
struct SpanLook: Hashable {
  let text: TextStyle
  private let color: AdaptiveColor

  init(_ span: LabelSpan) {
    text = span.text
    color = span.color
  }

  /// Writes the rules of the class; size and line height are those of the label around it.
  func css(class name: String, families: String) -> String {
    let spacing =
      text.letterSpacing == 0 ? "normal" : Number.text(text.letterSpacing / text.size, decimals: 6) + "em"
    let words =
      text.wordSpacing == 0 ? "normal" : Number.text(text.wordSpacing / text.size, decimals: 6) + "em"
    let declarations =
      [
        "font-family:\(families)", "font-weight:\(text.weight)",
        "font-style:\(text.italic ? "italic" : "normal")",
        "letter-spacing:\(spacing)", "word-spacing:\(words)",
        "text-transform:\(text.transform.rawValue)", "color:\(color.light.css)",
      ] + text.settings
    let css = ".tagcloud .\(name){\(declarations.joined(separator: ";"))}"
    if color.light == color.dark { return css }
    return css + "@media(prefers-color-scheme:dark){.tagcloud .\(name){color:\(color.dark.css)}}"
  }
}
