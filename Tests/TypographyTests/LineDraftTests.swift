import Testing

@testable import Typography

@Suite struct LineDraftTests {
  private func draft(_ pieces: (String, Int)...) -> LineDraft {
    var draft = LineDraft()
    for (text, part) in pieces { draft.append(text[...], part: part) }
    return draft
  }

  private func text(_ draft: LineDraft) -> String {
    draft.pieces.map { "\($0.part):\($0.text)" }.joined(separator: "|")
  }

  @Test func spacesAtTheEndsGoAlsoWithTheirPart() {
    var line = draft((" ", 0), (" a ", 1), ("  ", 2))
    line.trimSpaces()
    #expect(text(line) == "1:a")
  }

  @Test func ellipsisLooksLikeWhatItFollows() {
    #expect(text(draft(("a", 0), ("b", 1)) + "…") == "0:a|1:b…")
    #expect(text("…" + draft(("a", 1))) == "1:…a")
    #expect(text(LineDraft() + "…") == "0:…")
  }

  @Test func halvesOfOnePartAreOne() {
    #expect(text(draft(("a", 0), ("b", 1)) + draft(("c", 1), ("d", 0))) == "0:a|1:bc|0:d")
  }

  @Test func brokenSoftHyphenIsSeen() {
    var line = draft(("a", 0), ("b\u{ad}", 1))
    line.showSoftHyphen()
    #expect(text(line) == "0:a|1:b\u{2010}")
  }
}
