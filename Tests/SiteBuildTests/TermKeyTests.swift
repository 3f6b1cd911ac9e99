import Testing

@testable import SiteBuild

@Suite struct TermKeyTests {
  @Test(arguments: [
    ("Test", "test"), ("test ", "test"), ("  user\tcentered \n design ", "user centered design"),
    ("Straße", "STRASSE"), ("cafe\u{301}", "caf\u{e9}"), ("foo\u{200b}bar", "foobar"),
    ("İstanbul", "i\u{307}stanbul"),
    ("🗺\u{fe0f}", "🗺"), ("ΣΑΣ", "σας"), ("\u{feff}x", "x"),
  ])
  func spellingsOfOneTermHaveOneKey(one: String, other: String) {
    #expect(TermKey.make(one) == TermKey.make(other))
  }

  @Test(arguments: [("C", "C++"), ("C++", "C#"), ("a b", "a-b"), ("résumé", "resume"), ("1", "1.0")])
  func differentTermsHaveDifferentKeys(one: String, other: String) {
    #expect(TermKey.make(one) != TermKey.make(other))
  }

  @Test func keyOfNothingIsEmpty() {
    #expect(TermKey.make(" \u{200b}\t") == "")
  }

  @Test func labelIsTypedTextWithoutWhatNobodySees() {
    #expect(TermKey.visible("  Foo\u{200b}  Bar ") == "Foo Bar")
    #expect(TermKey.visible("👨\u{200d}👩\u{200d}👧") == "👨\u{200d}👩\u{200d}👧")
  }

  @Test func invisibleCharactersAreListedOnce() {
    #expect(TermKey.invisibleScalars(in: "a\u{200b}b\u{200b}\u{ad}") == ["\u{200b}", "\u{ad}"])
  }

  @Test func whatSpellsEmojiAndPersianIsNotInvisible() {
    #expect(TermKey.invisibleScalars(in: "🗺\u{fe0f} 🧑\u{200d}💻 برنامه\u{200c}نویسی").isEmpty)
  }
}
