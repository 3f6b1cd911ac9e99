import Testing

@testable import Diagnostics

struct FontsWordingTests {
  /// What a diagnostic is to say.
  struct Wording: Sendable {
    var diagnostic: Diagnostic
    var id: String
    var severity: Diagnostic.Severity
    var message: String
  }

  static let place = Place(path: "tagcloud.toml", line: 4)
  static let wordings = [
    Wording(
      diagnostic: .missingFontFamily("Intre", using: "DejaVu Sans", at: place), id: "missing-font-family",
      severity: .warning,
      message: "no installed font has the family “Intre”; “DejaVu Sans” is used instead"),
    Wording(
      diagnostic: .missingFontFile("fonts/a.otf", at: place), id: "missing-font-file", severity: .error,
      message: "the font file “fonts/a.otf” does not exist or cannot be read"),
    Wording(
      diagnostic: .notAFont("a.otf", at: place), id: "not-a-font", severity: .error,
      message: "“a.otf” is not a TrueType or OpenType font"),
    Wording(
      diagnostic: .packedFont("a.woff2", at: place), id: "packed-font", severity: .error,
      message: "“a.woff2” is a WOFF file, which cannot be measured"),
    Wording(
      diagnostic: .damagedFont("a.otf", table: "CFF ", at: place), id: "damaged-font", severity: .error,
      message: "the font file “a.otf” is damaged: its table “CFF ” is missing or cut off"),
    Wording(
      diagnostic: .fontForbidsEmbedding("Secret Sans", path: "s.otf", subsetting: false, at: place),
      id: "font-forbids-embedding", severity: .error,
      message: "the font “Secret Sans” may not be embedded in pages: its OS/2 table says so (fsType)"),
    Wording(
      diagnostic: .fontForbidsEmbedding("Secret Sans", path: "s.otf", subsetting: true, at: place),
      id: "font-forbids-embedding", severity: .error,
      message: "the font “Secret Sans” may not be subset: its OS/2 table says so (fsType)"),
    Wording(
      diagnostic: .missingGlyph("\u{20BF}", in: "₿", at: place), id: "missing-glyph", severity: .warning,
      message: "no font has the character U+20BF (bitcoin sign) of “₿”; browsers will show whatever they have"
    ),
    Wording(
      diagnostic: .invisibleCharacters(["\u{200B}", "\u{7}"], in: "a\u{200B}b\u{7}", at: place),
      id: "invisible-characters", severity: .warning,
      message: "the label “ab” holds U+200B (zero width space), U+0007"),
    Wording(
      diagnostic: .missingFontFeature("smcp", family: "Inter", at: place), id: "missing-font-feature",
      severity: .warning, message: "the font “Inter” has no feature “smcp”"),
    Wording(
      diagnostic: .missingFontAxis("wdth", family: "Inter", axes: ["slnt", "wght"], at: place),
      id: "missing-font-axis", severity: .warning, message: "the font “Inter” has no axis “wdth”"),
    Wording(
      diagnostic: .fontAxisOutOfRange("wdth", 7.5, 50...100, family: "Inter", at: place),
      id: "font-axis-out-of-range", severity: .warning,
      message: "the axis “wdth” of “Inter” does not reach 7.5"),
    Wording(
      diagnostic: .fontsNotEmbedded(at: place), id: "fonts-not-embedded", severity: .warning,
      message: "without embedded fonts the chips are measured in fonts that visitors may not have, "
        + "so labels can be cut off or leave gaps"),
  ]

  @Test(arguments: wordings)
  func saysWhatIsWrong(_ wording: Wording) {
    #expect(wording.diagnostic.id == wording.id)
    #expect(wording.diagnostic.severity == wording.severity)
    #expect(wording.diagnostic.message == wording.message)
    #expect(wording.diagnostic.place == Self.place)
    #expect(wording.diagnostic.fix != nil)
  }
}
