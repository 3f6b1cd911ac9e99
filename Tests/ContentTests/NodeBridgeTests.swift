import Testing

@testable import Content

struct NodeTOMLTests {
  @Test func scalarsKeepTheirSpelling() {
    let document = toml(
      "a = [1.10, 0x1F, 1_000, true, 2024-01-02, 2024-01-02T10:00:00Z, 'q']\nb = -0.0 # c\nc = nan\nd = {x = +1, y=2 }\n"
    )
    #expect(
      document.root?.shape
        == #"{a: [1.10, 0x1F, 1_000, true, 2024-01-02, 2024-01-02T10:00:00Z, "q"], b: -0.0, c: nan, d: {x: +1, y: 2}}"#
    )
  }

  @Test func keysComeInTheOrderOfTheDocument() {
    let document = toml(
      "z = 1\na.b = 2\na.a = 3\n[m]\ny = 1\n[[list]]\nk = 1\n[[list]]\nk = 2\n[b.c]\nd = 1\n")
    #expect(
      document.root?.shape
        == "{z: 1, a: {b: 2, a: 3}, m: {y: 1}, list: [{k: 1}, {k: 2}], b: {c: {d: 1}}}")
  }

  @Test func placesCountBytesFromOne() throws {
    let document = toml("a = 'é', \n".replacing(",", with: "") + "b = ['日', 'x']\n")
    let items = try #require(document.root?["b"]?.items)
    #expect(items[0].mark == Node.Mark(line: 2, column: 6))
    #expect(items[1].mark == Node.Mark(line: 2, column: 13))
    #expect(document.root?.members?[1].mark == Node.Mark(line: 2, column: 1))
  }

  @Test(arguments: [
    ("a = 1\na = 2\n", "error[duplicate-key] 2:1"),
    ("[a]\nb = 1\n[c]\n[a]\n", "error[duplicate-key] 4:1"),
    ("a = \n", "error[malformed-toml] 1:5"), ("a = b\n", "error[unquoted-value] 1:5"),
    ("a: b\n", "error[missing-equals-sign] 1:2"), ("té = 1\n", "error[missing-equals-sign] 1:2"),
    ("a = \"b\n", "error[unclosed-quote] 1:7"), ("a = 'b\n", "error[unclosed-quote] 1:7"),
    ("a = [1 2]\n", "error[missing-comma] 1:8"), ("a = [1\nb = 2\n", "error[missing-comma] 2:1"),
    ("a = [1\n", "error[missing-comma] 1:8"), ("a = 01\n", "error[malformed-toml] 1:7"),
    ("a = 1 b = 2\n", "error[malformed-toml] 1:7"), ("[*x]\n", "error[malformed-toml] 1:2"),
    ("[[*x]]\n", "error[malformed-toml] 1:3"), ("a.*b = 1\n", "error[malformed-toml] 1:3"),
    ("[]\n", "error[malformed-toml] 1:2"), ("a = {*x = 1}\n", "error[malformed-toml] 1:6"),
    ("a = \"\\q\"\n", "error[malformed-toml] 1:7"),
  ])
  func mistakesAreNamedWithTheirPlace(text: String, expected: String) {
    #expect(toml(text).diagnostics.map(\.brief) == [expected])
  }

  @Test func duplicateKeyNamesBothLines() {
    #expect(
      toml("[x]\ntags = 1\n[y]\ntags = 1\nb = 1\ntags = 2\n").diagnostics.first?.message.contains(
        "line 4 and on line 6") == true)
  }

  @Test func deepNestingIsRefused() {
    let many = 100_000
    for text in [
      "a = " + String(repeating: "[", count: many), "[" + String(repeating: "a.", count: many) + "a]\nb = ",
      String(repeating: "a.", count: many) + "a = ]", "a = " + String(repeating: "{a.a = ", count: many),
    ] {
      #expect(toml(text).diagnostics.map(\.id) == ["too-deep"])
    }
    #expect(
      toml("a = \"\"\"" + String(repeating: "....\n", count: 1000) + "\"\"\" # ......").diagnostics.isEmpty)
  }
}

struct NodeJSONTests {
  @Test func scalarsKeepTheirSpelling() {
    #expect(
      json(#"{"a": [1.10, -0, 1E5, true, null, "x\n"]}"#).root?.shape
        == "{a: [1.10, -0, 1E5, true, ~, \"x\n\"]}")
  }

  @Test func placesCountBytesFromOne() throws {
    let document = json("{\n  \"é\": \"日\",\n  \"b\" : [1,\n 2]\n}")
    let members = try #require(document.root?.members)
    #expect(members[0].mark == Node.Mark(line: 2, column: 3))
    #expect(members[0].value.mark == Node.Mark(line: 2, column: 9))
    #expect(members[1].value.mark == Node.Mark(line: 3, column: 9))
    #expect(members[1].value.items?.last?.mark == Node.Mark(line: 4, column: 2))
  }

  @Test(arguments: [
    ("[1,]", "error[unquoted-value] 1:4"), ("[01]", "error[missing-comma] 1:3"),
    ("", "error[malformed-json] 1:1"),
    ("[1] x", "error[malformed-json] 1:5"), ("{\n\"a\" 1}", "error[malformed-json] 2:5"),
    ("[NaN]", "error[unquoted-value] 1:2"), ("[\"\\ud800\"]", "error[malformed-json] 1:3"),
    ("[\"\\udc00\"]", "error[malformed-json] 1:2"), ("[\"\t\"]", "error[malformed-json] 1:3"),
    ("[1]\0", "error[malformed-json] 1:4"), ("{\"a\":1,\"a\":2}", "error[duplicate-key] 1:8"),
    ("// c\n1", "error[unquoted-value] 1:1"), ("[1", "error[missing-comma] 1:3"),
    ("\u{FEFF}1", "error[unquoted-value] 1:1"), ("{\"a\":1 \"b\"}", "error[missing-comma] 1:8"),
  ])
  func mistakesAreNamedWithTheirPlace(text: String, expected: String) {
    let document = json(text)
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.brief) == [expected])
  }

  @Test func deepNestingIsRefused() {
    #expect(json(String(repeating: "[", count: 1_000_000)).diagnostics.map(\.id) == ["too-deep"])
  }

  @Test func invalidEncodingIsRefused() {
    let document = Node.parse(json: [0x22, 0xFF, 0x22], from: DocumentOrigin(path: "p"))
    #expect(document.diagnostics.map(\.id) == ["malformed-json"])
  }

  @Test func readingCanEndWithTheValue() {
    let bytes = Array("{\"a\": 1}\ntext".utf8)
    let document = Node.parse(json: bytes[...], from: DocumentOrigin(path: "p"), isWhole: false)
    #expect(document.root?.shape == "{a: 1}")
    #expect(document.end == 8)
  }
}
