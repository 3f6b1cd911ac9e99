import TagModel
import Testing

@testable import SiteBuild

@Suite struct VocabularyTests {
  @Test(arguments: [
    ("en", ["0 pages", "1 page", "2 pages"]), ("en-GB", ["0 pages", "1 page", "2 pages"]),
    ("fr", ["0 page", "1 page", "2 pages"]), ("de", ["0 Seiten", "1 Seite", "2 Seiten"]),
    ("pl", ["0 stron", "1 strona", "2 strony"]), ("ja", ["0 ページ", "1 ページ", "2 ページ"]),
    ("tlh", ["0 pages", "1 page", "2 pages"]),
  ])
  func countsFollowTheRulesOfTheLanguage(language: String, pages: [String]) {
    #expect((0...2).map(Vocabulary(language: language).pages) == pages)
  }

  @Test(arguments: [
    (5, "5 stron"), (22, "22 strony"), (112, "112 stron"), (322, "322 strony"), (1312, "1312 stron"),
  ])
  func largeNumbersGoByTheirLastDigits(count: Int, text: String) {
    #expect(Vocabulary(language: "pl").pages(count) == text)
  }

  @Test func siteHasTheLastWord() {
    let wording: Wording = [
      .pages: [.one: "{count} article", .other: "{count} articles"], .less: [.other: "Fold"],
    ]
    let vocabulary = Vocabulary(language: "en", wording: wording)
    #expect(vocabulary.pages(1) == "1 article" && vocabulary.pages(3) == "3 articles")
    #expect(vocabulary.text(.less) == "Fold" && vocabulary.text(.tags) == "Tags")
  }

  @Test func everyLanguageHasEveryPhrase() {
    for (language, wording) in Wordings.builtIn {
      for phrase in Phrase.allCases {
        #expect(wording[phrase]?[.other]?.isEmpty == false, "\(phrase) in \(language)")
        let english = Wordings.english[phrase]?[.other] ?? ""
        for name in ["count", "number", "taxonomy", "program", "label", "position", "total"]
        where english.contains("{\(name)}") {
          #expect(
            wording[phrase]?[.other]?.contains("{\(name)}") == true, "{\(name)} of \(phrase) in \(language)")
        }
      }
    }
  }

  @Test func componentSaysWhatReadersOfTheCloudCanComeAcross() {
    var options = CloudOptions()
    options.deletable = true
    #expect(
      Set(Vocabulary(language: "de").words(of: options).keys) == [
        .deleted, .deleteHelp, .deleteZone, .undone,
      ])
    options.selectable = true
    options.selectionLimit = 3
    let words = Vocabulary(language: "de").words(of: options)
    #expect(words[.selectionFull] == "Mehr als 3 Schlagwörter lassen sich nicht wählen.")
    #expect(words[.deleteZone] == "Zum Löschen hier ablegen")
  }

  @Test func otherTaxonomiesAreCalledByTheirNames() {
    #expect(Vocabulary(language: "de").title(ofTaxonomy: "tags", TaxonomySettings()) == "Schlagwörter")
    #expect(Vocabulary(language: "de").title(ofTaxonomy: "field_notes", TaxonomySettings()) == "Field notes")
  }
}
