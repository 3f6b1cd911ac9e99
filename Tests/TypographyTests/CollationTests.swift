import Testing

@testable import Typography

@Suite struct CollationTests {
  @Test(arguments: [
    ("en", "Éclair", "E"), ("sv", "Ängel", "Ä"), ("de", "Ärger", "A"), ("es", "ñandú", "Ñ"),
    ("en", "ñandú", "N"),
    ("en", "日本", "日"), ("ru", "йод", "Й"), ("en", "ß", "SS"),
  ])
  func indexListsUnderTheLetterOfTheLanguage(language: String, text: String, letter: String) {
    #expect(Collation(language: language).letter(of: text) == letter)
  }

  @Test(arguments: ["2024", "+1", "🎉", ""]) func signsAndDigitsAreNoLetters(text: String) {
    #expect(Collation(language: "en").letter(of: text) == nil)
  }
}
