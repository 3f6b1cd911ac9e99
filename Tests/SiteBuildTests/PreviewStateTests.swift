import Diagnostics
import Testing

@testable import SiteBuild

struct PreviewStateTests {
  /// A line, where something is wrong with it, and what is shown of it on both sides of the place.
  @Test(arguments: [
    ("short\r", 3, "sh", "ort"), ("short", 99, "short", ""), ("", 1, "", ""),
    (
      String(repeating: "a", count: 300), 151, "…" + String(repeating: "a", count: 100),
      String(repeating: "a", count: 100) + "…"
    ),
    (String(repeating: "ü", count: 101), 1, "", String(repeating: "ü", count: 50) + "…"),
    ("x" + String(repeating: "日", count: 40), 122, "…" + String(repeating: "日", count: 33), ""),
    ("x" + String(repeating: "日", count: 40), 2, "x", String(repeating: "日", count: 33) + "…"),
  ])
  func theLineIsShownAroundThePlace(line: String, column: Int, before: String, after: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", "first\n\(line)\nlast\n")
    let shown = SourceLine(Place(path: folder.path + "/a.md", line: 2, column: column))
    #expect(shown?.before == before)
    #expect(shown?.after == after)
  }

  @Test func whatCannotBeReadHasNoLine() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", "first\n")
    #expect(SourceLine(Place(path: folder.path + "/a.md", line: 7, column: 1)) == nil)
    #expect(SourceLine(Place(path: folder.path + "/a.md")) == nil)
    #expect(SourceLine(Place(path: folder.path + "/b.md", line: 1)) == nil)
  }

  @Test func manyErrorsAreCounted() {
    let errors = (1...25).map { Diagnostic.outputBusy("folder \($0)") }
    let state = previewState(version: "7", errors: errors)
    #expect(state.hasPrefix(#"{"version":"7","problems":[{"id":"output-busy","place":"folder 1""#))
    #expect(state.contains("folder 20") && !state.contains("folder 21"))
    #expect(state.hasSuffix(#""more":5}"#))
  }
}
