import Diagnostics
import Testing

@testable import SiteBuild

@Suite struct ExplainTagTests {
  private func explain(
    _ name: String, _ pages: [String: String], configuration: String = "",
    registry: String = ""
  ) async throws -> (explanation: TagExplanation?, diagnostics: [Diagnostic]) {
    let (explanations, diagnostics) = try await explainAll(
      name, pages, configuration: configuration, registry: registry)
    return (explanations.first, diagnostics)
  }

  private func explainAll(
    _ name: String, _ pages: [String: String], configuration: String = "", registry: String = ""
  ) async throws -> (explanations: [TagExplanation], diagnostics: [Diagnostic]) {
    let folder = try TemporaryFolder()
    try folder.write("tagcloud.toml", "title = \"T\"\n" + configuration)
    if !registry.isEmpty { try folder.write("tags.toml", registry) }
    for (path, frontMatter) in pages { try folder.write("content/" + path, "---\n\(frontMatter)\n---\n") }
    var options = BuildOptions()
    options.source = folder.path
    var answer = await explainTag(name, options)
    for number in answer.explanations.indices {
      for index in answer.explanations[number].uses.indices {
        answer.explanations[number].uses[index].place.path.removeFirst(folder.path.utf8.count + 1)
      }
    }
    return answer
  }

  private static let pages = [
    "a.md": "tags: [Swift, C++]", "b.md": "tags: [swift, SWIFT]", "c.md": "tags: [swift]",
    "d.md": "tags: [swift]\nunlisted: true",
  ]

  @Test(arguments: ["SWIFT", " swift ", "sw\u{200B}ift"])
  func anySpellingFindsTheTag(name: String) async throws {
    let found = try #require(try await explain(name, Self.pages).explanation)
    #expect(found.key == "swift" && found.label == "swift" && found.slug == "swift")
    #expect(found.address == "/tags/swift/" && found.count == 3)
  }

  @Test func slugFindsTheTagToo() async throws {
    let found = try #require(try await explain("c-plus-plus", Self.pages).explanation)
    #expect(found.label == "C++" && found.key == "c++" && found.keySteps == [.caseFolded])
    #expect(found.slugReason == .spelt && found.labelReason == .onlySpelling)
  }

  @Test func everyLanguageAndTaxonomyAnswers() async throws {
    let pages = [
      "a.md": "tags: [Swift]\ncategories: [Swift]", "a.de.md": "tags: [swift]", "b.md": "tags: [Rust]",
    ]
    let languages = "[languages.de]\n"
    let found = try await explainAll("swift", pages, configuration: languages).explanations
    #expect(
      found.map { [$0.taxonomy ?? "", $0.language ?? "", $0.label, $0.address] } == [
        ["tags", "English", "Swift", "/tags/swift/"],
        ["categories", "English", "Swift", "/categories/swift/"],
        ["tags", "Deutsch", "swift", "/de/tags/swift/"],
      ])
    #expect(found.map(\.uses.count) == [1, 1, 1])
    let rust = try await explainAll("rust", ["b.md": "tags: [Rust]"]).explanations
    #expect(rust.map(\.taxonomy) == [nil] && rust.map(\.language) == [nil])
  }

  @Test func everyUseHasItsPlaceAndItsStanding() async throws {
    let found = try #require(try await explain("swift", Self.pages).explanation)
    #expect(found.spellings.map(\.text) == ["swift", "Swift"] && found.spellings.map(\.count) == [2, 1])
    #expect(found.labelReason == .mostUsed && found.slugReason == .key && found.keySteps == [])
    #expect(
      found.uses.map { "\($0.place) \($0.page) \($0.spelling) \($0.standing)" } == [
        "content/a.md:2:8 /a/ Swift counted", "content/b.md:2:8 /b/ swift counted",
        "content/b.md:2:15 /b/ SWIFT repeated", "content/c.md:2:8 /c/ swift counted",
        "content/d.md:2:8 /d/ swift unlisted",
      ])
  }

  @Test func firstAmongEqualSpellingsIsTheLabel() async throws {
    let pages = ["b.md": "tags: [iOS]", "a.md": "tags: [IOS]"]
    let found = try #require(try await explain("ios", pages).explanation)
    #expect(found.label == "IOS" && found.labelReason == .firstAmongEquals)
  }

  @Test func longSlugSaysThatItIsCut() async throws {
    let name = String(repeating: "long ", count: 30) + "name"
    let found = try #require(try await explain(name, ["a.md": "tags: [\(name)]"]).explanation)
    #expect(found.slugReason == .shortened(bytes: 100) && found.slug.utf8.count <= 100)
  }

  @Test func sizeAndStyleAreToldForEachCloud() async throws {
    let pages = [
      "a.md":
        "tags: [{name: x, weight: 5, style: hot}, {name: y, weight: 1, size: 20}]\ncloud: {scale: linear}",
      "b.md": "tags: [x, z]",
    ]
    let styles = "[styles.hot]\nbackground = \"#f00\"\n"
    let found = try #require(try await explain("x", pages, configuration: styles).explanation)
    #expect(found.appearances.map(\.cloud) == ["/a/#tags", "/b/#tags", "/#terms", "/tags/#terms"])
    let first = found.appearances[0]
    #expect(first.size == 28 && first.styles == ["default", "hot"] && !first.hasOwnStyle)
    let scale = try #require(first.scale)
    #expect(scale.name == "linear" && scale.weight == 5 && scale.isGiven)
    #expect(scale.weights == 1...5 && scale.sizes == 14...28)
    #expect(found.appearances[1].size == 14 && found.appearances[1].scale == nil)
  }

  @Test func unknownTagNamesItsNeighbours() async throws {
    let pages = ["a.md": "tags: [Swift, Shift, Swig, C++, Haskell]"]
    let (explanation, diagnostics) = try await explain("swfit", pages)
    #expect(explanation == nil)
    #expect(diagnostics == [.unknownTag("swfit", suggestions: ["Swift"])])
    let near = try await explain("Swiff", pages).diagnostics
    #expect(near == [.unknownTag("Swiff", suggestions: ["Swift"])])
    let slug = try await explain("c-plus-pluss", pages).diagnostics
    #expect(slug == [.unknownTag("c-plus-pluss", suggestions: ["C++"])])
  }

  @Test func tagThatIsHiddenOrUnlistedIsSaidToBe() async throws {
    let hidden = try await explain(
      "_x", ["a.md": "tags: [_x, y]"], configuration: "[tags]\nhidden = [\"_*\"]\n")
    #expect(hidden.explanation == nil && hidden.diagnostics == [.hiddenTag("_x", by: [])])
    let registered = try await explain("x", ["a.md": "tags: [x]"], registry: "[x]\nhidden = true\n")
    #expect(registered.diagnostics.map(\.id) == ["hidden-tag"])
    #expect(registered.diagnostics.first?.notes.map(\.place?.line) == [1])
    let unlisted = try await explain("x", ["a.md": "tags: [x]\nunlisted: true"])
    #expect(unlisted.diagnostics.map(\.id) == ["unlisted-tag"])
  }

  @Test func registryIsToldWithAliasesAndPatterns() async throws {
    let registry = "[\"s*\"]\ncolor = \"#123\"\n[swift]\naliases = [\"swiftlang\"]\n[other]\n"
    let found = try #require(
      try await explain("swiftlang", ["a.md": "tags: [Swift, c]"], registry: registry).explanation)
    #expect(found.entries.map(\.name) == ["s*", "swift", "swiftlang"])
    #expect(found.entries.map(\.place.line) == [1, 3, 4])
    #expect(found.entries.map(\.role) == [.pattern, .term, .alias])
    let first = try #require(found.appearances.first)
    #expect(first.hasRegistryStyle && first.position.number == 1 && first.position.count == 2)
  }
}
