import CCmarkGFM
import Diagnostics
import TagModel
import Testing

@testable import Content

struct MarkdownTests {
  /// What cmark itself renders, in HTML 5's spelling and without what we add.
  ///
  /// The extensions are those that reading a page has registered: cmark's list of them is no place for two threads.
  private func cmark(_ text: String) -> String {
    let parser = unsafe cmark_parser_new(CMARK_OPT_DEFAULT)
    for name in ["table", "strikethrough", "autolink", "tasklist", "tagfilter"] {
      unsafe cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    unsafe cmark_parser_feed(parser, text, text.utf8.count)
    let root = unsafe cmark_parser_finish(parser)
    let html = unsafe cmark_render_html(root, CMARK_OPT_DEFAULT, nil)
    let copy = unsafe html.map { unsafe String(cString: $0) } ?? ""
    unsafe html?.deallocate()
    unsafe cmark_node_free(root)
    unsafe cmark_parser_free(parser)
    return copy.replacing(" />", with: ">").replacing("align=\"", with: "class=\"align-")
      .replacing("<li><input type=\"checkbox\"", with: "<li class=\"task\"><input type=\"checkbox\"")
      .replacing(" checked=\"\" disabled=\"\"", with: " checked disabled").replacing(
        " disabled=\"\"", with: " disabled"
      )
      .replacing("&#x27;", with: "%27")
      .replacing(
        "<table>", with: "<div class=\"scroll\" tabindex=\"0\">\n<table>"
      )
      .replacing("</table>", with: "</table>\n</div>")
  }

  @Test(arguments: [
    "a\nb  \nc\\\nd\n", "> q\n>\n> - a\n> - b\n\nx", "1. a\n2. b\n\n   c\n", "7) x\n8) y\n", "- a\n\n- b\n",
    "- [ ] open\n- [x] done\n- plain\n", "*a **b** `c<d`* ~~e~~ __f__\n",
    "```swift x\nlet a = \"<&>\"\n```\n\n    indented\n",
    "| a | b | c |\n|:--|:-:|--:|\n| 1 | `2` | *3* |\n| x |\n", "| a |\n|---|\n",
    "[t](/u \"q\\\"t\") ![a *b* `c`](/i.png \"x\") <https://x.y/?a=b&c=d>\n",
    "www.example.com and x@example.org, https://e.org/ä ö\n", "[é](/ü%20ä(x)) [b](<a b'c>)\n",
    "***\n---\n___\n", "&amp; &copy; &#65; \" ' < >\n",
    "![outer ![inner](b.png) [link](c)](a.png)\n", "- a\n  - b\n    - c\n\n      d\n", "a <!-- c --> b\n",
    "text\0nul\n", "\\*not\\* [x]\n\n[x]: /y 'z'\n",
    "- a\n> b\n\n1. c\n***\n- d\n\n\n\n- e", "*a*b_c_\n\n\tcode\n",
  ])
  func htmlIsThatOfCmark(text: String) {
    let html = page(text).html
    #expect(html == cmark(text))
  }

  @Test func pagesReadSideBySideKeepTheirExtensions() async {
    let text = String(repeating: "~~struck~~ http://a.bc www.a.bc\n\n", count: 200)
    let alone = page(text).html
    #expect(alone.contains("<del>struck</del> <a href=\"http://a.bc\">"))
    let others = await withTaskGroup(of: String.self) { group in
      for _ in 0..<200 { group.addTask { page(text).html } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(others.allSatisfy { $0 == alone })
  }

  @Test func taskOfALooseListKeepsItsBoxInItsParagraph() {
    #expect(
      page("- [x] done\n\n- b\n").html
        == "<ul>\n<li class=\"task\">\n<p><input type=\"checkbox\" checked disabled> done</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"
    )
  }

  @Test func headingsGetUniqueIds() {
    let reading = page("# Überblick & *Ziele*\n\n## A-1\n\n## A\n\n## A\n\n## A\n\n# !!!\n\n日本語\n===\n")
    #expect(reading.value.anchors == ["überblick--ziele", "a-1", "a", "a-2", "a-3", "section", "日本語"])
    #expect(reading.html.hasPrefix("<h1 id=\"überblick--ziele\">Überblick &amp; <em>Ziele</em></h1>\n"))
  }

  @Test(arguments: [
    ("ÉTÉ à ΟΔΥΣΣΕΥΣ", "été-à-οδυσσευσ"), ("İstanbul", "i̇stanbul"), ("&nbsp;a é&nbsp;", "a-é"),
    ("É &nbsp;", "é"),
    ("a\u{301} ½ ⅷ Ⅷ", "á-½-ⅷ-ⅷ"), ("1 € • 2", "1---2"), ("日 &emsp; 本", "日--本"), ("é -_", "é--_"),
    ("•", "section"),
  ])
  func idsOfHeadingsKeepLettersOfAllScripts(heading: String, id: String) {
    #expect(page("# \(heading)\n").value.anchors == [id])
  }

  @Test func linksIntoTheSiteArePartsWithPlaces() {
    let reading = page(
      "---\ntitle: T\n---\nSee [x](../guide/intro.md#y) and\n[z](#a) ![i](a.png) <https://e.org>\n")
    let links = reading.value.body.compactMap { if case .link(let link) = $0 { link } else { nil } }
    #expect(links.map(\.destination) == ["../guide/intro.md#y", "#a", "a.png"])
    #expect(links.map(\.place.line) == [4, 5, 5])
    #expect(links.first?.place.column == 5)
    #expect(
      reading.html
        == "<p>See <a href=\"../guide/intro.md#y\">x</a> and\n<a href=\"#a\">z</a> <img src=\"a.png\" alt=\"i\"> <a href=\"https://e.org\">https://e.org</a></p>\n"
    )
  }

  @Test(arguments: [
    ("javascript:alert(1)", true), ("JaVaScRiPt:x", true), ("java\tscript:x", true), ("vbscript:x", true),
    ("data:text/html,x", true),
    ("file:///etc/passwd", true), ("https://x.y", false), ("mailto:a@b", false), ("a:b/c", false),
    ("x.md", false), ("//host/x", false),
  ])
  func addressesThatRunScriptsAreKnown(address: String, isUnsafe: Bool) {
    #expect(Address.isSafe(address) == !isUnsafe)
  }

  @Test func linksThatRunScriptsLeadNowhere() {
    let reading = page("[x](javascript:alert) ![y](data:text/html,z) ![ok](data:image/png;base64,AA)\n")
    #expect(reading.briefs == ["warning[unsafe-link] 1:1", "warning[unsafe-link] 1:23"])
    #expect(
      reading.html
        == "<p><a href=\"\">x</a> <img src=\"\" alt=\"y\"> <img src=\"data:image/png;base64,AA\" alt=\"ok\"></p>\n"
    )
  }

  @Test func rawHTMLIsLeftOutWithAWarning() {
    let reading = page("---\na: b\n---\nx <b>y</b>\n\n<div onclick=x>\nz\n</div>\n\n<!-- silent -->\n")
    #expect(reading.briefs == ["warning[unknown-key] 2:1", "warning[raw-html] 4:-", "warning[raw-html] 6:-"])
    #expect(!reading.html.contains("<b>") && !reading.html.contains("<div"))
  }

  /// Where links and raw HTML of a text stand.
  private func places(_ text: String) -> [String] {
    let reading = page(text)
    let links = reading.value.body.compactMap { part -> Place? in
      if case .link(let link) = part { link.place } else { nil }
    }
    return (links + reading.diagnostics.compactMap(\.place)).map {
      "\($0.line ?? 0):\($0.column.map(String.init) ?? "-")"
    }
  }

  @Test func textAboveATableHasItsOwnPlaces() {
    let table = "| [c](c) | b |\n|---|---|\n| 1 | [d](d) |\n"
    #expect(places("\nx [a](a)\n[b](b) <i>\n\(table)") == ["2:3", "3:1", "4:-", "6:7", "3:-"])
    #expect(places("\(table)") == ["1:3", "3:7"])
    #expect(places("- x [a](a)\n  [b](b)\n  | [c](c) |\n  |---|\n") == ["1:5", "2:3", "3:-"])
    #expect(places("> x [a](a)\n> | <b> |\n> |---|\n> | [c](c) |\n") == ["1:5", "4:5", "2:-"])
  }

  @Test func linesAreCountedInCodeAndHTMLToo() {
    #expect(places("`a\nb` [c](c) <b\nd> [e](e)\n") == ["2:4", "3:4", "2:-"])
    #expect(places("x [a\nb](a) [c](c)\n") == ["1:3", "2:7"])
  }

  @Test func linesBrokenByABackslashAreCounted() {
    #expect(places("a\\\nb\n[c](c)\\\n[d](d) <b>\\\\\n[e](e)\n") == ["3:1", "4:-", "5:1", "4:-"])
    #expect(
      places("[a](a)\\\r\n[b](b)\r\n\r\n> x\\\r\n> [c](c)\\\r\n> [d](d)\n") == ["1:1", "2:-", "5:-", "6:-"])
    #expect(places("a  \n[b](b)\\\n`c\nd` [e](e)\n\n[f](f)\n") == ["2:1", "4:4", "6:1"])
    #expect(places("# a\\\n[b](b)\\\n| [c](c) |\n|---|\n") == ["2:1", "3:-"])
  }

  @Test func rawHTMLIsKeptWhereItIsAllowed() {
    let reading = page("x <b>y</b>\n\n<div>\n<SCRIPT>z</script>\n<styles>\n</div>\n", unsafe: true)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.html == "<p>x <b>y</b></p>\n<div>\n&lt;SCRIPT>z&lt;/script>\n<styles>\n</div>\n")
  }

  @Test func hugeTablesAreRefused() {
    let row = String(repeating: "|a", count: 2000) + "|\n" + String(repeating: "|-", count: 2000) + "|\n"
    let reading = page("---\ntitle: T\n---\n" + row + String(repeating: "|x\n", count: 2000))
    #expect(reading.briefs == ["error[table-too-large] 529:-"])
    #expect(page(row + "|x|\n").diagnostics.isEmpty)
  }

  @Test func hugeParagraphsOfEmphasisAndLinksAreRefused() {
    let paragraph = String(repeating: "*x* [a](b)\n", count: 16_000)
    #expect(page(paragraph).briefs == ["error[paragraph-too-complex] 15812:-"])
  }

  @Test func manyEqualHeadingsGetIdsInLinearTime() {
    let anchors = page(String(repeating: "# a\n", count: 5_000)).value.anchors
    #expect(anchors.count == 5_000 && anchors.last == "a-4999")
  }

  @Test func deepNestingEnds() {
    for text in [
      String(repeating: ">", count: 20_000), String(repeating: "*a **a ", count: 20_000),
      String(repeating: "[", count: 50_000),
      String(repeating: "- ", count: 5_000) + "x", String(repeating: "`", count: 50_001),
    ] {
      #expect(page(text + "\n").value.body.isEmpty == false)
    }
  }

  @Test(
    arguments: [
      ("plain", "plain", []), ("**C**++", "C++", [(0, 1, InlineText.Emphasis.bold)]),
      (
        "a *b **c*** `d*` ~~e~~", "a b c d* e",
        [(2, 5, .italic), (4, 5, .bold), (6, 8, .code), (9, 10, .strikethrough)]
      ),
      ("# not a heading", "# not a heading", []), ("- item", "- item", []), ("1. x", "1. x", []),
      ("<b>x</b>", "<b>x</b>", []),
      ("[text](u) ![alt](i)", "text alt", []), ("a\nb", "a b", []), ("  padded  ", "padded", []),
      ("", "", []), ("_x_", "x", [(0, 1, .italic)]),
      ("AT&amp;T \\*", "AT&T *", []), ("日*本*", "日本", [(3, 6, .italic)]), ("> q", "> q", []),
      ("---", "---", []), ("    code", "code", []),
      ("| a |", "| a |", []), ("```", "```", []), (".", ".", []),
    ] as [(String, String, [(Int, Int, InlineText.Emphasis)])])
  func labelsAreTextWithSpans(label: String, text: String, spans: [(Int, Int, InlineText.Emphasis)]) {
    var expected = InlineText(text, spans: spans.map { InlineText.Span($0.0..<$0.1, $0.2) })
    expected.hasLostLinks = label.contains("](")
    #expect(readInlineMarkdown(label) == expected)
  }
}
