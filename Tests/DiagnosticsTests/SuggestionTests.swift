import Diagnostics
import Testing

struct SuggestionTests {
  @Test(arguments: [
    ("alignmnet", "alignment"), ("GAP", "gap"), ("isnet", "inset"), ("xyz", nil), ("a", "b"), ("", "b"),
    ("lines", "lines"), ("lin", "line"),
  ])
  func theLikeliestIsSuggested(word: String, meant: String?) {
    #expect(nearest(to: word, among: ["alignment", "gap", "b", "inset", "line", "lines"]) == meant)
  }

  @Test func theFirstOfEquallyGoodOnesIsSuggested() {
    #expect(nearest(to: "cart", among: ["card", "care", "cat"]) == "card")
    #expect(nearest(to: "cart", among: ["cat", "care", "card"]) == "cat")
  }

  @Test func whatIsLeftOutUnseenWouldNotHaveBeenSuggested() {
    var source = SystemRandomNumberGenerator()
    func word() -> String {
      String(
        (0..<Int.random(in: 0...9, using: &source)).map { _ in "abcdeÄ".randomElement(using: &source) ?? "a" }
      )
    }
    for _ in 0..<300 {
      let (typed, candidates) = (word(), (0..<12).map { _ in word() })
      let limit = max(1, typed.unicodeScalars.count / 3)
      let distances = candidates.map { plainDistance(typed.lowercased(), $0.lowercased()) }
      let best = distances.enumerated().filter { $1 <= limit }.min { $0.element < $1.element }
      #expect(
        nearest(to: typed, among: candidates) == best.map { candidates[$0.offset] }, "\(typed): \(candidates)"
      )
    }
  }

  /// The distance by its definition, the whole table.
  private func plainDistance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.unicodeScalars), Array(b.unicodeScalars))
    var table = (0...a.count).map { i in (0...b.count).map { i == 0 ? $0 : $0 == 0 ? i : 0 } }
    for (i, first) in a.enumerated() {
      for (j, second) in b.enumerated() {
        table[i + 1][j + 1] = min(
          table[i][j] + (first == second ? 0 : 1), table[i][j + 1] + 1, table[i + 1][j] + 1)
        if i > 0, j > 0, first == b[j - 1], a[i - 1] == second {
          table[i + 1][j + 1] = min(table[i + 1][j + 1], table[i - 1][j - 1] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }
}
