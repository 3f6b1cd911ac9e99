import CArena
import CCmarkGFM

/// A parsed CommonMark document with GitHub's tables, strikethrough, autolinks and task lists; owns cmark's
/// tree.
///
/// The tree stands in an arena of the thread that has made it, and must not leave it: cmark makes some hundred small
/// pieces for a page, and would give back each by itself.
@safe struct CommonMarkDocument: ~Copyable {
  private let root: Pointer
  /// Whether a text that could have become a link is to be told of.
  private let mayMissAddresses: Bool
  private let text: ArraySlice<UInt8>

  /// Parses UTF-8 text; cost: linear, about 10 ns a byte.
  ///
  /// - Parameter searchesAddresses: whether addresses without markup become links, which costs a quarter more.
  init(_ text: ArraySlice<UInt8>, searchesAddresses: Bool = true) {
    guard Self.extensionsAreRegistered else { preconditionFailure("cmark has no extensions") }
    mayMissAddresses = !searchesAddresses
    arena_borrow()
    guard let parser = unsafe cmark_parser_new_with_mem(CMARK_OPT_SOURCEPOS, cmark_arena_memory()) else {
      preconditionFailure("cmark has no memory")
    }
    for name in Self.extensions(for: text, searchesAddresses) {
      unsafe cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    unsafe text.withUnsafeBytes { bytes in
      unsafe cmark_parser_feed(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    let document = unsafe cmark_parser_finish(parser)
    unsafe cmark_parser_free(parser)
    guard let document = unsafe document else { preconditionFailure("cmark has no memory") }
    unsafe root = document
    self.text = text
  }

  deinit { arena_return() }

  /// Visits the whole document; the tree is walked without recursion.
  ///
  /// Most of a document is text: it comes as bytes that nobody has copied, valid during the visit.
  ///
  /// - Returns: false if it ended at a text with an address, in a document in which they were not searched for.
  @discardableResult func walk(_ visit: (MarkdownEvent, Span<UInt8>) -> Void) -> Bool {
    let iterator = unsafe cmark_iter_new(root)
    defer { unsafe cmark_iter_free(iterator) }
    let nothing: [UInt8] = []
    var breaks: BackslashBreaks?
    while true {
      let step = unsafe cmark_iter_next(iterator)
      if step == CMARK_EVENT_DONE { return true }
      guard let node = unsafe cmark_iter_get_node(iterator), unsafe node != root else { continue }
      switch unsafe cmark_node_get_type(node) {
      case CMARK_NODE_TEXT:
        var isAddress = false
        unsafe Self.withLiteral(node) { text in
          isAddress = mayMissAddresses && Autolinks.isAddress(in: text)
          if !isAddress { visit(.text, text) }
        }
        if isAddress { return false }
      case CMARK_NODE_CODE: unsafe Self.withLiteral(node) { visit(.code, $0) }
      case let type:
        if type == CMARK_NODE_LINEBREAK {
          if breaks == nil { breaks = BackslashBreaks(text) }
          unsafe breaks?.pass(inBlockFrom: Self.firstLine(ofBlockAround: node))
        }
        let isEntering = step == CMARK_EVENT_ENTER
        let event = unsafe Self.event(node, type, isEntering: isEntering, &breaks)
        if let event { visit(event, nothing.span) }
      }
    }
  }

  /// The extensions that a document needs; each costs time on every line or in every text.
  private static func extensions(for text: ArraySlice<UInt8>, _ searchesAddresses: Bool) -> [String] {
    var names = ["table", "tasklist"]
    if text.span.firstIndex(of: UInt8(ascii: "~")) != nil { names.append("strikethrough") }
    if searchesAddresses, !MarkdownGuard.hasHugeWords(text), looksForAddresses { names.append("autolink") }
    return names
  }

  /// cmark keeps its extensions in a list that is filled once in a process.
  private static let extensionsAreRegistered: Bool = {
    cmark_register_extensions()
    return true
  }()

  /// From the first document on in which addresses are searched for.
  private static let looksForAddresses: Bool = {
    cmark_search_addresses()
    return true
  }()
}

extension CommonMarkDocument {
  private typealias Pointer = UnsafeMutablePointer<cmark_node>

  private static func event(
    _ node: Pointer, _ type: cmark_node_type, isEntering: Bool, _ breaks: inout BackslashBreaks?
  ) -> MarkdownEvent? {
    switch type {
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    case CMARK_NODE_HTML_INLINE:
      return unsafe .html(literal(node), isBlock: false, line: position(node, &breaks).line)
    case CMARK_NODE_HTML_BLOCK: return unsafe .html(literal(node), isBlock: true, line: line(node))
    case CMARK_NODE_CODE_BLOCK: return unsafe .codeBlock(code(node))
    default:
      if !isEntering { return .exit }
      return unsafe element(node, type, &breaks).map { .enter($0) }
    }
  }

  private static func element(
    _ node: Pointer, _ type: cmark_node_type, _ breaks: inout BackslashBreaks?
  ) -> MarkdownElement? {
    switch type {
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_HEADING:
      return unsafe .heading(level: Int(cmark_node_get_heading_level(node)), text: plainText(node))
    case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
    case CMARK_NODE_LIST: return unsafe list(node)
    case CMARK_NODE_ITEM: return unsafe item(node)
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_LINK: return unsafe .link(target(node, &breaks))
    case CMARK_NODE_IMAGE: return unsafe .image(target(node, &breaks))
    default: return unsafe extensionElement(node)
    }
  }

  /// The extensions' node types have numbers that are given at run time, so their names tell them apart.
  private static func extensionElement(_ node: Pointer) -> MarkdownElement {
    // The commonest first.
    if unsafe isCalled("table_cell", node) { return .tableCell }
    if unsafe isCalled("table_row", node) { return .tableRow(isHeader: false) }
    if unsafe isCalled("table_header", node) { return .tableRow(isHeader: true) }
    if unsafe isCalled("table", node) { return unsafe .table(alignments(node)) }
    return unsafe isCalled("strikethrough", node) ? .strikethrough : .paragraph
  }

  /// Whether a node's type has a name; most have not, which the first letters tell.
  private static func isCalled(_ name: StaticString, _ node: Pointer) -> Bool {
    guard let letters = unsafe cmark_node_get_type_string(node) else { return false }
    return name.withUTF8Buffer { name in
      for index in name.indices where unsafe UInt8(bitPattern: letters[index]) != name[index] { return false }
      return unsafe letters[name.count] == 0
    }
  }

  private static func list(_ node: Pointer) -> MarkdownElement {
    let isOrdered = unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    let start = unsafe isOrdered ? Int(cmark_node_get_list_start(node)) : nil
    return unsafe .list(start: start, isTight: cmark_node_get_list_tight(node) == 1)
  }

  private static func item(_ node: Pointer) -> MarkdownElement {
    let isTask = unsafe isCalled("tasklist", node)
    return unsafe .item(isDone: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(node) : nil)
  }

  private static func target(_ node: Pointer, _ breaks: inout BackslashBreaks?) -> MarkdownTarget {
    let position = unsafe position(node, &breaks)
    return unsafe MarkdownTarget(
      destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)),
      line: position.line, column: position.column)
  }

  private static func code(_ node: Pointer) -> MarkdownCode {
    unsafe MarkdownCode(
      info: string(cmark_node_get_fence_info(node)), text: literal(node), line: line(node),
      indentation: max(0, Int(cmark_node_get_start_column(node)) - 1))
  }

  private static func alignments(_ node: Pointer) -> [MarkdownAlignment] {
    guard let letters = unsafe cmark_gfm_extensions_get_table_alignments(node) else { return [] }
    let count = unsafe Int(cmark_gfm_extensions_get_table_columns(node))
    return unsafe UnsafeBufferPointer(start: letters, count: count).map { letter in
      switch letter {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
  }

  /// The text below a node without markup.
  private static func plainText(_ node: Pointer) -> String {
    let iterator = unsafe cmark_iter_new(node)
    defer { unsafe cmark_iter_free(iterator) }
    var text = ""
    while unsafe cmark_iter_next(iterator) != CMARK_EVENT_DONE {
      guard let inner = unsafe cmark_iter_get_node(iterator) else { continue }
      switch unsafe cmark_node_get_type(inner) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: text += unsafe literal(inner)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
      default: break
      }
    }
    return text
  }

  private static func line(_ node: Pointer) -> Int { unsafe Int(cmark_node_get_start_line(node)) }

  private static func column(_ node: Pointer) -> Int { unsafe Int(cmark_node_get_start_column(node)) }

  /// Where something in a line stands, from 1; the column counts bytes and is 0 when unknown.
  private static func position(
    _ node: Pointer, _ breaks: inout BackslashBreaks?
  ) -> (line: Int, column: Int) {
    let counted = unsafe countedPosition(node)
    guard let (line, followsBreak) = breaks?.place(counted.line, inBlockFrom: counted.block) else {
      return (counted.line, counted.column)
    }
    return (line, followsBreak ? 0 : counted.column)
  }

  /// The place by cmark's count, and the line on which the block around it starts.
  ///
  /// Where lines of text stand directly above a table, cmark counts in the text from 0, and gives the table's head the
  /// place where the text starts.
  private static func countedPosition(_ node: Pointer) -> (line: Int, column: Int, block: Int) {
    // A link has the column where it starts, but the line where it ends.
    let first = unsafe cmark_node_first_child(node) ?? node
    let position = unsafe (line: min(line(node), line(first)), column: column(node))
    let block = unsafe block(around: node)
    if unsafe line(block) == 0 {
      guard let table = unsafe cmark_node_next(block) else { return (position.line, position.column, 0) }
      return unsafe (line(table) + position.line, column(table) + position.column, line(table))
    }
    return unsafe shiftedHead(around: block).map { ($0, 0, $0) }
      ?? (position.line, position.column, line(block))
  }

  private static func firstLine(ofBlockAround node: Pointer) -> Int {
    let block = unsafe block(around: node)
    let first = unsafe line(block)
    return unsafe first == 0 ? cmark_node_next(block).map { unsafe line($0) } ?? 0 : first
  }

  private static func block(around node: Pointer) -> Pointer {
    var node = unsafe node
    while unsafe cmark_node_get_type(node).rawValue & UInt32(CMARK_NODE_TYPE_MASK) == inlineTypes,
      let parent = unsafe cmark_node_parent(node)
    { unsafe node = parent }
    return unsafe node
  }

  private static let inlineTypes = CMARK_NODE_TEXT.rawValue & UInt32(CMARK_NODE_TYPE_MASK)

  /// The line of a table's head that has a cell, if text stands directly above it: two before its first row.
  private static func shiftedHead(around cell: Pointer) -> Int? {
    guard let head = unsafe cmark_node_parent(cell), let table = unsafe cmark_node_parent(head),
      let text = unsafe cmark_node_previous(table), unsafe line(text) == 0,
      unsafe cmark_node_previous(head) == nil
    else { return nil }
    return unsafe cmark_node_next(head).map { unsafe line($0) - 2 }
      ?? Int(cmark_node_get_end_line(table)) - 1
  }

  private static func withLiteral(_ node: Pointer, _ body: (Span<UInt8>) -> Void) {
    // To ask cmark for it would copy it.
    let text = unsafe node.pointee.as.literal
    unsafe body(Span(_unsafeElements: UnsafeBufferPointer(start: text.data, count: Int(text.len))))
  }

  private static func literal(_ node: Pointer) -> String { unsafe string(cmark_node_get_literal(node)) }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    unsafe text.map { unsafe String(cString: $0) } ?? ""
  }
}
