import TagModel
import Testing

@testable import SiteBuild

@Suite struct NearDuplicatesTests {
  private func pairs(_ terms: [(String, Int)]) -> [String] {
    let terms = terms.map { Term(key: $0.0, label: $0.0, slug: $0.0, pages: Array(0..<$0.1)) }
    return NearDuplicates(terms[...]).pairs.map { "\(terms[$0.rare].key) \(terms[$0.usual].key)" }
  }

  @Test(arguments: [
    ("javascirpt", "javascript"), ("javascrpt", "javascript"), ("javasccript", "javascript"),
    ("javascrivt", "javascript"), ("libraries", "library"), ("box", "boxes"), ("tests", "test"),
    ("web-dev", "web dev"), ("webdev", "web dev"),
  ])
  func rarerOfTwoAlikeIsDoubted(rare: String, usual: String) {
    #expect(pairs([(rare, 1), (usual, 2)]) == ["\(rare) \(usual)"])
  }

  @Test(arguments: [
    ("python2", "python3"), ("cat", "car"), ("cable", "table"), ("class", "glass"), ("c++", "c#"),
    ("2023", "2024"),
    ("business", "busine"),
  ])
  func differentWordsAreLeftAlone(a: String, b: String) { #expect(pairs([(a, 1), (b, 2)]) == []) }

  @Test func mostUsedPartnerIsNamed() {
    #expect(pairs([("swiftt", 1), ("swift", 9), ("swifft", 2)]) == ["swiftt swift", "swifft swift"])
  }

  /// To compare each of them with each other would take minutes.
  @Test func twoAmongThousandsOfTermsAreFound() {
    let terms = (0..<20_000).map { ("term \(String($0, radix: 26, uppercase: false))", 1) }
    let found = Set(pairs(terms + [("photograpy", 1), ("photography", 9)]))
    let isFound = found.contains("photograpy photography")
    #expect(isFound)
  }
}
