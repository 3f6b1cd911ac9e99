import Testing

@testable import SiteBuild

@Suite struct SlugTests {
  @Test(arguments: [
    ("c", "c"), ("c++", "c-plus-plus"), ("c#", "c-sharp"), ("f#", "f-sharp"), (".net", "dot-net"),
    ("node.js", "node-js"), ("asp.net", "asp-net"), ("ac/dc", "ac-dc"), ("gnu/linux", "gnu-linux"),
    ("a+b", "a-b"), ("50%", "50-percent"), ("%2e%2e", "2e-2e"), ("r&d", "r-and-d"), ("@user", "at-user"),
    ("#test", "test"), ("user centered design", "user-centered-design"), ("don't", "don-t"),
    ("index.html", "index-html"), ("-x-", "x"), ("a - b", "a-b"),
  ])
  func symbolsThatMeanSomethingAreSpelt(key: String, slug: String) {
    #expect(Slug.make(key: key) == slug)
  }

  @Test(arguments: ["測試", "日本語", "한국어", "привет", "مرحبا", "שלום", "ไทย", "हिन्दी", "café", "straße"])
  func lettersOfEveryScriptStay(key: String) {
    #expect(Slug.make(key: key) == key)
  }

  @Test(arguments: [
    ("🎉", "party-popper"), ("🇳🇴", "flag-n-flag-o"), ("+", "plus-sign"),
    ("...", "full-stop-full-stop-full-stop"),
  ])
  func symbolsAloneAreNamed(key: String, slug: String) {
    #expect(Slug.make(key: key) == slug)
  }

  @Test func lookOfAnEmojiIsNoPartOfIt() {
    #expect(Slug.make(key: "🗺\u{fe0f}") == Slug.make(key: "🗺"))
  }

  @Test(arguments: ["con", "nul", "aux", "com1", "lpt9", "page"])
  func reservedNamesGetAnEnding(key: String) {
    #expect(Slug.make(key: key) == key + "-tag")
  }

  @Test(arguments: ["", ".", "..", "/", "\u{200b}", "\u{fe0f}", "-"])
  func nothingMakesAnEmptyOrDottedSlug(key: String) {
    let slug = Slug.make(key: key)
    #expect(!slug.isEmpty && !slug.contains(".") && !slug.contains("/"))
    #expect(Slug.objection(to: slug) == nil)
  }

  @Test func longNamesAreCutAndStayDifferent() {
    let one = Slug.make(key: String(repeating: "語", count: 60) + "1")
    let other = Slug.make(key: String(repeating: "語", count: 60) + "2")
    #expect(one != other)
    #expect(one.utf8.count <= Slug.maximumLength && other.utf8.count <= Slug.maximumLength)
  }

  @Test(arguments: [
    ("../pwned", "it starts or ends with a dot"), ("a/b", "it holds the character U+002F"),
    ("", "it is empty"),
    ("nul", "that name is reserved"), ("a b", "it holds the character U+0020"),
    ("a%2fb", "it holds the character U+0025"), ("trailing.", "it starts or ends with a dot"),
  ])
  func authorsSlugsAreChecked(slug: String, objection: String) {
    #expect(Slug.objection(to: slug) == objection)
  }

  @Test func anAuthorsReadableSlugIsFine() {
    #expect(Slug.objection(to: "c-plus-plus") == nil)
    #expect(Slug.objection(to: "日本語") == nil)
  }
}
