import Testing

@testable import Content

struct FrontMatterTests {
  private func read(_ text: String) -> FrontMatter {
    FrontMatter.read(SourceText.withoutMark(Array(text.utf8)), path: "p.md")
  }

  private func body(_ frontMatter: FrontMatter) -> String {
    String(decoding: frontMatter.body, as: UTF8.self)
  }

  @Test(arguments: [
    ("---\na: 1\n---\nbody\n", "{a: 1}", "body\n", 4), ("---\na: 1\n...\nbody\n", "{a: 1}", "body\n", 4),
    ("\u{FEFF}---\na: 1\n---\nbody\n", "{a: 1}", "body\n", 4),
    ("---\r\na: 1\r\n---\r\nbody\r\n", "{a: 1}", "body\r\n", 4), ("---\na: [x]\n---", "{a: [x]}", "", 4),
    ("---  \na: 1\n---\t\nbody", "{a: 1}", "body", 4), ("+++\na = 1\n+++\nbody", "{a: 1}", "body", 4),
    ("{\n  \"a\": 1\n}\n\nbody\n", "{a: 1}", "\nbody\n", 4), ("{\"a\": 1}\nbody", "{a: 1}", "body", 2),
    ("---\n---\nbody", "~", "body", 3), ("---json\n{\"a\": 1}\n---\nbody", "{a: 1}", "body", 4),
    ("---toml \na = 1\n---\nbody", "{a: 1}", "body", 4), ("---yaml\na: 1\n---\nbody", "{a: 1}", "body", 4),
    (
      "---\ntitle: \"x --- y\"\ntags: [\"a---b\"]\n---\none\n\n---\n\ntwo\n",
      #"{title: "x --- y", tags: ["a---b"]}"#,
      "one\n\n---\n\ntwo\n", 5
    ),
  ])
  func isSplitFromTheBody(text: String, root: String, rest: String, line: Int) {
    let frontMatter = read(text)
    #expect(frontMatter.diagnostics.isEmpty)
    #expect(frontMatter.root?.shape == root)
    #expect(body(frontMatter) == rest)
    #expect(frontMatter.bodyLine == line)
  }

  @Test(arguments: [
    "", "just text\n", "---hello\n\nnot front matter\n", "\n---\na: 1\n---\n", "----\na: 1\n----\n",
    "{{< shortcode >}}\n",
    "{not json}\n", "{\"a\": 1} and more\n", " ---\na: 1\n---\n", "{",
  ])
  func textWithoutFrontMatterIsBody(text: String) {
    let frontMatter = read(text)
    #expect(frontMatter.root == nil)
    #expect(frontMatter.diagnostics.isEmpty)
    #expect(body(frontMatter) == text)
    #expect(frontMatter.bodyLine == 1)
  }

  @Test(arguments: ["---js\n{ title: \"x\" }\n---\nbody", "---javascript\n"])
  func scriptIsNoFrontMatter(text: String) {
    let frontMatter = read(text)
    #expect(frontMatter.diagnostics.map(\.id) == ["scripted-front-matter"])
    #expect(frontMatter.root == nil && body(frontMatter).isEmpty)
  }

  @Test func unclosedNamedFenceIsClosedByThePlainOne() {
    #expect(read("---json\n{}\n").diagnostics.first?.fix == "put a line '---' after it")
  }

  @Test(arguments: ["---", "+++"])
  func unclosedFenceNamesItsFirstLine(fence: String) {
    let frontMatter = read("\(fence)\ntitle\n\nbody\n")
    #expect(frontMatter.diagnostics.map(\.brief) == ["error[unclosed-fence] 1:1"])
    #expect(frontMatter.body.isEmpty)
  }

  @Test func almostJSONIsAnError() {
    let frontMatter = read("{\n  \"draft\": true,\n}\nbody\n")
    #expect(frontMatter.diagnostics.map(\.brief) == ["error[not-json-front-matter] 3:1"])
    #expect(frontMatter.body.isEmpty)
  }

  @Test func placesAreThoseOfTheFile() {
    #expect(read("---\na: 1\nb: 2\na: 3\n---\n").diagnostics.map(\.brief) == ["error[duplicate-key] 4:1"])
    #expect(read("+++\na = 1\na = 3\n+++\n").diagnostics.map(\.brief) == ["error[duplicate-key] 3:1"])
    #expect(
      read("+++\na = 1\na = 3\n+++\n").diagnostics.first?.message.contains("line 2 and on line 3") == true)
  }
}
