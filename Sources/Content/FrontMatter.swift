import Diagnostics

/// The front matter of a page and where its body starts.
struct FrontMatter {
  /// The value of the front matter; `nil` when there is none or when it is malformed.
  var root: Node?
  /// What is wrong with it.
  var diagnostics: [Diagnostic] = []
  /// The page without its front matter.
  var body: ArraySlice<UInt8>
  /// The line of the file on which the body starts.
  var bodyLine = 1

  /// Splits a page at its fences and reads what is between them.
  ///
  /// `---` … `---` or `...` holds YAML, `+++` … `+++` TOML; a fence is a whole line, and the opening one the
  /// first. One such as `---json` names what it opens, as Eleventy has it. A page that starts with a JSON object has
  /// that as its front matter. Cost: linear.
  static func read(_ page: ArraySlice<UInt8>, path: String) -> FrontMatter {
    let first = Line(at: page.startIndex, in: page)
    if first.isFence("---", in: page) {
      return fenced("---", closing: ["---", "..."], after: first, in: page, path: path) {
        Node.parse(yaml: $0, from: $1)
      }
    }
    if page[first.range].starts(with: "---".utf8) {
      for (fence, parse) in named where first.isFence(fence, in: page) {
        return fenced(fence, closing: ["---"], after: first, in: page, path: path, parse: parse)
      }
      for fence: StaticString in ["---js", "---javascript"] where first.isFence(fence, in: page) {
        let problem = Diagnostic.scriptedFrontMatter("\(fence)", at: Place(path: path, line: 1, column: 1))
        return FrontMatter(diagnostics: [problem], body: page[page.endIndex...])
      }
    }
    if first.isFence("+++", in: page) {
      return fenced("+++", closing: ["+++"], after: first, in: page, path: path) {
        Node.parse(toml: $0, from: $1)
      }
    }
    if page.first == UInt8(ascii: "{") { return json(page, path: path) }
    return FrontMatter(body: page)
  }
}

extension FrontMatter {
  private typealias Parser = (ArraySlice<UInt8>, DocumentOrigin) -> ParsedDocument

  /// The fences that name a format.
  private static var named: [(StaticString, Parser)] {
    let yaml: Parser = { Node.parse(yaml: $0, from: $1) }
    return [
      ("---json", { Node.parse(json: $0, from: $1) }), ("---toml", { Node.parse(toml: $0, from: $1) }),
      ("---yaml", yaml), ("---yml", yaml),
    ]
  }

  /// A line of a page, without its end.
  private struct Line {
    var range: Range<Int>
    /// Where the next line starts.
    var next: Int

    init(at start: Int, in page: ArraySlice<UInt8>) {
      let end = page[start...].firstIndex(of: UInt8(ascii: "\n"))
      next = end.map { $0 + 1 } ?? page.endIndex
      range = start..<(end ?? page.endIndex)
    }

    /// Whether the line is a fence and white space, the carriage return of a CRLF included.
    func isFence(_ fence: StaticString, in page: ArraySlice<UInt8>) -> Bool {
      let length = fence.utf8CodeUnitCount
      guard range.count >= length else { return false }
      let matches = unsafe page[range].starts(
        with: UnsafeBufferPointer(start: fence.utf8Start, count: length))
      return matches && page[range].dropFirst(length).allSatisfy(\.isBlank)
    }
  }

  private static func fenced(
    _ fence: StaticString, closing: [StaticString], after opening: Line, in page: ArraySlice<UInt8>,
    path: String, parse: Parser
  ) -> FrontMatter {
    var start = opening.next
    var number = 2
    while start < page.endIndex {
      let line = Line(at: start, in: page)
      if closing.contains(where: { line.isFence($0, in: page) }) {
        let parsed = parse(page[opening.next..<start], DocumentOrigin(path: path, firstLine: 2))
        return FrontMatter(
          root: parsed.root, diagnostics: parsed.diagnostics, body: page[line.next...], bodyLine: number + 1)
      }
      start = line.next
      number += 1
    }
    let problem = Diagnostic.unclosedFence(
      "\(fence)", closing: "\(closing[0])", opening: Place(path: path, line: 1, column: 1))
    return FrontMatter(diagnostics: [problem], body: page[page.endIndex...])
  }

  private static func json(_ page: ArraySlice<UInt8>, path: String) -> FrontMatter {
    let parsed = Node.parse(json: page, from: DocumentOrigin(path: path), isWhole: false)
    guard parsed.root != nil else {
      // A well-formed object with, say, a repeated key is front matter beyond doubt.
      let isObject = parsed.diagnostics.contains { $0.id == "duplicate-key" || $0.id == "too-deep" }
      let next = page.dropFirst().first { !$0.isBlank && $0 != UInt8(ascii: "\n") }
      guard isObject || next == UInt8(ascii: "\"") else { return FrontMatter(body: page) }
      let problems = isObject ? parsed.diagnostics : parsed.diagnostics.map(Diagnostic.notJSONFrontMatter)
      return FrontMatter(diagnostics: problems, body: page[page.endIndex...])
    }
    let line = Line(at: page.startIndex + parsed.end, in: page)
    guard page[line.range].allSatisfy(\.isBlank) else { return FrontMatter(body: page) }
    let lines = page[..<line.next].count { $0 == UInt8(ascii: "\n") }
    return FrontMatter(root: parsed.root, body: page[line.next...], bodyLine: lines + 1)
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or a carriage return.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
