public import Diagnostics

/// A Mustache template that was checked, with its partials put in.
///
/// It is a plain value, so it can be made once and handed to every worker; see ``MustacheRenderer``.
public struct MustacheTemplate: Hashable, Sendable {
  /// The whole text, without `{{> partial}}` tags.
  let text: String

  /// The text of a template or a partial, and the path that diagnostics print.
  public struct Source: Hashable, Sendable {
    /// The path.
    public var path: String
    /// The text.
    public var text: String

    /// Makes a source.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// Why a template cannot be used.
  public struct Malformed: Error, Hashable {
    /// What is wrong, with its place in the template or the partial.
    public var diagnostic: Diagnostic
  }

  /// Checks a template and puts its partials in.
  ///
  /// Of Mustache it has variables (`{{a.b}}`, `{{{raw}}}`, `{{&raw}}`), sections, inverted sections, comments
  /// and partials. A tag other than a variable alone on its line takes no line in the output.
  public static func compile(
    _ source: Source, partials: [String: Source] = [:]
  ) throws(Malformed) -> MustacheTemplate {
    var expansion = TemplateExpansion(partials: partials)
    try expansion.append(source, chain: [])
    let template = MustacheTemplate(text: expansion.output)
    if let problem = MustacheRenderer.problem(of: template) {
      throw Malformed(diagnostic: .malformedTemplate(problem, at: Place(path: source.path)))
    }
    return template
  }
}

/// Puts partials into a template and checks tags and sections file by file.
private struct TemplateExpansion {
  typealias Malformed = MustacheTemplate.Malformed

  let partials: [String: MustacheTemplate.Source]
  private(set) var output = ""

  static let depth = 50
  static let size = 4 << 20

  init(partials: [String: MustacheTemplate.Source]) { self.partials = partials }

  /// Appends a source; `chain` names the partials that are being put in.
  mutating func append(_ source: MustacheTemplate.Source, chain: [String]) throws(Malformed) {
    var open: [(name: String, start: String.Index)] = []
    var rest = source.text[...]
    // Only mistakes need a place, and to find one is to count all lines before it.
    func place(_ start: String.Index) -> Place { Self.place(of: start, in: source) }
    while let start = rest.firstIndex(of: UInt8(ascii: "{"), times: 2) {
      guard let tag = TemplateTag(at: start, in: rest) else {
        throw Malformed(diagnostic: .unclosedTemplateTag(at: place(start)))
      }
      output += rest[..<start]
      rest = rest[tag.end...]
      switch tag.kind {
      case "=": throw Malformed(diagnostic: .templateDelimiters(at: place(start)))
      case "#", "^": open.append((tag.name, start))
      case "/":
        guard let last = open.popLast(), last.name == tag.name else {
          throw Malformed(diagnostic: .unopenedSection(tag.name, open: open.last?.name, at: place(start)))
        }
      default: break
      }
      if open.count + chain.count > Self.depth {
        throw Malformed(diagnostic: .templateTooLarge("\(Self.depth) levels", at: place(start)))
      }
      guard tag.kind == ">" else {
        output += tag.text
        continue
      }
      rest = try appendPartial(tag.name, chain: chain, at: { place(start) }, before: rest)
    }
    output += rest
    if let last = open.last {
      throw Malformed(diagnostic: .unclosedSection(last.name, at: place(last.start)))
    }
    if output.utf8.count > Self.size {
      throw Malformed(
        diagnostic: .templateTooLarge(
          "\(Self.size >> 20) MiB with its partials", at: Place(path: source.path)))
    }
  }

  /// Appends a partial and returns the text after it.
  ///
  /// Where the tag has a line for itself, that line is not in the output.
  private mutating func appendPartial(
    _ name: String, chain: [String], at place: () -> Place, before rest: Substring
  ) throws(Malformed) -> Substring {
    guard let partial = partials[name] else {
      throw Malformed(diagnostic: .unknownPartial(name, known: Array(partials.keys), at: place()))
    }
    if chain.contains(name) { throw Malformed(diagnostic: .recursivePartial(chain + [name], at: place())) }
    let indentation = output.reversed().prefix { $0 == " " || $0 == "\t" }.count
    let lineStart = output.dropLast(indentation)
    let lineEnd = rest.drop { $0 == " " || $0 == "\t" }
    let isAlone =
      (lineStart.isEmpty || lineStart.last?.isNewline == true) && (lineEnd.first?.isNewline ?? true)
    if isAlone { output.removeLast(indentation) }
    try append(partial, chain: chain + [name])
    return isAlone && output.last?.isNewline != false ? lineEnd.dropFirst() : rest
  }

  private static func place(of index: String.Index, in source: MustacheTemplate.Source) -> Place {
    let before = source.text.utf8[..<index]
    let lineStart =
      before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) } ?? before.startIndex
    return Place(
      path: source.path, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: before.distance(from: lineStart, to: index) + 1)
  }
}

/// A tag of a template.
private struct TemplateTag {
  /// `#`, `^`, `/`, `>`, `!`, `&`, `{`, `=`, or a space for a variable.
  var kind: Character
  /// The name without white space.
  var name: String
  /// The whole tag.
  var text: Substring
  /// Where the text after it starts.
  var end: String.Index

  init?(at start: String.Index, in text: Substring) {
    let inner = text[text.index(start, offsetBy: 2)...]
    let first = inner.first ?? " "
    kind = "#^/>!&{=".contains(first) ? first : " "
    let braces = kind == "{" ? 3 : 2
    guard let close = inner.firstIndex(of: UInt8(ascii: "}"), times: braces) else { return nil }
    let content = kind == " " ? inner[..<close] : inner[..<close].dropFirst()
    name = content.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    end = inner.utf8.index(close, offsetBy: braces)
    self.text = text[start..<end]
  }
}

extension Substring {
  /// Where a character of ASCII first stands a number of times in a row.
  fileprivate func firstIndex(of character: UInt8, times: Int) -> String.Index? {
    var count = 0
    for index in utf8.indices {
      count = utf8[index] == character ? count + 1 : 0
      if count == times { return utf8.index(index, offsetBy: 1 - times) }
    }
    return nil
  }
}
