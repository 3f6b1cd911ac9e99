import Testing

@testable import Diagnostics

@Suite struct QuestionsTests {
  typealias Case = WordingTests.Case

  static let cases = [
    Case(
      .unknownTag("swfit", suggestions: ["Swift"]),
      "error[unknown-tag] no page carries the tag \"swfit\"; did you mean \"Swift\"?"),
    Case(
      .unknownTag("C", suggestions: ["C#", "R", "Q"]),
      "error[unknown-tag] no page carries the tag \"C\"; did you mean \"C#\", \"R\" or \"Q\"?"),
    Case(
      .unknownTag("x", suggestions: []),
      "error[unknown-tag] no page carries the tag \"x\"; tags.json, which a build writes, lists all tags"),
    Case(
      .unknownPage("/galery/", existing: ["/", "/gallery/"]),
      "error[unknown-page] no page has the address /galery/; did you mean /gallery/? (pages with a cloud: /, /gallery/)"
    ),
    Case(
      .unknownPage("/far/away/", existing: []),
      "error[unknown-page] no page has the address /far/away/ (pages with a cloud: none)"),
    Case(
      .unknownPage("/x/", existing: (1...14).map { "/page-\($0)/" }),
      "error[unknown-page] no page has the address /x/ (pages with a cloud: /page-1/, /page-2/, /page-3/, /page-4/, /page-5/, /page-6/, /page-7/, /page-8/, /page-9/, /page-10/, /page-11/, /page-12/ and 2 more)"
    ),
    Case(
      .unknownCloud("tag", on: "/a/", existing: ["1", "tags"]),
      "error[unknown-cloud] the page /a/ has no cloud \"tag\"; did you mean /a/#tags? (its clouds: 1, tags)"),
    Case(
      .pageWithoutCloud("/a/"),
      "error[unknown-cloud] the page /a/ has no cloud; give it tags, or name another page"),
    Case(
      .nothingToDraw("tags", on: "/a/"),
      "error[nothing-to-draw] the cloud /a/#tags has no chips"),
    Case(
      .nothingOnStage,
      "error[nothing-on-stage] there is no tag to lay out; write some, one on a line"),
    Case(
      .fontOnStage("a.ttf"),
      "error[font-on-stage] the studio opens no font file, and a.ttf is one; name it in a style of the site"),
    Case(
      .tooNarrowToDraw(width: 99.5, narrowest: 240),
      "error[too-narrow] at 99.5 px the browser wraps the chips, and nothing says where they are; give a --width of 240 or more"
    ),
    Case(
      .hiddenTag("_x", by: []),
      "error[hidden-tag] the tag \"_x\" is hidden, so nothing about it is published; see 'hidden' below [tags] in the configuration, and at the tag itself"
    ),
    Case(
      .hiddenTag("_x", by: [Place(path: "tags.toml", line: 2)]),
      "error[hidden-tag] the tag \"_x\" is hidden, so nothing about it is published; take 'hidden' out of the registry (it is hidden here)"
    ),
    Case(
      .unlistedTag("x", on: [Place(path: "a.md")]),
      "error[unlisted-tag] only unlisted pages carry the tag \"x\", and these do not count; take 'unlisted' out of one of them (it is here)"
    ),
    Case(
      .unwritableDrawing("a.svg", reason: "the disk is full"),
      "error[unwritable] it cannot be written: the disk is full; make it writable, or choose another file with --output"
    ),
  ]

  @Test(arguments: cases)
  func saysWhatIsWrongAndWhatIsRight(_ testCase: Case) {
    WordingTests().saysWhatIsWrongAndWhatIsRight(testCase)
  }
}
