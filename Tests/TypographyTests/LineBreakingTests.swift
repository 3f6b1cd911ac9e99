import TagModel
import Testing
import TextCorpus

@testable import Typography

@Suite struct LineBreakingTests {
  let style = TextStyle(language: "en")
  let shaper: LabelShaper

  init() throws {
    let spaced = TextStyle(letterSpacing: 2, transform: .capitalize, language: "en")
    shaper = LabelShaper(try FontCatalog.resolve([style, spaced], root: ".").0)
  }

  private func lines(
    _ text: String, asWideAs wide: String, limit: Int = 0, _ mode: LineBreak = .word
  ) -> [String] {
    let width = shaper.measure(wide, style).width
    return shaper.breakLines(text, style, maxWidth: width, limit: limit, mode: mode).lines.map(\.text)
  }

  @Test func aLabelThatFitsStaysOnOneLine() {
    #expect(lines("Social Media", asWideAs: "Social Media") == ["Social Media"])
  }

  @Test func withoutRoomALabelStaysOnOneLine() {
    let broken = shaper.breakLines("Social Media", style, maxWidth: 0, limit: 1, mode: .tail)
    #expect(broken.lines.map(\.text) == ["Social Media"])
    #expect(!broken.isCut)
  }

  @Test func wholeWordsMoveToTheNextLine() {
    #expect(lines("Women In Tech", asWideAs: "Women In") == ["Women In", "Tech"])
    #expect(lines("Education Reform", asWideAs: "Education") == ["Education", "Reform"])
  }

  @Test func aWordThatIsTooLongBreaksBetweenClusters() {
    #expect(lines("cafe\u{301}s", asWideAs: "cafe\u{301}") == ["cafe\u{301}", "s"])
    #expect(lines("👩‍💻👩‍💻👩‍💻", asWideAs: "👩‍💻👩‍💻") == ["👩‍💻👩‍💻", "👩‍💻"])
    #expect(lines("abc", asWideAs: ".") == ["a", "b", "c"])
  }

  @Test func charactersMoveWhenTheModeSaysSo() {
    #expect(lines("Women In Tech", asWideAs: "Women In Te", .char) == ["Women In Te", "ch"])
  }

  @Test func thaiAndJapaneseBreakByTheirWords() {
    #expect(lines("ท่องเที่ยวอาหาร", asWideAs: "ท่องเที่ยว ") == ["ท่องเที่ยว", "อาหาร"])
    #expect(lines("東京、大阪", asWideAs: "東京、") == ["東京、", "大阪"])
    #expect(lines("東京、大阪", asWideAs: "東京") == ["東", "京、", "大阪"])
  }

  @Test func aSoftHyphenShowsOnlyWhereItsLineBreaks() {
    #expect(lines("type\u{AD}setting", asWideAs: "setting") == ["type\u{2010}", "setting"])
    #expect(lines("type\u{AD}setting", asWideAs: "typesetting.") == ["type\u{AD}setting"])
  }

  @Test(
    arguments: [
      (.word, "Female…"), (.char, "Female Fo…"), (.tail, "Female Fo…"), (.head, "…e Founders"),
      (.middle, "Femal…nders"), (.clip, "Female Founders"),
    ] as [(LineBreak, String)])
  func whatIsLeftOutOfOneLine(mode: LineBreak, line: String) {
    let room = mode == .clip ? "Female" : mode == .word ? "Female…" : line
    let broken = shaper.breakLines(
      "Female Founders", style, maxWidth: shaper.measure(room, style).width, limit: 1, mode: mode)
    #expect(broken.lines.map(\.text) == [line])
    #expect(broken.isCut)
  }

  @Test func theEllipsisStandsInTheLastLine() {
    let text = "Education Reform Movement Today"
    #expect(lines(text, asWideAs: "Education R", limit: 2, .tail) == ["Education", "Reform M…"])
    #expect(lines(text, asWideAs: "Education R", limit: 2, .word) == ["Education", "Reform…"])
    #expect(lines(text, asWideAs: "Education R", limit: 3, .tail) == ["Education", "Reform", "Movemen…"])
    #expect(lines(text, asWideAs: "Education R", limit: 4, .tail).count == 4)
  }

  @Test func nothingButTheEllipsisIsLeftWhenNothingFits() {
    #expect(lines("Wide", asWideAs: "i", limit: 1, .tail) == ["…"])
    #expect(lines("Wide", asWideAs: "i", limit: 1, .head) == ["…"])
    #expect(lines("Wide", asWideAs: "i", limit: 1, .middle) == ["…"])
  }

  @Test func rightToLeftLabelsKeepTheirDirectionOnEveryLine() {
    let broken = shaper.breakLines(
      "שלום Swift עולם", style, maxWidth: shaper.measure("Swift ", style).width + 4, limit: 0, mode: .word)
    #expect(broken.isRightToLeft)
    #expect(broken.lines.map(\.text) == ["שלום", "Swift", "עולם"])
  }

  @Test func linesOfChangedCaseAreNotChangedAgain() {
    let capital = TextStyle(letterSpacing: 2, transform: .capitalize, language: "en")
    let broken = shaper.breakLines("abcdef", capital, maxWidth: 40, limit: 0, mode: .char)
    #expect(broken.lines.map(\.text).joined() == "Abcdef")
    #expect(broken.lines.count > 1)
  }

  @Test func everyLineFitsAndNothingIsLost() throws {
    let labels = try TextCorpus.labels()
    for (index, label) in labels.enumerated() where index % 15 == 0 {
      let whole = shaper.measure(label, style)
      for share in [0.3, 0.5, 0.8] {
        let room = whole.width * share
        let broken = shaper.breakLines(label, style, maxWidth: room, limit: 0, mode: .word)
        let shown = broken.lines.map(\.text).joined().replacing(" ", with: "")
        #expect(shown == whole.shaped.text.replacing(" ", with: ""))
        for line in broken.lines where line.text.count > 1 { #expect(line.width <= room, "\(label)") }
      }
    }
  }

  @Test(arguments: LineBreak.allCases)
  func neverMoreLinesThanTheLimit(mode: LineBreak) throws {
    for (index, label) in try TextCorpus.labels().enumerated() where index % 23 == 0 {
      let whole = shaper.measure(label, style).width
      for limit in 1...3 {
        let broken = shaper.breakLines(label, style, maxWidth: whole / 4, limit: limit, mode: mode)
        #expect(broken.lines.count <= limit)
        if mode != .clip {
          for line in broken.lines where line.text.count > 1 { #expect(line.width <= whole / 4, "\(label)") }
        }
      }
    }
  }

  @Test func aVeryLongLabelIsBrokenQuickly() {
    let text = String(repeating: "word ", count: 1000) + String(repeating: "x", count: 1000)
    let broken = shaper.breakLines(text, style, maxWidth: 200, limit: 0, mode: .word)
    #expect(broken.lines.count > 150)
    #expect(broken.lines.allSatisfy { $0.width <= 200 })
  }
}
