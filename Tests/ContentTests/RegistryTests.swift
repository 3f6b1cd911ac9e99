import Diagnostics
import TagModel
import Testing

@testable import Content

struct RegistryTests {
  private func toml(_ text: String) -> Reading<TermRegistry> {
    readRegistry(Array(text.utf8), path: "tags.toml")
  }

  @Test func everyKeyIsRead() {
    let reading = toml(
      """
      [swift]
      label = "Swift"
      name = "the language Swift"
      slug = "swift-lang"
      description = "A *language*\\nof ours.\\n\\nMore."
      aliases = ["swiftlang", "Swift language"]
      weight = 3
      style = "warm"
      color = "#0a7"
      padding = [4, 2]
      ["status:*"]
      hidden = true
      """)
    #expect(reading.diagnostics.isEmpty)
    let (swift, pattern) = (reading.value.entries[0], reading.value.entries[1])
    #expect(swift.name == TermEntry.Name("swift", at: Place(path: "tags.toml", line: 1, column: 2)))
    #expect(swift.label == "Swift" && swift.spokenName == "the language Swift" && swift.weight == 3)
    #expect(swift.slug?.text == "swift-lang" && swift.aliases.map(\.text) == ["swiftlang", "Swift language"])
    #expect(swift.description == [.html("<p>A <em>language</em>\nof ours.</p>\n<p>More.</p>\n")])
    #expect(swift.summary == "A language of ours.")
    #expect(swift.style.name == "warm" && swift.style.rule.normal.count == 2)
    #expect(!swift.isPattern && pattern.isPattern && pattern.isHidden)
  }

  @Test func yamlSaysTheSameAndAnEmptyEntryIsATerm() {
    let text = "swift:\n  label: Swift\n  permalink: /swift-lang\nother:\n"
    let reading = readRegistry(Array(text.utf8), path: "tags.yml")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.value.entries.map(\.name.text) == ["swift", "other"])
    #expect(reading.value.entries[0].slug?.text == "swift-lang")
  }

  @Test(arguments: [
    ("[a]\nlable = \"x\"\n", "error[unknown-key] 2:1"),
    ("[a]\ncolor = \"red;}\"\n", "error[invalid-color] 2:9"),
    ("[a]\nbackground = \"url(//evil)\"\n", "error[invalid-color] 2:14"),
    ("[a]\nlabel = \" \"\n", "error[out-of-range] 2:9"),
    ("[a]\nweight = -1\n", "error[out-of-range] 2:10"), ("a = 1\n", "error[wrong-type] 1:5"),
    ("[\"a*\"]\nslug = \"x\"\n", "error[name-for-pattern] 2:1"),
  ])
  func mistakesAreNamedWithTheirPlace(text: String, expected: String) {
    #expect(toml(text).diagnostics.map(\.brief) == [expected])
  }

  @Test func listIsNoRegistry() {
    #expect(readRegistry(Array("- a\n".utf8), path: "tags.yml").diagnostics.map(\.id) == ["wrong-type"])
  }
}
