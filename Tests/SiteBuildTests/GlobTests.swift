import Diagnostics
import TagModel
import Testing

@testable import SiteBuild

@Suite struct GlobTests {
  @Test(arguments: [
    ("*", ""), ("*", "x"), ("_*", "_todo"), ("status/*", "status/done"), ("*.js", "node.js"),
    ("a*c", "abcabc"),
    ("?", "é"), ("?", "🇳🇴"), ("a?c", "abc"), ("abc", "abc"), ("**a**", "bab"),
  ])
  func patternMatches(pattern: String, text: String) {
    #expect(Glob(pattern).matches(text))
  }

  @Test(arguments: [
    ("", "x"), ("_*", "todo_"), ("?", ""), ("?", "ab"), ("a*c", "abca"), ("abc", "ABC"), ("[a]", "a"),
    ("*x", "y"),
  ])
  func patternDoesNotMatch(pattern: String, text: String) {
    #expect(!Glob(pattern).matches(text))
  }

  @Test func manyStarsTakeNoTime() {
    let pattern = Glob(String(repeating: "*a", count: 50) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
  }
}

@Suite struct HiddenTagsTests {
  @Test func patternsAndTagsThemselvesHide() {
    let place = Place(path: "p.md")
    var tags = ["_todo", ".private", "public", "own"].map { TagModel.Tag(name: $0, place: place) }
    tags[3].hidden = true
    #expect(HiddenTags(["_*", ".*"]).removed(from: tags, of: "tags").map(\.name) == ["public"])
    #expect(HiddenTags([]).removed(from: tags, of: "tags").map(\.name) == ["_todo", ".private", "public"])
  }
}
