import Diagnostics
import TagModel
import Testing

@testable import SiteBuild

@Suite struct TermIndexTests {
  private func index(
    _ pages: [[String]], _ registry: TermRegistry = TermRegistry(),
    _ settings: TaxonomySettings = TaxonomySettings()
  ) -> TermIndex {
    let tags = pages.enumerated().map { page, names in
      names.enumerated().map {
        TagModel.Tag(name: $1, place: Place(path: "p\(page).md", line: 4, column: $0 + 1))
      }
    }
    var index = TermIndex()
    index.add(
      tagsOfPages: tags, rules: TermRules(registry, path: TermPath(separator: settings.hierarchy)),
      settings: settings, language: "en")
    return index
  }

  @Test func severalTasksFindTheSame() async {
    var settings = TaxonomySettings()
    settings.hierarchy = "/"
    let names = ["a", "A", "b/c", "b", "C\u{301}", "\u{106}", "x\u{200b}y", "d", "D"]
    let tags = (0..<40).map { page in
      names.indices.filter { (page * 7 + $0 * 3) % 5 < 2 }.flatMap {
        [names[$0]] + ($0 == page % 9 ? ["a"] : [])
      }
    }
    let pages = tags.enumerated().map { page, names in
      names.map { Tag(name: $0, place: Place(path: "\(page + 100).md", line: 1, column: 1)) }
    }
    let rules = TermRules(TermRegistry(), path: TermPath(separator: settings.hierarchy))
    var one = TermIndex()
    one.add(tagsOfPages: pages, rules: rules, settings: settings, language: "en")
    for jobs in [1, 2, 3, 100] {
      var several = TermIndex()
      await several.add(tagsOfPages: pages, rules: rules, settings: settings, language: "en", jobs: jobs)
      #expect(several.terms == one.terms)
      #expect(several.diagnostics.sorted() == one.diagnostics.sorted())
      for name in names { #expect(several.index(ofName: name) == one.index(ofName: name)) }
    }
  }

  @Test func termsAreCountedByPage() {
    let terms = index([["a", "b"], ["b"], ["B", "c"]]).terms
    #expect(terms.map(\.key) == ["a", "b", "c"])
    #expect(terms.map(\.count) == [1, 3, 1])
    #expect(terms[1].pages == [0, 1, 2])
  }

  @Test func mostUsedSpellingIsTheLabel() {
    #expect(index([["nuget"], ["NuGet"], ["NuGet"]]).terms.map(\.label) == ["NuGet"])
  }

  @Test func firstSpellingIsTheLabelAmongEquals() {
    #expect(index([["Nuget"], ["nuget"]]).terms.map(\.label) == ["Nuget"])
  }

  @Test func spellingsAreNamedWithTheirPlaces() throws {
    let problem = try #require(index([["test"], ["Test"], ["test "]]).diagnostics.first)
    #expect(problem.id == "several-spellings")
    #expect(problem.message.contains("\"test\", \"Test\", \"test \""))
    #expect(problem.notes.map(\.place?.path) == ["p0.md", "p1.md", "p2.md"])
  }

  @Test func repeatedTagCountsOnceAndIsNamed() throws {
    let index = index([["a", "A"]])
    #expect(index.terms.map(\.count) == [1])
    let problem = try #require(index.diagnostics.first)
    #expect(problem.id == "repeated-tag" && problem.place == Place(path: "p0.md", line: 4, column: 2))
    #expect(index.diagnostics.count == 1)
  }

  @Test func collisionNamesBothTags() throws {
    let problem = try #require(index([["a b"], ["a-b"]]).diagnostics.first)
    #expect(problem.id == "slug-collision" && problem.severity == .error)
    #expect(problem.message.contains("\"a b\"") && problem.message.contains("\"a-b\""))
    #expect(problem.place?.path == "p1.md" && problem.notes.map(\.place?.path) == ["p0.md"])
  }

  @Test func invisibleCharactersAreNamed() {
    let index = index([["foo\u{200b}bar"], ["foobar"]])
    #expect(index.terms.map(\.label) == ["foobar"])
    #expect(index.diagnostics.contains { $0.id == "invisible-characters" && $0.message.contains("U+200B") })
  }

  @Test func termsAreSortedAsReadersExpect() {
    let labels = index([["b", "é", "a", "z", "Ä", "10", "9", "e"]]).terms.map(\.label)
    #expect(labels == ["9", "10", "a", "Ä", "b", "e", "é", "z"])
  }

  @Test func nameFindsItsTerm() {
    let index = index([["Straße"]])
    #expect(index.index(ofName: " STRASSE") == 0)
    #expect(index.index(ofName: "other") == nil)
  }

  private func entry(_ name: String, _ change: (inout TermEntry) -> Void = { _ in }) -> TermEntry {
    var entry = TermEntry(name: TermEntry.Name(name, at: Place(path: "tags.toml", line: 1, column: 2)))
    change(&entry)
    return entry
  }

  private func registry(_ entries: TermEntry...) -> TermRegistry {
    var registry = TermRegistry()
    registry.entries = entries
    return registry
  }

  private func settings(_ change: (inout TaxonomySettings) -> Void) -> TaxonomySettings {
    var settings = TaxonomySettings()
    change(&settings)
    return settings
  }

  @Test func registryGivesLabelSlugAndDescription() {
    let known = entry("js") {
      $0.label = "JavaScript"
      $0.slug = TermEntry.Name("script", at: $0.name.place)
      $0.summary = "A language"
      $0.description = [.html("<p>A language</p>")]
    }
    let term = index([["JS"]], registry(known)).terms[0]
    #expect([term.key, term.label, term.slug, term.summary] == ["js", "JavaScript", "script", "A language"])
  }

  @Test func aliasesAreOneTermAndLeadToIt() {
    let known = entry("JavaScript") { entry in
      entry.aliases = ["js", "ECMAScript"].map { TermEntry.Name($0, at: entry.name.place) }
    }
    let index = index([["js"], ["ecmascript", "js"], ["JavaScript"]], registry(known))
    #expect(index.terms.map(\.label) == ["JavaScript"])
    #expect(index.terms.map(\.pages) == [[0, 1, 2]])
    #expect(index.terms[0].aliases.map(\.text) == ["js", "ecmascript"])
    #expect(index.diagnostics.map(\.id) == ["repeated-tag"])
  }

  @Test func nameOfTwoEntriesIsAnError() {
    let first = entry("a") { $0.aliases = [TermEntry.Name("b", at: $0.name.place)] }
    #expect(index([["a"]], registry(first, entry("B"))).diagnostics.map(\.id) == ["repeated-entry"])
    #expect(index([["a"]], registry(entry("a"), entry("A"))).diagnostics.map(\.id) == ["repeated-entry"])
  }

  @Test func slugOfTheRegistryMustBeOnePart() throws {
    let known = entry("x") { $0.slug = TermEntry.Name("../pwned", at: Place(path: "tags.toml", line: 2)) }
    let problem = try #require(index([["x"]], registry(known)).diagnostics.first)
    #expect(problem.id == "invalid-slug" && problem.place == Place(path: "tags.toml", line: 2))
  }

  @Test func patternsGoFromTheLeastSpecialToTheMost() {
    let patterns = registry(
      entry("status:*") { $0.style.name = "mid" }, entry("*") { $0.style.name = "all" },
      entry("status:d*") { $0.style.name = "near" }, entry("status:done") { $0.style.name = "own" })
    let terms = index([["status:done", "status:wip", "x"]], patterns).terms
    #expect(
      terms.map { $0.styles.map(\.name) } == [["all", "mid", "near", "own"], ["all", "mid"], ["all"]])
  }

  @Test(arguments: [
    (UnknownTags.ignore, []), (.log, [Diagnostic.Severity.note]), (.warn, [.warning]), (.error, [.error]),
  ])
  func unknownTagIsWhatTheSettingMakesOfIt(setting: UnknownTags, severities: [Diagnostic.Severity]) {
    let found = index(
      [["known", "ok:x", "knwon"]], registry(entry("known"), entry("ok:*"), entry("*")),
      settings { $0.unknownTags = setting }
    )
    .diagnostics
    #expect(found.map(\.severity) == severities)
    #expect(found.allSatisfy { $0.place?.column == 3 && $0.fix == "did you mean \"known\"?" })
  }

  @Test func unusedTermsAreShownOnDemand() {
    let known = registry(entry("used"), entry("unused"), entry("_x") { $0.isHidden = true })
    #expect(index([["used"]], known).terms.map(\.key) == ["used"])
    let all = index([["used"]], known, settings { $0.showsUnused = true })
    #expect(all.terms.map(\.key) == ["unused", "used"] && all.terms.map(\.count) == [0, 1])
  }

  @Test func termsOfOneSlugBecomeOneOnDemand() {
    let merged = index(
      [["a b"], ["a-b"], ["a-b", "a b"]], TermRegistry(), settings { $0.collisions = .merge })
    #expect(merged.terms.map(\.label) == ["a b"])
    #expect(merged.terms[0].pages == [0, 1, 2])
    #expect(merged.index(ofName: "A-B") == 0 && merged.index(ofName: "a b") == 0)
    #expect(!merged.diagnostics.hasErrors)
  }

  @Test func nestedTermsHaveParentsThatCountTheirPages() {
    let index = index(
      [["food/dinner"], ["Food / Lunch"], ["food"]], TermRegistry(), settings { $0.hierarchy = "/" })
    #expect(index.terms.map(\.slug) == ["food", "food/dinner", "food/lunch"])
    #expect(index.terms.map(\.count) == [3, 1, 1] && index.terms.map(\.directCount) == [1, 1, 1])
    #expect(index.terms[0].children == [1, 2] && index.terms.map(\.parent) == [nil, 0, 0])
  }

  @Test func nestedTermsCanBeCountedAlone() {
    let index = index([["a/b/c"]], TermRegistry(), settings { ($0.hierarchy, $0.rollsUp) = ("/", false) })
    #expect(index.terms.map(\.slug) == ["a", "a/b", "a/b/c"] && index.terms.map(\.count) == [0, 0, 1])
  }

  @Test func labelOfAParentStandsInThePathsBelowIt() {
    let known = registry(entry("lang") { $0.label = "Programming" })
    let index = index([["lang/swift", "lang", "other"]], known, settings { $0.hierarchy = "/" })
    #expect(index.terms.map(\.label) == ["other", "Programming", "Programming/swift"])
    #expect(index.terms.map(\.slug) == ["other", "lang", "lang/swift"])
  }

  @Test func lastPartCanBeTheLabel() {
    let last = index(
      [["Lang/Swift"]], TermRegistry(), settings { ($0.hierarchy, $0.hierarchyLabel) = ("/", .last) })
    #expect(last.terms.map(\.label) == ["Lang", "Swift"])
  }

  @Test func everyTaxonomyHasItsOwnTerms() {
    var index = index([["x"]])
    index.add(
      tagsOfPages: [[], [TagModel.Tag(name: "X", place: Place(path: "p"))]], rules: TermRules(),
      settings: TaxonomySettings(), language: "en")
    #expect(index.ranges == [0..<1, 1..<2] && index.terms.map(\.taxonomy) == [0, 1])
    #expect(index.index(ofName: "x", in: 1) == 1 && index.terms[1].pages == [1])
  }
}
