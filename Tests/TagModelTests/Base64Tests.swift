import TagModel
import Testing

@Suite struct Base64Tests {
  /// The test vectors of RFC 4648, and bytes whose bits are all set.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func encodesWhatTheStandardShows(text: String, encoded: String) {
    #expect(base64(Array(text.utf8)) == encoded)
  }

  @Test func lastLettersOfTheAlphabetAreThoseOfFiles() {
    #expect(base64([0xff, 0xff, 0xfe, 0xfb]) == "///++w==")
  }
}
