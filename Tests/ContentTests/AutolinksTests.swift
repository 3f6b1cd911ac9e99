import Testing

@testable import Content

@Suite struct AutolinksTests {
  private static let pieces = [
    "http://a.bc", "HTTPS://a.bc/d", "ftp://a.bc", "www.a.bc", "ww", "w.a.bc", "a@b.cd", "mailto:a@b.cd",
    "xmpp:a@b.cd/e", "a&#64;b.cd", "a&commat;b.cd", "http&colon;//a.bc", "http\\://a.bc", "://", ":", "//",
    "[", "]", "](", "](http://a.bc)", "![", "[x](https://a.bc \"t\")", "[x](<http://a.bc>)", "[x][r]", "[r]",
    "<http://a.bc>", "<https://a.bc", "<a@b.cd>", "<b>", "</b>", "<a href=\"http://a.bc\">", "<!--", "-->",
    "`", "``", "`http://a.bc`", "`](http://a.bc)`", "*", "**", "_", "~", "~~", "(", ")", "\\", "&amp;", "\"",
    "!", " ", " ", " ", "  ", "\n", "\n", "\n\n", "\n\n", "\n# ", "\n- ", "\n> ", "\n    ", "\n```\n",
    "\n===\n",
    "\n\n[r]: http://a.bc 't'\n", "\n\n[r]: <u>\n\n", "\n\n| a | b |\n|---|---|\n| ", " | ", "\n\n<div>\n",
    "[x](a.md)", "é", "日本", "x", "y z", "\u{1}",
  ]

  private func html(searched text: String) -> [String] {
    var renderer = HTMLRenderer(path: "content/p1.md", firstLine: 1, keepsHTML: true)
    CommonMarkDocument(Array(text.utf8)[...]).walk { renderer.take($0, $1) }
    renderer.finish()
    return renderer.parts.map { "\($0)" } + renderer.anchors.all
  }

  private func html(read text: String) -> [String] {
    let page = page(text, unsafe: true).value
    return page.body.map { "\($0)" } + page.anchors
  }

  @Test func pagesAreThoseThatAreSearchedForAddresses() {
    var random = SystemRandomNumberGenerator()
    var unlikely = (rightly: 0, wrongly: 0)
    for _ in 0..<3_000 {
      let count = Int.random(in: 1...24, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      let document = "p\n\n" + text
      #expect(html(read: document) == html(searched: document), "\(document.debugDescription)")
      if Autolinks.areUnlikely(in: Array(document.utf8)[...]) {
        let isRight = CommonMarkDocument(Array(document.utf8)[...], searchesAddresses: false).walk { _, _ in }
        if isRight { unlikely.rightly += 1 } else { unlikely.wrongly += 1 }
      }
    }
    #expect(unlikely.rightly > 0 && unlikely.wrongly > 0, "\(unlikely)")
  }

  @Test(arguments: [
    ("plain words: here", true), ("[a](http://b.c) ![d](https://e.f)", true), ("<https://a.b>", true),
    ("http://a.b", false), ("[a](ftp://b.c)", false), ("[a]: http://b.c", false), ("a@b.c", false),
    ("a&#64;b.c", false), ("a&commat;b.c", false), ("R&D &amp; more", true), ("www.a.b", false),
    ("w.w.w", true),
    ("www", true), ("ww.a", true), (".", true), ("", true),
  ])
  func markupOfLinksIsNoAddress(text: String, areUnlikely: Bool) {
    #expect(Autolinks.areUnlikely(in: Array(text.utf8)[...]) == areUnlikely)
  }

  @Test func addressInTextThatLooksLikeALinkIsFound() {
    #expect(
      page("a](http://b.c) <d\n").html
        == "<p>a](<a href=\"http://b.c\">http://b.c</a>) &lt;d</p>\n")
  }
}
