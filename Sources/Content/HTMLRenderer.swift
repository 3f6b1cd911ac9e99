import Diagnostics
import TagModel

/// Turns the events of a Markdown document into the parts of a page's body.
struct HTMLRenderer {
  private(set) var parts: [BodyPart] = []
  private(set) var anchors = HeadingAnchors()
  private(set) var firstHeading: String?
  private(set) var diagnostics: [Diagnostic] = []
  /// Where blocks name pictures of icons first.
  private(set) var iconPlaces: [IconFile: Place] = [:]

  private let path: String
  /// The line of the file on which the Markdown that comes next starts.
  var firstLine: Int
  /// By how many bytes less than in the file that Markdown is indented.
  var indentation = 0
  /// What fences with a mark stand for.
  var listed = ListedRemarks()
  private let keepsHTML: Bool
  private var output: [UInt8] = []
  private var open: [MarkdownElement] = []
  /// How many images are open: inside one there is only text.
  private var images = 0
  /// The table that is open: its columns, the column of the next cell, and whether its body has begun.
  private var table: (columns: [MarkdownAlignment], column: Int, hasBody: Bool) = ([], 0, false)
  private var omittedLine = 0

  init(path: String, firstLine: Int, keepsHTML: Bool) {
    self.path = path
    self.firstLine = firstLine
    self.keepsHTML = keepsHTML
  }

  /// Makes room for the HTML of a document of so many bytes, which will be little longer.
  mutating func reserve(_ size: Int) { output.reserveCapacity(output.count + size + size / 4) }

  /// Takes an event, and the bytes of its text if it is text or code.
  mutating func take(_ event: MarkdownEvent, _ bytes: Span<UInt8>) {
    if images > 0 { return takeInsideImage(event, bytes) }
    switch event {
    case .enter(let element):
      enter(element)
      open.append(element)
    case .exit: if let element = open.popLast() { exit(element) }
    case .text: HTMLEscape.appendText(bytes, to: &output)
    case .code:
      write("<code>")
      HTMLEscape.appendText(bytes, to: &output)
      write("</code>")
    case .codeBlock(let code): takeCode(code)
    case .html(let html, let isBlock, let line): takeHTML(html, isBlock: isBlock, line: line)
    case .softBreak: write("\n")
    case .lineBreak: write("<br>\n")
    case .thematicBreak: writeLine("<hr>\n")
    }
  }

  /// Takes what stands in a block of its own, whatever is around it.
  mutating func inBlock(_ take: (inout HTMLRenderer) -> Void) {
    open.append(.blockQuote)
    take(&self)
    open.removeLast()
  }

  /// Ends the body: what is written last becomes a part.
  mutating func finish() { flush() }
}

extension HTMLRenderer {
  private mutating func enter(_ element: MarkdownElement) {
    switch element {
    case .paragraph: enterParagraph()
    case .heading(let level, let text): enterHeading(level, text)
    case .blockQuote: writeLine("<blockquote>\n")
    case .list(let start, _): enterList(start)
    case .item(let isDone): writeLine(isDone == nil ? "<li>" : "<li class=\"task\">")
    case .emphasis: write("<em>")
    case .strong: write("<strong>")
    case .strikethrough: write("<del>")
    case .link(let target): enterLink(target)
    case .image(let target): enterImage(target)
    case .table(let columns):
      table = (columns, 0, false)
      // A table wider than the page scrolls in its own box, which the keyboard must reach.
      writeLine("<div class=\"scroll\" tabindex=\"0\">\n<table>\n")
    case .tableRow(let isHeader): enterRow(isHeader: isHeader)
    case .tableCell: enterCell()
    }
  }

  private mutating func exit(_ element: MarkdownElement) {
    switch element {
    case .paragraph: exitParagraph()
    case .heading(let level, _):
      write("</h")
      write(number: level)
      write(">\n")
    case .blockQuote: writeLine("</blockquote>\n")
    case .list(let start, _): writeLine(start == nil ? "</ul>\n" : "</ol>\n")
    case .item: write("</li>\n")
    case .emphasis: write("</em>")
    case .strong: write("</strong>")
    case .strikethrough: write("</del>")
    case .link: write("</a>")
    case .image: break
    case .table: write(table.hasBody ? "</tbody>\n</table>\n</div>\n" : "</table>\n</div>\n")
    case .tableRow(let isHeader): write(isHeader ? "</tr>\n</thead>\n" : "</tr>\n")
    case .tableCell: write(isInHeader ? "</th>\n" : "</td>\n")
    }
  }

  private var isInHeader: Bool { open.last == .tableRow(isHeader: true) }

  /// Whether the paragraph that opens or closes here is an item of a tight list, and so without tags.
  private var isTight: Bool {
    guard open.count > 1, case .item = open[open.count - 1], case .list(_, true) = open[open.count - 2] else {
      return false
    }
    return true
  }

  /// The state of the task whose text opens or closes here.
  private var task: Bool? {
    guard case .item(let isDone) = open.last else { return nil }
    return isDone
  }

  private mutating func enterParagraph() {
    if !isTight { writeLine("<p>") }
    if let isDone = task {
      write(isDone ? "<input type=\"checkbox\" checked disabled> " : "<input type=\"checkbox\" disabled> ")
    }
  }

  private mutating func exitParagraph() { if !isTight { write("</p>\n") } }

  private mutating func enterHeading(_ level: Int, _ text: String) {
    if firstHeading == nil, !text.isEmpty { firstHeading = text }
    writeLine("<h")
    write(number: level)
    write(" id=\"")
    HTMLEscape.appendText(anchors.add(text), to: &output)
    write("\">")
  }

  private mutating func enterList(_ start: Int?) {
    switch start {
    case nil: writeLine("<ul>\n")
    case 1: writeLine("<ol>\n")
    case .some(let number):
      writeLine("<ol start=\"")
      write(number: number)
      write("\">\n")
    }
  }

  private mutating func enterLink(_ target: MarkdownTarget) {
    write("<a href=\"")
    writeAddress(target, isImage: false)
    writeTitle(target.title)
    write(">")
  }

  private mutating func enterImage(_ target: MarkdownTarget) {
    write("<img src=\"")
    writeAddress(target, isImage: true)
    write("\" alt=\"")
    images = 1
  }

  private mutating func takeInsideImage(_ event: MarkdownEvent, _ bytes: Span<UInt8>) {
    switch event {
    case .enter(let element):
      open.append(element)
      images += 1
    case .exit:
      images -= 1
      guard let element = open.popLast(), images == 0, case .image(let target) = element else { return }
      writeTitle(target.title)
      write(">")
    case .text, .code: HTMLEscape.appendText(bytes, to: &output)
    case .softBreak, .lineBreak: write(" ")
    case .codeBlock, .html, .thematicBreak: break
    }
  }

  /// An address into the site becomes a part of its own, for the build to resolve.
  private mutating func writeAddress(_ target: MarkdownTarget, isImage: Bool) {
    let column = target.column > 0 ? target.column + indentation : nil
    let place = Place(path: path, line: target.line + firstLine - 1, column: column)
    let scheme = Address.scheme(of: target.destination)
    guard Address.isSafe(target.destination, scheme: scheme, isImage: isImage) else {
      return diagnostics.append(.unsafeLink(target.destination, at: place))
    }
    guard Address.isLocal(target.destination, scheme: scheme), !target.destination.isEmpty else {
      return HTMLEscape.appendAddress(target.destination, to: &output)
    }
    flush()
    parts.append(.link(BodyLink(destination: target.destination, place: place)))
  }

  private mutating func writeTitle(_ title: String) {
    write("\"")
    if title.isEmpty { return }
    write(" title=\"")
    HTMLEscape.appendText(title, to: &output)
    write("\"")
  }

  private mutating func enterRow(isHeader: Bool) {
    table.column = 0
    if isHeader {
      write("<thead>\n")
    } else if !table.hasBody {
      table.hasBody = true
      write("<tbody>\n")
    }
    write("<tr>\n")
  }

  private mutating func enterCell() {
    let alignment = table.column < table.columns.count ? table.columns[table.column] : .none
    table.column += 1
    write(isInHeader ? "<th" : "<td")
    switch alignment {
    case .none: write(">")
    case .left: write(" class=\"align-left\">")
    case .center: write(" class=\"align-center\">")
    case .right: write(" class=\"align-right\">")
    }
  }

  private mutating func takeCode(_ code: MarkdownCode) {
    let language = code.info.isEmpty ? "" : code.info.prefix { !$0.isWhitespace }
    if language == "tagcloud" { return takeCloud(code) }
    if takeListed(code) { return }
    writeLine("<pre><code")
    if !language.isEmpty {
      write(" class=\"language-")
      HTMLEscape.appendText(String(language), to: &output)
      write("\"")
    }
    write(">")
    HTMLEscape.appendText(code.text, to: &output)
    write("</code></pre>\n")
  }

  private mutating func takeCloud(_ code: MarkdownCode) {
    let fence = code.line + firstLine - 1
    let origin = DocumentOrigin(path: path, firstLine: fence + 1, indentation: code.indentation + indentation)
    let document = Node.parse(yaml: Array(code.text.utf8)[...], from: origin)
    diagnostics += document.diagnostics
    guard let root = document.root else { return }
    var decoder = NodeDecoder(path: path)
    var request = decoder.cloudRequest(
      root, at: Node.Mark(line: fence, column: code.indentation + indentation + 1))
    request.sourceText = code.text
    diagnostics += decoder.diagnostics
    iconPlaces.merge(decoder.iconPlaces) { first, _ in first }
    flush()
    parts.append(.cloud(request))
  }

  private mutating func takeHTML(_ html: String, isBlock: Bool, line: Int) {
    if keepsHTML {
      if isBlock { writeLine("") }
      TagFilter.append(html, to: &output)
    } else {
      let isComment = html.hasPrefix("<!--")
      if !isComment, line + firstLine != omittedLine {
        let place = Place(path: path, line: line + firstLine - 1)
        let start = html.prefix { !$0.isNewline }.prefix(60)
        diagnostics.append(.rawHTMLOmitted(String(start), at: place))
        omittedLine = line + firstLine
      }
      write(isBlock ? "<!-- raw HTML omitted -->\n" : "<!-- raw HTML omitted -->")
    }
  }

  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { unsafe output.append(contentsOf: $0) }
  }

  /// Writes at the start of a line.
  mutating func writeLine(_ text: StaticString) {
    if let last = output.last, last != UInt8(ascii: "\n") { write("\n") }
    write(text)
  }

  /// Writes text as text.
  mutating func write(text: String) { HTMLEscape.appendText(text, to: &output) }

  private mutating func write(number: Int) { output.append(contentsOf: String(number).utf8) }

  private mutating func flush() {
    if output.isEmpty { return }
    parts.append(.html(String(utf8: output)))
    output.removeAll(keepingCapacity: true)
  }
}
