import Diagnostics
import Testing

@testable import SiteBuild
@testable import tagcloud

@Suite struct ExplanationTextTests {
  private var swift: TagExplanation {
    TagExplanation(
      key: "swift", keySteps: [.caseFolded], label: "Swift", labelReason: .mostUsed, slug: "swift",
      slugReason: .key, address: "/tags/swift/", count: 3,
      spellings: [.init(text: "Swift", count: 2), .init(text: "SWIFT", count: 1)],
      uses: [
        .init(
          page: "/a/", place: Place(path: "content/a.md", line: 3, column: 8), spelling: "Swift",
          standing: .counted),
        .init(
          page: "/b-c/", place: Place(path: "content/b c.md", line: 12, column: 10), spelling: "SWIFT",
          standing: .repeated),
      ],
      appearances: [
        .init(
          cloud: "/a/#tags", position: .init(number: 2, count: 2, order: "given"), size: 14, scale: nil,
          styles: ["default"], hasOwnStyle: false),
        .init(
          cloud: "/tags/#terms", position: .init(number: 11, count: 21, order: "count"), size: 20.328125,
          scale: .init(name: "log", weight: 3, isGiven: false, weights: 1...9, sizes: 14...28),
          styles: ["default", "hot"], hasOwnStyle: true),
      ])
  }

  @Test func languageAndTaxonomyStandBesideTheLabel() {
    var tag = swift
    (tag.language, tag.taxonomy) = ("Deutsch", "tags")
    #expect(ExplanationText(tag).text.hasPrefix("Swift (tags, Deutsch)\n\n"))
  }

  @Test func columnsAreAligned() {
    #expect(
      ExplanationText(swift).text == """
        Swift

          key    swift         the label, with upper and lower case folded
          label  Swift         the spelling that is used most
          slug   swift         the key as it is
          page   /tags/swift/  the slug below /tags/
          count  3             pages carry it

        spellings
          2  Swift
          1  SWIFT

        uses
          content/a.md:3:8      /a/    Swift
          content/b c.md:12:10  /b-c/  SWIFT  not counted: the page has it already

        clouds
          /a/#tags      2 of 2              14 px     as its style says                    style default
          /tags/#terms  11 of 21, by count  20.33 px  log: count 3 of 1 to 9, 14 to 28 px  styles default, hot, the tag's own

        """)
  }

  @Test func reasonsFollowTheFacts() {
    var explanation = swift
    explanation.keySteps = []
    explanation.labelReason = .onlySpelling
    explanation.slugReason = .shortened(bytes: 100)
    explanation.appearances = [
      .init(
        cloud: "/#tags", position: .init(number: 1, count: 1, order: "given"), size: 14,
        scale: .init(name: "sqrt", weight: 2.5, isGiven: true, weights: 2.5...2.5, sizes: 14...28),
        styles: ["default"], hasOwnStyle: false)
    ]
    let text = ExplanationText(explanation).text
    #expect(text.contains("key    swift         the label as it is\n"))
    #expect(text.contains("the only spelling\n"))
    #expect(text.contains("the key, cut to 100 bytes, with a digest of the whole\n"))
    #expect(text.contains("sqrt: all weigh the same, so the smallest size"))
    explanation.appearances = []
    explanation.keySteps = [.withoutInvisible, .composed]
    #expect(
      ExplanationText(explanation).text.contains("the label, without invisible characters, composed (NFC)\n"))
    #expect(!ExplanationText(explanation).text.contains("clouds"))
    explanation.uses = []
    explanation.spellings = []
    let parent = ExplanationText(explanation).text
    #expect(!parent.contains("spellings") && !parent.contains("uses"))
    #expect(
      parent.contains("as it is spelt in the tags below it\n")
        && parent.contains("pages carry a tag below it\n"))
    #expect(!ExplanationText(explanation).text.contains("registry\n"))
    explanation.entries = [
      .init(name: "s*", place: Place(path: "tags.toml", line: 1, column: 2), role: .pattern),
      .init(name: "swiftlang", place: Place(path: "tags.toml", line: 12, column: 9), role: .alias),
    ]
    #expect(
      ExplanationText(explanation).text.contains(
        "\nregistry\n  tags.toml:1:2   s*         a pattern that matches it\n"
          + "  tags.toml:12:9  swiftlang  another name for it\n"))
  }
}
