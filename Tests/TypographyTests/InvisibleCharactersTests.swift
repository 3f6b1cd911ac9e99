import Testing

@testable import Typography

@Suite struct InvisibleCharactersTests {
  @Test(arguments: [
    "Tech", "naïve", "日本語", "👩‍💻", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "क्‍ष", "می‌خواهم", "葛󠄀", "type\u{AD}setting",
    "a\u{A0}b", "a\tb",
  ])
  func whatCanBeSeenOrShapesLettersIsNoFinding(label: String) {
    #expect(label.invisibleCharacters.isEmpty)
  }

  @Test(
    arguments: [
      ("a\u{200B}b", ["\u{200B}"]), ("a\u{200D}b", ["\u{200D}"]), ("\u{FEFF}a\u{FEFF}", ["\u{FEFF}"]),
      ("a\u{202E}b\u{202C}", ["\u{202E}", "\u{202C}"]), ("a\u{0}b\u{7}", ["\u{0}", "\u{7}"]),
      ("\u{E000}", ["\u{E000}"]), ("\u{2060}", ["\u{2060}"]), ("\u{FE0F}", ["\u{FE0F}"]),
      ("a\u{2028}b", ["\u{2028}"]), ("\u{E0061}a", ["\u{E0061}"]),
    ] as [(String, [Unicode.Scalar])])
  func whatCannotBeSeenIsNamed(label: String, scalars: [Unicode.Scalar]) {
    #expect(label.invisibleCharacters == scalars)
  }
}
