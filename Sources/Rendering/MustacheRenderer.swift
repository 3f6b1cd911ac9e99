/// Renders one template any number of times, on any number of workers.
///
/// Escapes `&`, `<`, `>`, `"` and `'` in `{{name}}`. A name without a value is empty. Sections go by
/// ``MustacheValue``: `false`, an empty list and a missing value hide one; text, even empty text, shows it.
public struct MustacheRenderer: Sendable {
  private let program: MustacheProgram

  /// Compiles a template; cost: about that of one rendering.
  public init(_ template: MustacheTemplate) { program = MustacheProgram(template) }

  /// The template filled with values, as UTF-8; cost: a copy of every text, and a look-up for every tag.
  public func render(_ values: [String: MustacheValue]) -> [UInt8] { render(values, marking: "").text }

  /// The same, and where the text of one name stands in it.
  ///
  /// - Returns: No place unless the text is used once, as it is, and nothing else depends on it: then other text that
  ///   is not blank can be put into the place.
  func render(_ values: [String: MustacheValue], marking name: String) -> (text: [UInt8], place: Range<Int>?)
  {
    var rendering = MustacheRendering(values, marking: name)
    rendering.run(program.instructions[...])
    let place = rendering.markedPlace
    return (rendering.finished(), place)
  }
}

/// One rendering of a template.
private struct MustacheRendering {
  private var output: [UInt8] = []
  /// Where the line starts that is being written.
  private var lineStart = 0
  /// Whether that line had a tag of a section that was shown: if nothing else is on it, it is no line of the output.
  private var hadSection = false
  /// The values that names are looked up in, the innermost last.
  private var scopes: [MustacheValue]

  private let marked: String
  /// How often the marked name was looked up.
  private var markedUses = 0
  /// Where its text was written last.
  private var place: Range<Int>?

  init(_ values: [String: MustacheValue], marking name: String) {
    marked = name
    scopes = [.object(values)]
    output.reserveCapacity(16 << 10)
  }

  /// Where the only text of the marked name stands.
  var markedPlace: Range<Int>? {
    guard markedUses == 1, let place, output[place].contains(where: { $0 > 0x20 }) else { return nil }
    return place
  }

  /// What was written, with its last line, in no more memory than it takes.
  consuming func finished() -> [UInt8] {
    endLine([])
    return Array(output[...])
  }

  /// Follows instructions; recursion is as deep as sections are, of which compiling allows few.
  mutating func run(_ instructions: ArraySlice<MustacheProgram.Instruction>) {
    var index = instructions.startIndex
    while index < instructions.endIndex {
      let inside = index + 1
      index = inside
      switch instructions[inside - 1] {
      case .text(let text): output += text
      case .newline(let end): endLine(end)
      case .variable(let path, let isEscaped):
        guard case .text(let text)? = value(at: path) else { continue }
        let start = output.count
        if isEscaped { output.append(escaping: text) } else { output += text.utf8 }
        if path.parts == [marked] { place = isEscaped ? nil : start..<output.count }
      case .section(let path, let end):
        index = end
        guard let value = value(at: path), value.showsSection else { continue }
        if case .list(let items) = value {
          for item in items { runSection(instructions[inside..<end], in: item) }
        } else {
          runSection(instructions[inside..<end], in: value)
        }
      case .inverted(let path, let end):
        index = end
        let value = value(at: path)
        if value?.showsSection ?? false { continue }
        runSection(instructions[inside..<end], in: value)
      }
    }
  }
}

extension MustacheRendering {
  private mutating func runSection(
    _ instructions: ArraySlice<MustacheProgram.Instruction>, in scope: MustacheValue?
  ) {
    hadSection = true
    if let scope { scopes.append(scope) }
    run(instructions)
    if scope != nil { scopes.removeLast() }
    hadSection = true
  }

  private mutating func endLine(_ end: [UInt8]) {
    let isBlank = output[lineStart...].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if hadSection, isBlank {
      output.removeLast(output.count - lineStart)
    } else {
      output += end
    }
    lineStart = output.count
    hadSection = false
  }

  /// The value of the innermost scope that has the whole path.
  private mutating func value(at path: MustacheProgram.Path) -> MustacheValue? {
    guard let first = path.parts.first else { return scopes.last }
    if first == marked { markedUses += 1 }
    for scope in scopes.reversed() {
      guard var value = scope[first] else { continue }
      var isWhole = true
      for part in path.parts.dropFirst() {
        guard let inner = value[part] else {
          isWhole = false
          break
        }
        value = inner
      }
      if isWhole { return value }
    }
    return nil
  }
}

extension MustacheValue {
  fileprivate subscript(name: String) -> MustacheValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  fileprivate var showsSection: Bool {
    switch self {
    case .flag(let flag): flag
    case .list(let items): !items.isEmpty
    case .text, .object: true
    }
  }
}

extension [UInt8] {
  /// Appends text so that it stands for itself in HTML, between tags and in quoted attributes alike.
  fileprivate mutating func append(escaping text: String) {
    let bytes = text.utf8Span.span
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "&"): self += "&amp;".utf8
      case UInt8(ascii: "<"): self += "&lt;".utf8
      case UInt8(ascii: ">"): self += "&gt;".utf8
      case UInt8(ascii: "\""): self += "&quot;".utf8
      case UInt8(ascii: "'"): self += "&apos;".utf8
      default: append(bytes[index])
      }
    }
  }
}
