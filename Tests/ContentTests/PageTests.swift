import TagLayout
import TagModel
import Testing

@testable import Content

struct PageTests {
  @Test func everyKeyIsRead() {
    let reading = page(
      yaml: """
        title: 1.10
        date: 2024-01-02
        updated: 2024-01-03T10:00:00+02:00
        draft: true
        unlisted: yes
        slug: my-page
        url: /a/b/
        aliases: [/old/, older.html]
        description: d
        lang: pt_BR
        dir: rtl
        weight: -3
        tags: [a]
        tag: b
        taxonomies: {tags: [c]}
        """)
    #expect(reading.diagnostics.isEmpty)
    let value = reading.value
    #expect(value.title == "1.10")
    #expect(value.date == CalendarDate(year: 2024, month: 1, day: 2))
    #expect(value.updated == CalendarDate(year: 2024, month: 1, day: 3, second: 10 * 3600, offset: 2 * 3600))
    #expect(value.draft && value.unlisted)
    #expect(value.slug == "my-page" && value.url == "/a/b/" && value.aliases == ["/old/", "older.html"])
    #expect(value.description == "d" && value.language == "pt-BR" && value.textDirection == .rightToLeft)
    #expect(value.weight == -3)
    #expect(reading.tagNames == ["a", "b", "c"])
  }

  @Test(arguments: [
    ("2024-01-02", [2024, 1, 2, 0, 0]), ("2024-01-02 10:00", [2024, 1, 2, 36000, 0]),
    ("2024-01-02T10:00:01.5Z", [2024, 1, 2, 36001, 0]),
    ("2024-01-02 00:30:00 +0100", [2024, 1, 2, 1800, 3600]),
    ("2024-12-31T23:30:00-01:00", [2024, 12, 31, 84600, -3600]), ("2024-02-29", [2024, 2, 29, 0, 0]),
    ("2024-03-01T00:00:00+05:45", [2024, 3, 1, 0, 20700]), ("\"2024-01-02\"", [2024, 1, 2, 0, 0]),
  ])
  func daysOfDatesStayAsTheyAreWritten(text: String, expected: [Int]) {
    let date = page(yaml: "date: \(text)").value.date
    #expect(date.map { [$0.year, $0.month, $0.day, $0.second, $0.offset] } == expected)
  }

  @Test(arguments: [
    "2024-13-01", "2023-02-29", "2024-1-2", "yesterday", "20240102", "[a]", "2024-01-02 25:00", "2024-01-02x",
  ])
  func wrongDatesAreErrors(text: String) {
    #expect(page(yaml: "date: \(text)").briefs == ["error[invalid-date] 2:7"])
  }

  @Test(arguments: [
    ("titel: x", "warning[unknown-key] 2:1"), ("Tags: [x]", "warning[respelled-key] 2:1"),
    ("title: [x]", "error[wrong-type] 2:8"), ("draft: maybe", "error[wrong-type] 2:8"),
    ("weight: 1.5", "error[out-of-range] 2:9"), ("slug: a/b", "error[invalid-slug] 2:7"),
    ("slug: ..", "error[invalid-slug] 2:7"), ("url: https://x.y/", "error[out-of-range] 2:6"),
    ("aliases: [../up]", "error[out-of-range] 2:11"), ("lang: e n", "error[out-of-range] 2:7"),
    ("dir: up", "error[unknown-value] 2:6"), ("- a", "error[front-matter-is-not-a-map] 2:1"),
    ("tags: [a]\nTags: [b]", "error[duplicate-key] 3:1"), ("cloud: x", "error[wrong-type] 2:8"),
    ("cloud: {alignment: centre}", "error[unknown-value] 2:20"),
  ])
  func mistakesAreNamedWithTheirPlace(text: String, expected: String) {
    #expect(page(yaml: text).briefs.last == expected)
  }

  @Test func misspelledKeyGetsASuggestion() {
    #expect(page(yaml: "titel: x").diagnostics.first?.fix == "did you mean 'title'?")
  }

  @Test func upperCaseTagsAreReadBesideTag() {
    let reading = page("---\ntitle: T\ntag: solo\nTags: [Upper]\n---\nb\n")
    #expect(reading.tagNames == ["solo", "Upper"])
    #expect(reading.briefs == ["warning[respelled-key] 4:1"])
  }

  @Test func wrongEncodingNamesItsPlace() {
    let bytes = Array("---\ntitle: T\ntags: [\"caf".utf8) + [0xE9] + Array("\"]\n---\nb\n".utf8)
    let reading = readPage(bytes, path: "p1.md", sourcePath: "content/p1.md")
    #expect(reading.briefs == ["error[invalid-utf8] 3:12"])
    #expect(reading.diagnostics.first?.fix?.contains("Windows-1252") == true)
    #expect(reading.value.body.isEmpty)
  }

  @Test func titlesFallBackToTheFirstHeading() {
    let reading = page("just *text*\n\n## A `b` *c*\n\n# D\n")
    #expect(reading.value.title == nil)
    #expect(reading.value.firstHeading == "A b c")
  }

  @Test(arguments: ["", "\n", "---\n---", "\u{FEFF}"])
  func emptyPagesAreFine(text: String) {
    #expect(page(text).diagnostics.isEmpty)
    #expect(page(text).value.body.isEmpty)
  }

  @Test func crlfGivesTheSameAsLF() {
    let text = "---\ntitle: T\ntags: [\"crlf\", \"two\"]\n---\nbody *x*\n\n- a\n- b\n"
    let crlf = page(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    #expect(crlf.html == page(text).html)
    #expect(crlf.value.tags == page(text).value.tags)
  }

  @Test func otherTaxonomiesHaveKeysOfTheirOwn() {
    let reading = page(yaml: "tags: [a]\ncategories: [b, c]\ntaxonomies: {categories: [d], tags: [e]}")
    #expect(reading.briefs.isEmpty)
    #expect(reading.tagNames == ["a", "e"])
    #expect(reading.value.tags(of: "categories").map(\.name) == ["b", "c", "d"])
  }

  @Test func taxonomyThatTheSiteLacksIsNamed() {
    #expect(page(yaml: "taxonomies: {topics: [d]}").briefs == ["warning[unknown-taxonomy] 2:14"])
    let bytes = Array("---\ntopics: x\n---\n".utf8)
    let reading = readPage(bytes, path: "p.md", sourcePath: "p.md", taxonomies: ["tags", "topics"])
    #expect(reading.value.tags(of: "topics").map(\.name) == ["x"] && reading.diagnostics.isEmpty)
  }
}
