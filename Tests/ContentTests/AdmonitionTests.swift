import Foundation
import TagModel
import Testing

@testable import Content

/// Remarks of MkDocs and Docusaurus, and what other generators would replace in the text of pages.
@Suite struct AdmonitionTests {
  private func read(_ text: String, _ dialect: Dialect) -> Reading<PageSource> {
    readPage(Array(text.utf8), path: "p1.md", sourcePath: "content/p1.md", dialect: dialect)
  }

  private func html(_ text: String, _ dialect: Dialect) -> String { read(text, dialect).html }

  @Test func linesThatAreIndentedBelongToARemarkOfMkDocs() {
    let text = "Before.\n\n!!! note\n    One *word*.\n\n    - item\n\nAfter.\n"
    #expect(
      html(text, .mkdocs)
        == "<p>Before.</p>\n<div role=\"note\" class=\"admonition note\">\n<p class=\"admonition-title\">Note</p>\n"
        + "<p>One <em>word</em>.</p>\n<ul>\n<li>item</li>\n</ul>\n</div>\n<p>After.</p>\n")
  }

  @Test(arguments: [
    ("!!! tip \"A *title*\"", "<p class=\"admonition-title\">A title</p>\n"), ("!!! tip \"\"", ""),
    ("!!! tip inline end \"T\"", "<p class=\"admonition-title\">T</p>\n"),
    ("!!! tip", "<p class=\"admonition-title\">Tip</p>\n"),
  ])
  func titlesAreThoseOfTheirLine(line: String, title: String) {
    #expect(
      html(line + "\n    x\n", .mkdocs)
        == "<div role=\"note\" class=\"admonition tip\">\n\(title)<p>x</p>\n</div>\n")
  }

  @Test func remarkWithQuestionMarksIsOpenedByReaders() {
    let open = html("???+ warning \"W\"\n    x\n", .mkdocs)
    #expect(
      open == "<details class=\"admonition warning\" open>\n<summary>W</summary>\n<p>x</p>\n</details>\n")
    #expect(
      html("??? warning\n    x\n", .mkdocs).hasPrefix(
        "<details class=\"admonition warning\">\n<summary>Warning"))
  }

  @Test func remarksMayBeInRemarks() {
    let mkdocs = html("!!! note\n    !!! tip\n        x\n    y\n", .mkdocs)
    let docusaurus = html("::::note\n:::tip\nx\n:::\ny\n::::\n", .docusaurus)
    #expect(mkdocs == docusaurus)
    #expect(
      mkdocs.components(separatedBy: "<div role=\"note\"").count == 3
        && mkdocs.hasSuffix("<p>y</p>\n</div>\n"))
  }

  @Test(arguments: [
    (":::note[A `title`]", "A title"), (":::note A title", "A title"), (":::note", "Note"),
    (":::note{.x}", "Note"), ("::: note", "Note"),
  ])
  func linesOfColonsEncloseARemarkOfDocusaurus(line: String, title: String) {
    #expect(
      html("\(line)\n\nText.\n\n:::\n", .docusaurus)
        == "<div role=\"note\" class=\"admonition note\">\n<p class=\"admonition-title\">\(title)</p>\n<p>Text.</p>\n</div>\n"
    )
  }

  @Test(arguments: [
    ("```\n!!! note\n    x\n```\n", Dialect.mkdocs), ("!!! note\nno more\n", .mkdocs),
    ("text !!! note\n", .mkdocs),
    (":::note\nnever closed\n", .docusaurus), ("```\n:::note\nx\n:::\n```\n", .docusaurus),
    ("!!! note\n    x\n", .hugo), ("text\n2. b\n\n    !!! note\n        x\n", .mkdocs),
    ("- a\n\n        !!! note\n            x\n", .mkdocs), ("- a\n  :::note\n- b\n  :::\n", .docusaurus),
    ("- a\n  :::note\n\n:::\n", .docusaurus), ("- ```\n  !!! note\n      x\n  ```\n", .mkdocs),
    ("~~~\u{1}0\n~~~\n\n!!! note\nx", .mkdocs),
  ])
  func whatIsNoRemarkStaysText(text: String, dialect: Dialect) {
    #expect(!html(text, dialect).contains("admonition"))
  }

  @Test func fenceInARemarkHidesItsEnd() {
    let text = ":::note\n```\n:::\n```\nx\n:::\n"
    #expect(html(text, .docusaurus).hasSuffix("<pre><code>:::\n</code></pre>\n<p>x</p>\n</div>\n"))
  }

  @Test func linksMayBeDefinedOutsideARemark() {
    #expect(html("!!! note\n    [a]\n\n[a]: b.md\n", .mkdocs).contains("<a href=\"b.md\">a</a>"))
  }

  @Test func remarksMayBeInItemsOfLists() {
    let remark = "<div role=\"note\" class=\"admonition tip\">\n<p class=\"admonition-title\">Tip</p>\n"
    let list =
      "<ol>\n<li>\n<p>a</p>\n\(remark)<p>x</p>\n</div>\n<p>b</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ol>\n"
    #expect(html("1. a\n\n    !!! tip\n        x\n\n    b\n\n2. c\n", .mkdocs).lines == list.lines)
    #expect(html("1. a\n\n   :::tip\n   x\n   :::\n\n   b\n2. c\n", .docusaurus).lines == list.lines)
    let nested = html(
      "- a\n    - b\n\n        ??? tip\n            - c\n\n            !!! note\n                d\n", .mkdocs
    )
    #expect(nested.contains("<summary>Tip</summary>\n<ul>\n<li>c</li>\n</ul>\n<div role=\"note\""))
    #expect(
      html("- a\n  :::tip\n\n  x\n\n  :::\n- b\n", .docusaurus).contains("\(remark)<p>x</p>\n</div>\n</li>"))
    #expect(
      html(":::tip\n- a\n  :::note\n  b\n  :::\n:::\n", .docusaurus).contains(
        "<p>b</p>\n</div>\n</li>\n</ul>\n</div>"))
  }

  @Test func placesInARemarkOfAListAreThoseOfTheFile() {
    let text =
      "---\ntitle: T\n---\n- a\n\n    !!! note\n        [b](b.md)\n\n        c [d](d.md)\n\n    [e](e.md)\n"
    #expect(places(text, .mkdocs) == ["7:9", "9:11", "11:5"])
    #expect(places("- a\n  :::note\n  x [b](b.md)\n  :::\n  [c](c.md)\n", .docusaurus) == ["3:5", "5:3"])
  }

  private func places(_ text: String, _ dialect: Dialect) -> [String] {
    read(text, dialect).value.body.compactMap { part in
      if case .link(let link) = part { "\(link.place.line ?? 0):\(link.place.column ?? 0)" } else { nil }
    }
  }

  @Test func placesInARemarkAreThoseOfTheFile() {
    let links = read("---\ntitle: T\n---\n# H\n\n!!! note\n    a\n\n    xx [b](b.md)\n", .mkdocs).value.body
      .compactMap { part in if case .link(let link) = part { link.place } else { nil } }
    #expect(links.map(\.line) == [9] && links.map(\.column) == [8])
  }

  @Test func remarksInManyRemarksEnd() {
    let lines = (0..<200).map { String(repeating: " ", count: $0 * 4) + "!!! note\n" }
    let found = html(lines.joined() + String(repeating: " ", count: 800) + "x\n", .mkdocs)
    #expect(found.components(separatedBy: "role=\"note\"").count == 17)
  }

  /// Pages that would take a reader that looks back for ages; their numbers are shown, since they are long.
  private static let hostilePages: [(text: String, dialect: Dialect)] = [
    (String(repeating: ":::note\n", count: 20_000), .docusaurus),
    (String(repeating: "::::note\n:::\n", count: 20_000), .docusaurus),
    (":::note " + String(repeating: " {x", count: 50_000), .docusaurus),
    (String(repeating: ":", count: 100_000), .docusaurus),
    (":::note\nx\n:::\n" + String(repeating: "[a]: b\n\n:::tip\ny\n:::\n", count: 3_000), .docusaurus),
    ("!!! a" + String(repeating: " ", count: 100_000) + "!", .mkdocs),
    (String(repeating: "!!! note\n", count: 20_000), .mkdocs),
    ("!!! note \"" + String(repeating: "\" \"", count: 50_000), .mkdocs),
    (String(repeating: "[a]: b\n\n!!! tip\n    y\n\n", count: 3_000), .mkdocs),
    ("- a\n" + String(repeating: "  :::note\n", count: 20_000), .docusaurus),
    (String(repeating: "- a\n  :::note\n  x\n  :::\n", count: 5_000), .docusaurus),
    ("- a\n" + String(repeating: "\n    !!! tip\n        [a]\n", count: 5_000) + "\n[a]: b\n", .mkdocs),
    (String(repeating: "- ", count: 50_000), .mkdocs),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: hostilePages.indices)
  func hostileRemarksTakeNoTime(page: Int) {
    let (text, dialect) = Self.hostilePages[page]
    #expect(read(text, dialect).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("a\n\n{{< figure src=\"x\" >}}\n{{% note %}}x{{% /note %}}\n", Dialect.hugo, "{{< figure", 3, 2),
    ("{% include a.html %} {{ site.title }}\n{% endraw %}\n", .jekyll, "{% include", 1, 2),
    ("x {{- a -}}", .eleventy, "{{ a", 1, 1), ("{{ youtube(id=\"x\") }}", .zola, "{{ youtube", 1, 1),
  ])
  func whatAnotherGeneratorWouldReplaceIsCounted(
    text: String, dialect: Dialect, first: String, line: Int, count: Int
  ) {
    let marks = read(text, dialect).value.templateMarks
    #expect(marks?.first == first && marks?.line == line && marks?.count == count)
  }

  @Test(arguments: [
    ("```\n{{< a >}}\n```\n", Dialect.hugo), ("`{{< a >}}` ``{{< ` >}}``\n", .hugo), ("{{ a }}\n", .hugo),
    ("~~~\n{% a %}\n~~~\n", .jekyll), ("{{ a }}\n", .tagcloud), ("{{ a }}\n", .docusaurus),
  ])
  func codeIsNotForAnotherGenerator(text: String, dialect: Dialect) {
    #expect(read(text, dialect).value.templateMarks == nil)
  }
}

extension String {
  /// The lines that are not empty, since an item of a list may start on a new one.
  fileprivate var lines: [String] { components(separatedBy: "\n").filter { !$0.isEmpty } }
}
