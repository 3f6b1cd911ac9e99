/// A template as a list of what to do, in order; sections are stretches of the list.
struct MustacheProgram: Sendable {
  /// One thing to do.
  enum Instruction: Sendable {
    /// Writes text.
    case text([UInt8])
    /// Ends a line.
    case newline([UInt8])
    /// Writes a value.
    case variable(Path, isEscaped: Bool)
    /// Does what follows, up to an index, for a value that shows the section.
    case section(Path, end: Int)
    /// Does what follows, up to an index, for a value that hides a section.
    case inverted(Path, end: Int)
  }

  /// A name such as `a.b`; `.` alone is the value itself and has no parts.
  struct Path: Sendable {
    let parts: [String]

    init(_ name: String) { parts = name == "." ? [] : name.split(separator: ".").map(String.init) }
  }

  private(set) var instructions: [Instruction] = []

  /// Reads a template whose tags and sections have been checked.
  init(_ template: MustacheTemplate) {
    var open: [Int] = []
    var rest = template.text[...]
    while let start = rest.firstRange(of: "{{")?.lowerBound, let tag = TemplateTag(at: start, in: rest) {
      append(text: rest[..<start])
      rest = rest[tag.end...]
      switch tag.kind {
      case "#", "^":
        open.append(instructions.count)
        let path = Path(tag.name)
        instructions.append(tag.kind == "#" ? .section(path, end: 0) : .inverted(path, end: 0))
      case "/": if let start = open.popLast() { end(start) }
      case "!": break
      default: instructions.append(.variable(Path(tag.name), isEscaped: tag.kind == " "))
      }
    }
    append(text: rest)
  }
}

extension MustacheProgram {
  private mutating func end(_ start: Int) {
    switch instructions[start] {
    case .section(let path, _): instructions[start] = .section(path, end: instructions.count)
    case .inverted(let path, _): instructions[start] = .inverted(path, end: instructions.count)
    default: break
    }
  }

  private mutating func append(text: Substring) {
    var line: [UInt8] = []
    func flushed() -> Instruction? { line.isEmpty ? nil : .text(line) }
    for byte in text.utf8 {
      if byte != UInt8(ascii: "\n") {
        line.append(byte)
        continue
      }
      let isCRLF = line.last == UInt8(ascii: "\r")
      if isCRLF { line.removeLast() }
      if let text = flushed() { instructions.append(text) }
      instructions.append(.newline(Array((isCRLF ? "\r\n" : "\n").utf8)))
      line.removeAll()
    }
    if let text = flushed() { instructions.append(text) }
  }
}
