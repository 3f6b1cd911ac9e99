import TagModel
import Testing

@testable import Content

struct TagTests {
  @Test(arguments: [
    ("tags: [no, yes, on, off]", ["no", "yes", "on", "off"]),
    (
      "tags: [2024, 1.0, 0x1F, 010, 1e3, 2024-01-01, 12:30, true]",
      ["2024", "1.0", "0x1F", "010", "1e3", "2024-01-01", "12:30", "true"]
    ),
    ("tags: go, java", ["go", "java"]),
    ("tags: accessibility, performance,", ["accessibility", "performance"]),
    ("tags: \"alpha, beta, gamma\"", ["alpha", "beta", "gamma"]), ("tags: solo", ["solo"]),
    ("tags: [\"Jacksonville, FL\", plain]", ["Jacksonville, FL", "plain"]), ("tags:", []), ("tags: []", []),
    ("base: &b [x, y]\ntags: *b", ["x", "y"]), ("tags: [{name: 1.10}, b]", ["1.10", "b"]),
    ("tags: \"2024\"", ["2024"]), ("tags: ['  a ']", ["  a "]),
    ("tags: [books&mags, AT&amp;T]", ["books&mags", "AT&amp;T"]),
  ])
  func namesStayAsTyped(yaml: String, names: [String]) {
    #expect(page(yaml: yaml).tagNames == names)
  }

  @Test(arguments: [
    ("tags:\n  - C #comment\n  - #gone\n  - F#", ["C", "F#"], ["warning[empty-tag] 4:4"]),
    ("tags:\n  - a\n  -\n  - b", ["a", "b"], ["warning[empty-tag] 4:4"]),
    ("tags: [\"\", \" \", \"ok\"]", ["ok"], ["warning[empty-tag] 2:8", "warning[empty-tag] 2:12"]),
    ("tags: [null, ~, ok]", ["ok"], ["warning[empty-tag] 2:8", "warning[empty-tag] 2:14"]),
    ("tags: a,, b", ["a", "b"], ["warning[empty-tag] 2:9"]),
    ("tags: test one two", ["test one two"], ["note[one-tag] 2:7"]),
    ("tags: 2024", [], ["error[not-tags] 2:7"]), ("tags: {a: 1}", [], ["error[not-tags] 2:7"]),
    ("tags: [[a, b], c]", ["c"], ["error[nested-tag-list] 2:8"]),
    ("tags: [a: b]", [], ["error[tag-without-name] 2:8"]),
    ("tags: [{name: a, color: red}]", ["a"], ["warning[style-key-in-tag] 2:18"]),
    ("tags: [{name: a, wieght: 2}]", ["a"], ["warning[unknown-key] 2:18"]),
    ("tags: [{name: [a]}]", [], ["error[wrong-type] 2:15"]),
    ("tags: [{name: a, html: x}]", ["a"], ["error[missing-key] 2:24"]),
    ("tags: [{name: a, size: [1, 2, 3], html: x}]", ["a"], ["error[wrong-type] 2:24"]),
    ("tags: [{name: a, data: {\"x y\": 1}}]", ["a"], ["error[invalid-data-name] 2:25"]),
    ("tags: [{name: a, href: 'javascript:x'}]", ["a"], ["error[unsafe-link] 2:24"]),
  ])
  func mistakesAreNamedWithTheirPlace(yaml: String, names: [String], expected: [String]) {
    let reading = page(yaml: yaml)
    #expect(reading.tagNames == names)
    // Places are those of the file, whose first line is the fence.
    #expect(reading.briefs == expected)
  }

  @Test func emptyItemsPointAtTheirDash() {
    let reading = page("---\ntitle: T\ntags:\n  - C #comment\n  - #gone\n  - F#\n---\nb\n")
    #expect(reading.diagnostics.first?.place?.line == 5)
    #expect(reading.diagnostics.first?.fix?.contains("quote tags that start with #") == true)
  }

  @Test func badWeightsAreFourErrors() {
    let reading = page(
      "---\ntags: [{name: a, weight: -1}, {name: b, weight: .nan}, {name: c, weight: 1e400}, {name: d, weight: heavy}]\n---\n"
    )
    #expect(
      reading.briefs == [
        "error[out-of-range] 2:26", "error[wrong-type] 2:49", "error[wrong-type] 2:74",
        "error[wrong-type] 2:100",
      ])
  }

  @Test func styleOfATagHasASelectedHalf() {
    let reading = page(yaml: "tags: [{name: a, style: {size: 12, selected: {size: 13}}}]")
    #expect(reading.value.tags.map(\.declarations) == [[.size(12)]])
    #expect(reading.value.tags.map(\.selectedDeclarations) == [[.size(13)]])
  }

  @Test func mapsCarryEveryKey() throws {
    let reading = page(
      yaml: """
        tags:
          - name: C++
            label: "**C**++"
            weight: 2.5
            style: warm
            selectedLabel: on
            selected_style: green
            selected: true
            href: https://example.org/
            title: t
            description: d
            hidden: true
            data: {kind: lang, n: 1.10}
            size: [30, 20]
            html: <b>x</b>
          - name: styled
            style: {background: red, size: 18px}
        """)
    #expect(reading.diagnostics.isEmpty)
    let tag = try #require(reading.value.tags.first)
    #expect(tag.place.line == 3 && tag.place.column == 11)
    #expect(
      tag.label == InlineText("C++", spans: [.init(0..<1, .bold)]) && tag.weight == 2.5 && tag.style == "warm"
    )
    #expect(tag.selectedLabel?.text == "on" && tag.selectedStyle == "green" && tag.selected && tag.hidden)
    #expect(tag.href == "https://example.org/" && tag.title == "t" && tag.description == "d")
    #expect(
      tag.data == [DataAttribute(name: "kind", value: "lang"), DataAttribute(name: "n", value: "1.10")])
    #expect(tag.custom == CustomChip(width: 30, height: 20, html: "<b>x</b>"))
    let red = AdaptiveColor(light: Color(0xFF0000))
    #expect(reading.value.tags[1].declarations == [.background(red), .size(18)])
  }

  @Test func linksInLabelsLeaveTheirText() {
    let reading = page(yaml: "tags: [{name: a, label: 'see [here](https://example.org/)'}]")
    #expect(reading.value.tags.map(\.label?.text) == ["see here"])
    #expect(reading.briefs == ["warning[link-in-label] 2:25"])
    #expect(page(yaml: "tags: [{name: a, label: www.example.org}]").diagnostics.isEmpty)
  }

  @Test func commaSeparatedNamesHavePlaces() {
    let tags = page(yaml: "tags: 日本, java").value.tags
    #expect(tags.map(\.place.column) == [7, 15])
    #expect(page(yaml: "tags: 'a, b'").value.tags.map(\.place.column) == [8, 11])
  }

  @Test(arguments: [
    "+++\ntags = [\"toml\", \"two\"]\n+++\n", "{\"tags\": [\"toml\", \"two\"]}\n",
    "---\ntags: [toml, two]\n---\n",
    "+++\n[taxonomies]\ntags = [\"toml\", \"two\"]\n+++\n",
  ])
  func everyFormatHasTags(text: String) {
    #expect(page(text).tagNames == ["toml", "two"])
    #expect(page(text).diagnostics.isEmpty)
  }
}
