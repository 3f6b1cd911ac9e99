import Testing

@testable import Content

struct NodeYAMLTests {
  @Test func scalarsKeepTheirSpelling() {
    let document = yaml(
      "[2024, 1.10, 0x1F, 010, 1e3, 2024-01-01, 12:30, true, no, 'q', \"r\", ~, null, !!str 1]")
    #expect(
      document.root?.shape
        == #"[2024, 1.10, 0x1F, 010, 1e3, 2024-01-01, 12:30, true, no, "q", "r", ~, ~, "1"]"#)
  }

  @Test func placesCountBytesFromOne() throws {
    let document = yaml("é: x\nb:\n  - 日本: z\n")
    let members = try #require(document.root?.members)
    #expect(members[0].value.mark == Node.Mark(line: 1, column: 5))
    let item = try #require(members[1].value.items?.first?.members?.first)
    #expect(item.mark == Node.Mark(line: 3, column: 5))
    #expect(item.value.mark == Node.Mark(line: 3, column: 13))
  }

  @Test func aliasesAndMergeKeysAreResolved() {
    let document = yaml("base: &b {x: 1, y: 2}\nlist: &l [a]\nuse: {<<: *b, y: 3}\nagain: *l\n")
    #expect(document.root?.shape == "{base: {x: 1, y: 2}, list: [a], use: {y: 3, x: 1}, again: [a]}")
  }

  @Test(arguments: [
    ("a: 1\na: 2\n", "error[duplicate-key] 2:1"),
    ("tags:\n\t- tab\n", "error[tab-indentation] 2:1"),
    ("a:\n  b: 1\n\tc: 2\n", "error[tab-indentation] 3:1"),
    ("tags: [C#, @user, a: b]\n", "error[reserved-character] 1:12"),
    ("tags: [a: b]\nx: `y`\n", "error[reserved-character] 2:4"),
    ("title: \"a\"\nlinkTitle \"b\"\n", "error[missing-colon] 2:1"),
    ("title: a: b\n", "error[unquoted-colon] 1:9"),
    ("tags: [a\n", "error[unclosed-bracket] 1:7"),
    ("tags: {a\n", "error[unclosed-bracket] 1:7"),
    ("tags: [a,\n  b\ntitle: x\n", "error[unclosed-bracket] 1:7"),
    ("a:\n  tags: [b, é\n  title: x\n", "error[unclosed-bracket] 2:9"),
    ("tags: [\"a\"\ntitle: x\n", "error[unclosed-bracket] 1:7"),
    ("tags: [\n  \"a\"\n\"b: c\"\n]\n", "error[missing-comma] 3:1"),
    ("tags: [\n  a,\n  \"b\" \"c\",\n]\n", "error[missing-comma] 3:7"),
    ("tags: [a}\n", "error[missing-comma] 1:9"),
    ("title: \"a\n", "error[unclosed-quote] 1:8"),
    ("title: \"a\\q\"\n", "error[unknown-escape] 1:10"),
    ("a: *b\n", "error[unknown-anchor] 1:4"),
    ("a: &a [*a]\n", "error[unknown-anchor] 1:8"),
    ("? [a]\n: b\n", "error[key-is-not-text] 1:3"),
    ("<<: 1\n", "error[cannot-merge] 1:5"),
    ("a: 1\n---\nb: 2\n", "error[second-document] 2:1"),
    ("a: b\u{1}c\n", "error[control-character] 1:5"),
    ("a:\n  b: 1\n c: 2\n", "error[wrong-indentation] 3:2"),
    ("- a\nb: 1\n", "error[wrong-indentation] 2:1"),
  ])
  func mistakesAreNamedWithTheirPlace(text: String, expected: String) {
    let document = yaml(text)
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.brief) == [expected])
  }

  @Test func duplicateKeyNamesBothLines() {
    #expect(
      yaml("tags: [first]\nx: 1\ntags: [second]\n").diagnostics.first?.message.contains(
        "line 1 and on line 3") == true)
  }

  @Test func duplicateKeysAreFoundInLargeMapsToo() {
    let text = (0..<1000).map { "k\($0): 1\n" }.joined() + "k500: 2\n"
    #expect(yaml(text).diagnostics.map(\.brief) == ["error[duplicate-key] 1001:1"])
  }

  @Test func deepNestingIsRefused() {
    for text in [String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 100_000)] {
      #expect(yaml(text).diagnostics.map(\.id) == ["too-deep"])
    }
    let lines = (0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(yaml(lines).diagnostics.map(\.id) == ["too-deep"])
    #expect(yaml(String(repeating: "- ", count: 100_000)).diagnostics.map(\.id) == ["too-deep"])
  }

  @Test func aliasBombIsRefused() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      text +=
        "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
        + "]\n"
    }
    #expect(yaml(text).diagnostics.map(\.id) == ["too-many-aliases"])
  }

  @Test func emptyDocumentIsNull() {
    #expect(yaml("").root?.isNull == true)
    #expect(yaml("# only a comment\n").root?.isNull == true)
  }
}
