import Testing

@testable import Content

@Suite struct HTMLEscapeTests {
  @Test func signsAreEscapedWhereverTheyStand() {
    let signs: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    let parts = ["a", "é", "'", "#", " ", ";", "\u{A2}", "=", "?", "&", "<", ">", "\""]
    var random = SystemRandomNumberGenerator()
    for count in 0..<600 {
      let length = count % 40
      let text = (0..<length).map { _ in
        Int.random(in: 0..<8, using: &random) == 0 ? parts.randomElement(using: &random) ?? "" : "x"
      }.joined()
      #expect(HTMLEscape.text(text) == text.map { signs[$0] ?? String($0) }.joined())
    }
  }
}
