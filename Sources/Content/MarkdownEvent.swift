/// What a Markdown document consists of, in the order of the text: containers open and close around their
/// content.
enum MarkdownEvent: Hashable, Sendable {
  /// A container opens.
  case enter(MarkdownElement)
  /// The container that was opened last closes.
  case exit
  /// Text without markup, which is handed over beside the event.
  case text
  /// A code span, whose text is handed over beside the event.
  case code
  /// A code block.
  case codeBlock(MarkdownCode)
  /// Raw HTML, as a block or in a line.
  case html(String, isBlock: Bool, line: Int)
  /// A line end inside a paragraph.
  case softBreak
  /// A line end that is to be seen.
  case lineBreak
  /// A line across the page.
  case thematicBreak
}

/// A container of a Markdown document.
enum MarkdownElement: Hashable, Sendable {
  case paragraph
  /// A heading with its level, from 1 to 6, and its text without markup.
  case heading(level: Int, text: String)
  case blockQuote
  /// A list; `start` is the number of the first item, `nil` in a bullet list.
  case list(start: Int?, isTight: Bool)
  /// An item; `isDone` is `nil` unless it is a task.
  case item(isDone: Bool?)
  case emphasis
  case strong
  case strikethrough
  case link(MarkdownTarget)
  case image(MarkdownTarget)
  case table([MarkdownAlignment])
  case tableRow(isHeader: Bool)
  case tableCell
}

/// Where a link leads or an image comes from.
struct MarkdownTarget: Hashable, Sendable {
  var destination: String
  var title: String
  /// 1-based, in the body; the column counts bytes and is 0 when unknown.
  var line: Int
  var column: Int
}

/// A code block.
struct MarkdownCode: Hashable, Sendable {
  /// What stands after the opening fence; empty without a fence.
  var info: String
  var text: String
  /// The line of the opening fence, from 1, in the body.
  var line: Int
  /// How many bytes the fence is indented.
  var indentation: Int
}

/// Where the text of a table's column stands.
enum MarkdownAlignment: Hashable, Sendable {
  case none, left, center, right
}
