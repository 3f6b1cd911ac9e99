import Diagnostics
import TagModel
import Testing

@testable import SiteBuild

@Suite struct TermIndexTests {
  private func index(_ pages: [[String]]) -> TermIndex {
    let tags = pages.enumerated().map { page, names in
      names.enumerated().map {
        TagModel.Tag(name: $1, place: Place(path: "p\(page).md", line: 4, column: $0 + 1))
      }
    }
    return TermIndex(tagsOfPages: tags, language: "en")
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
}
