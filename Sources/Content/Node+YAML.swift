import CYAML
import Diagnostics

extension Node {
  /// Reads a YAML document (1.1, as libyaml has it) with anchors, aliases and merge keys.
  ///
  /// An empty document is null. Cost: linear in the bytes.
  public static func parse(yaml bytes: ArraySlice<UInt8>, from origin: DocumentOrigin) -> ParsedDocument {
    var reader = YAMLReader(bytes, origin)
    if bytes.count > DocumentLimits.size {
      reader.builder.refuse(.tooLarge(limit: DocumentLimits.size, at: Place(path: origin.path)))
    } else {
      unsafe bytes.withUnsafeBufferPointer { bytes in
        let parser = unsafe YAMLParser(bytes)
        reader.read(parser)
      }
    }
    let root =
      reader.builder.isRefused ? nil : reader.builder.root ?? Node(.null, at: origin.mark(line: 1, column: 1))
    return ParsedDocument(root: root, diagnostics: reader.builder.diagnostics, end: bytes.count)
  }
}

/// Feeds libyaml's events to a builder.
private struct YAMLReader {
  var builder: NodeBuilder
  private let bytes: ArraySlice<UInt8>
  private let origin: DocumentOrigin
  private var cursor: SourceCursor
  private var documents = 0

  init(_ bytes: ArraySlice<UInt8>, _ origin: DocumentOrigin) {
    self.bytes = bytes
    self.origin = origin
    builder = NodeBuilder(origin)
    cursor = SourceCursor(bytes, origin)
  }

  mutating func read(_ parser: borrowing YAMLParser) {
    while !builder.isRefused {
      guard var event = unsafe parser.next() else { return builder.refuse(diagnostic(parser.problem)) }
      let isLast = unsafe event.type == YAML_STREAM_END_EVENT
      unsafe handle(event)
      unsafe yaml_event_delete(&event)
      if isLast { return }
    }
  }

  private mutating func handle(_ event: yaml_event_t) {
    let type = unsafe event.type
    switch type {
    case YAML_DOCUMENT_START_EVENT:
      documents += 1
      if documents > 1 { unsafe builder.refuse(.secondDocument(at: origin.place(mark(event.start_mark)))) }
    case YAML_SCALAR_EVENT: unsafe scalar(event)
    case YAML_ALIAS_EVENT:
      unsafe builder.alias(string(event.data.alias.anchor) ?? "", at: mark(event.start_mark))
    case YAML_MAPPING_START_EVENT:
      unsafe builder.begin(
        mapping: true, anchor: string(event.data.mapping_start.anchor), at: mark(event.start_mark))
    case YAML_SEQUENCE_START_EVENT:
      unsafe builder.begin(
        mapping: false, anchor: string(event.data.sequence_start.anchor), at: mark(event.start_mark))
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: builder.end()
    default: break
    }
  }

  private mutating func scalar(_ event: yaml_event_t) {
    let mark = unsafe mark(event.start_mark)
    let scalar = unsafe event.data.scalar
    let text = unsafe String(
      decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    let style = unsafe scalar.style
    // A `!!str` or `!` before it says that a plain scalar is text.
    let isPlain = unsafe style == YAML_PLAIN_SCALAR_STYLE && scalar.plain_implicit != 0
    if builder.expectsKey { return builder.key(text, at: mark, isPlain: isPlain) }
    let value: Node.Value =
      if isPlain { ["", "~", "null", "Null", "NULL"].contains(text) ? .null : .plain(text) } else {
        .quoted(text)
      }
    let length = unsafe Int(event.end_mark.index) - Int(event.start_mark.index)
    let quotes = style == YAML_PLAIN_SCALAR_STYLE ? 0 : 2
    let isOneLine = unsafe event.end_mark.line == event.start_mark.line
    let isVerbatim = isOneLine && (isPlain || text.unicodeScalars.count + quotes == length)
    unsafe builder.scalar(Node(value, at: mark, isVerbatim: isVerbatim), anchor: string(scalar.anchor))
  }

  private func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }

  private mutating func mark(_ mark: yaml_mark_t) -> Node.Mark {
    cursor.mark(line: Int(mark.line), column: Int(mark.column), index: Int(mark.index))
  }
}

/// Owns a libyaml parser over bytes that outlive it.
@safe private struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    let made = unsafe yaml_parser_initialize(parser)
    precondition(made == 1, "libyaml has no memory")
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
  }

  /// The next event, which the caller frees, or `nil` when the document is malformed.
  func next() -> yaml_event_t? {
    var event = unsafe yaml_event_t()
    return unsafe yaml_parser_parse(parser, &event) == 1 ? event : nil
  }

  /// What is wrong, after `next` gave nothing.
  var problem: YAMLProblem {
    let state = unsafe parser.pointee
    return unsafe YAMLProblem(
      text: state.problem.map { unsafe String(cString: $0) } ?? "cannot be read",
      mark: (Int(state.problem_mark.line), Int(state.problem_mark.column), Int(state.problem_mark.index)),
      context: state.context.map { unsafe String(cString: $0) } ?? "",
      contextMark: (
        Int(state.context_mark.line), Int(state.context_mark.column), Int(state.context_mark.index)
      ),
      offset: state.error == YAML_READER_ERROR ? Int(state.problem_offset) : nil)
  }
}

/// What libyaml says about a malformed document; marks are (line, column, index), from 0, in code points.
private struct YAMLProblem {
  var text: String
  var mark: (Int, Int, Int)
  var context: String
  var contextMark: (Int, Int, Int)
  /// The byte that cannot be read at all.
  var offset: Int?
}

extension YAMLReader {
  /// The problem in our words where they are clearer than libyaml's.
  private func diagnostic(_ problem: YAMLProblem) -> Diagnostic {
    if let offset = problem.offset { return unreadable(offset, problem) }
    let place = place(problem.mark)
    let context = problem.context.isEmpty ? nil : self.place(problem.contextMark)
    switch problem.text {
    case let text where text.contains("tab character"): return .tabIndentation(at: place)
    case "found character that cannot start any token":
      let character = scalar(at: problem.mark) ?? " "
      return character == "\t" ? .tabIndentation(at: place) : .reservedCharacter(character, at: place)
    case "did not find expected ',' or ']'": return bracket("[", problem, opening: context, at: place)
    case "did not find expected ',' or '}'": return bracket("{", problem, opening: context, at: place)
    case "could not find expected ':'": return .missingColon(at: context ?? place)
    case "mapping values are not allowed in this context": return .unquotedColon(at: place)
    case "found unexpected end of stream", "found unexpected document indicator":
      return .unclosedQuote(opening: context ?? place)
    case "found unknown escape character": return .unknownEscape(at: place)
    case "did not find expected key", "did not find expected '-' indicator":
      let isMap = problem.context.contains("mapping")
      return .wrongIndentation(of: isMap ? "map" : "list", opening: context, at: place)
    default: return .malformed("YAML", tidied(problem), at: place)
    }
  }

  /// A list or map in brackets that is never closed is wrong where it opens, another one where its item goes wrong.
  private func bracket(
    _ bracket: Character, _ problem: YAMLProblem, opening: Place?, at place: Place
  ) -> Diagnostic {
    guard let opening, scalar(at: problem.mark) == nil || isNextKey(problem) else {
      return .missingComma(bracket, opening: opening, at: place)
    }
    return .unclosedBracket(bracket, opening: opening, reaching: place)
  }

  /// Whether the problem is on a line of its own that reads like the key after the one with the bracket.
  private func isNextKey(_ problem: YAMLProblem) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard problem.mark.0 > problem.contextMark.0, problem.mark.0 < lines.count else { return false }
    let (opening, line) = (lines[problem.contextMark.0], lines[problem.mark.0])
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    let rest = line.drop(while: isSpace)
    let key = rest.prefix { !"\"'[]{},:#".utf8.contains($0) }
    return line.count - rest.count <= opening.prefix(while: isSpace).count && !key.isEmpty
      && rest.dropFirst(key.count).first == UInt8(ascii: ":")
  }

  private func tidied(_ problem: YAMLProblem) -> String {
    problem.context.isEmpty ? problem.text : "\(problem.text) \(problem.context)"
  }

  private func unreadable(_ offset: Int, _ problem: YAMLProblem) -> Diagnostic {
    let position = SourceText.position(of: offset, in: bytes)
    let place = origin.place(origin.mark(line: position.line, column: position.column))
    guard problem.text.contains("control characters") else {
      return .malformed("YAML", problem.text, at: place)
    }
    let scalar = String(decoding: bytes.dropFirst(offset).prefix(4), as: UTF8.self).unicodeScalars.first
    return .controlCharacter(scalar ?? "\0", at: place)
  }

  private func place(_ mark: (Int, Int, Int)) -> Place {
    var fresh = SourceCursor(bytes, origin)
    return origin.place(fresh.mark(line: mark.0, column: mark.1, index: mark.2))
  }

  /// - Returns: `nil` at the end of the document.
  private func scalar(at mark: (Int, Int, Int)) -> Unicode.Scalar? {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let index = scalars.index(scalars.startIndex, offsetBy: mark.2, limitedBy: scalars.endIndex)
    return index.flatMap { $0 < scalars.endIndex ? scalars[$0] : nil }
  }
}

/// Turns libyaml's positions, which count code points, into lines and byte columns, always forward.
private struct SourceCursor {
  private let bytes: ArraySlice<UInt8>
  private let origin: DocumentOrigin
  private let isASCII: Bool
  private var index = 0
  private var offset: Int
  private var line = 1
  private var lineStart: Int

  init(_ bytes: ArraySlice<UInt8>, _ origin: DocumentOrigin) {
    self.bytes = bytes
    self.origin = origin
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    offset = bytes.startIndex
    lineStart = bytes.startIndex
  }

  /// The position of a mark, which no earlier call's is behind.
  mutating func mark(line: Int, column: Int, index: Int) -> Node.Mark {
    if isASCII { return origin.mark(line: line + 1, column: column + 1) }
    while self.index < index, offset < bytes.endIndex { step() }
    return origin.mark(line: self.line, column: offset - lineStart + 1)
  }

  private mutating func step() {
    let byte = bytes[offset]
    offset += 1
    while offset < bytes.endIndex, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    index += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      lineStart = offset
    }
  }
}
