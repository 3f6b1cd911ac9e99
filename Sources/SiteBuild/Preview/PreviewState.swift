public import Diagnostics
import Rendering

/// What an open page is told about the site: which state of it there is, and what is wrong with the newest.
///
/// - Parameters:
///   - version: what stands for the last state that could be built.
///   - errors: what keeps the present state from being built; none if that is the last.
/// - Returns: JSON. Each problem has the text of its line, cut in two where it is.
public func previewState(version: String, errors: [Diagnostic]) -> String {
  var json = JSONText()
  json.object { json in
    json.key("version")
    json.string(version)
    json.key("problems")
    json.array { json in
      // More than these nobody reads over a page.
      for problem in errors.prefix(20) { write(problem, to: &json) }
    }
    json.key("more")
    json.number(max(0, errors.count - 20))
  }
  return json.text
}

private func write(_ problem: Diagnostic, to json: inout JSONText) {
  json.object { json in
    json.key("id")
    json.string(problem.id)
    json.key("place")
    json.string(problem.place?.description ?? "")
    json.key("message")
    json.string(problem.message)
    json.key("fix")
    json.string(problem.fix ?? "")
    let line = problem.place.flatMap(SourceLine.init)
    json.key("before")
    json.string(line?.before ?? "")
    json.key("after")
    json.string(line?.after ?? "")
  }
}

/// The line of a file that a place is on, of a long one what is around the place.
struct SourceLine: Hashable {
  /// The text before the place.
  var before: String
  /// The text from there on.
  var after: String

  /// How many bytes are shown before the place, and from there on.
  private static let most = 100

  /// Reads the line; `nil` when it cannot be read.
  init?(_ place: Place) {
    guard let number = place.line, let bytes = try? Disk.read(place.path) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return nil }
    var line = lines[number - 1]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let column = min(max(1, place.column ?? 1), line.count + 1)
    (before, after) = ("", "")
    let (start, end) = (line.prefix(column - 1), line.dropFirst(column - 1))
    // Cut between characters: what follows the first byte of one belongs to it.
    let shown = start.suffix(Self.most).drop { $0 & 0xC0 == 0x80 }
    before = (shown.count < start.count ? "…" : "") + String(decoding: shown, as: UTF8.self)
    var rest = end.prefix(Self.most)
    while rest.count < end.count, let next = end.dropFirst(rest.count).first, next & 0xC0 == 0x80 {
      rest.removeLast()
    }
    after = String(decoding: rest, as: UTF8.self) + (rest.count < end.count ? "…" : "")
  }
}
