import Diagnostics
import TagModel
import Testing

@Suite struct PageFactsTests {
  private static let source = "content/a.md"

  private static func place(_ line: Int, _ column: Int? = nil) -> Place {
    Place(path: source, line: line, column: column)
  }

  private static func facts(_ links: [Place], _ problems: [Diagnostic] = []) -> PageFacts {
    PageFacts(digest: ContentDigest(of: []), bodyLine: 5, links: links, problems: problems)
  }

  private func told(_ diagnostics: [Diagnostic], from old: PageFacts, to new: PageFacts) -> [Diagnostic]? {
    old.update(diagnostics, of: Self.source, to: new)
  }

  @Test func whatIsSaidAboutALinkMovesWithIt() {
    let old = Self.facts([Self.place(6, 1), Self.place(7, 3)])
    let new = Self.facts([Self.place(6, 1), Self.place(9, 12)])
    let said = Diagnostic.brokenLink("x.md", at: Self.place(7, 3), suggestion: nil)
    #expect(
      told([said], from: old, to: new)
        == [.brokenLink("x.md", at: Self.place(9, 12), suggestion: nil)])
  }

  @Test func frontMatterAndOtherFilesStayWhereTheyAre() {
    let said: [Diagnostic] = [
      .outputBusy("public"),
      .repeatedTag("x", at: Place(path: "content/b.md", line: 8), first: Self.place(3, 2)),
      .repeatedTag("y", at: Self.place(4), first: Self.place(3)),
      .reservedAddress("/tags/", at: Place(path: Self.source)),
    ]
    let moved = told(said, from: Self.facts([Self.place(6)]), to: Self.facts([Self.place(9)]))
    #expect(moved == said.sorted())
  }

  @Test func whatReadingSaysIsReplaced() {
    let old = Diagnostic.rawHTMLOmitted("<b>", at: Self.place(6))
    let new = Diagnostic.rawHTMLOmitted("<i>", at: Self.place(8))
    let other = Diagnostic.outputBusy("public")
    #expect(
      told([old, other], from: Self.facts([], [old]), to: Self.facts([], [new])) == [new, other])
    #expect(told([old], from: Self.facts([], [old]), to: Self.facts([])) == [])
  }

  @Test func whatNobodyCanPlaceIsNotTold() {
    let said = [Diagnostic.brokenLink("x.md", at: Self.place(7), suggestion: nil)]
    // No link stood there, or two did that have parted, or there are more of them now.
    #expect(told(said, from: Self.facts([Self.place(6)]), to: Self.facts([Self.place(6)])) == nil)
    let two = [Self.place(7), Self.place(7)]
    #expect(told(said, from: Self.facts(two), to: Self.facts([Self.place(8), Self.place(9)])) == nil)
    #expect(told(said, from: Self.facts(two), to: Self.facts([Self.place(8), Self.place(8)])) != nil)
    #expect(told(said, from: Self.facts([Self.place(7)]), to: Self.facts(two)) == nil)
    #expect(told([], from: Self.facts([], said), to: Self.facts([])) == nil)
  }
}
