import TagModel
import Testing

@testable import Typography

@Suite struct ItemizerTests {
  let style = TextStyle(language: "en")
  let catalog: FontCatalog
  let shaper: LabelShaper

  init() throws {
    (catalog, _) = try FontCatalog.resolve([style], root: "/")
    shaper = LabelShaper(catalog)
  }

  /// The text of each run, with the family that draws it.
  private func runs(_ text: String) -> [String] {
    let shaped = shaper.measure(text, style).shaped
    let bytes = Array(shaped.text.utf8)
    return shaped.runs.map {
      String(decoding: bytes[$0.range], as: UTF8.self) + "|" + catalog[$0.face].family
    }
  }

  @Test func eachScriptIsShapedByItself() {
    #expect(runs("αβγ abc") == ["αβγ |Inter", "abc|Inter"])
    #expect(runs("abc (αβγ) d") == ["abc (|Inter", "αβγ|Inter", ") d|Inter"])
  }

  @Test func bothKanaAreOneScript() {
    #expect(runs("ガンダムがっこう").count == 1)
  }

  @Test func emojiAreDrawnInColor() {
    for emoji in ["😀", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "🇩🇪", "👩‍💻", "👋🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👨‍👩‍👧‍👦"] {
      #expect(runs(emoji) == [emoji + "|Noto Color Emoji"])
    }
  }

  @Test func textIsNot() {
    for text in ["1", "#", "©", "❤", "☎\u{FE0E}", "⌚\u{FE0E}"] {
      #expect(runs(text).allSatisfy { !$0.contains("Emoji") }, "\(text)")
    }
  }

  @Test func aClusterStaysInOneFace() {
    #expect(runs("cafe\u{301}").count == 1)
    // Inter has no circle to put around a letter, so the letter moves along.
    #expect(runs("x\u{20DD}").count == 1)
  }

  @Test func equivalentFormsAreDrawnAlike() {
    #expect(shaper.measure("cafe\u{301}", style).width == shaper.measure("caf\u{E9}", style).width)
    #expect(shaper.measure("한", style).width == shaper.measure("\u{1112}\u{1161}\u{11AB}", style).width)
  }

  @Test func directionsAreSeparateRuns() {
    let shaped = shaper.measure("שלום Swift 6", style).shaped
    // The space comes from Inter, the Hebrew word from another face.
    #expect(shaped.runs.map(\.isRightToLeft) == [true, true, false])
  }

  @Test func whiteSpaceCollapses() {
    #expect(shaper.measure("  a \t\n b  ", style).shaped.text == "a b")
    #expect(shaper.measure("   ", style).width == 0)
    #expect(shaper.measure("", style).shaped.runs.isEmpty)
  }

  @Test func aCharacterThatNoFontHasIsNamed() {
    let label = "a\u{20000}\u{20000}"
    let shaped = shaper.measure(label, style).shaped
    #expect(shaped.missing == ["\u{20000}", "\u{20000}"])
    #expect(shaped.diagnostics(for: label, at: nil).map(\.id) == ["missing-glyph"])
  }

  @Test func aCharacterThatNoFontHasTakesAnEm() {
    for cluster in ["\u{20000}", "\u{20000}\u{301}"] {
      let added = shaper.measure("a" + cluster, style).width - shaper.measure("a", style).width
      #expect(abs(added - style.size) <= 1 / 64, "\(added)")
    }
  }

  @Test func aMarkAloneIsMeasured() {
    #expect(shaper.measure("\u{301}", style).runs.count == 1)
  }
}
