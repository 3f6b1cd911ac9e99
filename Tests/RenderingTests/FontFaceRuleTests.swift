import Testing

@testable import Rendering

@Suite struct FontFaceRuleTests {
  private let rule = FontFaceRule(
    family: "Inter", url: "inter-500.woff2", weight: 500, isItalic: false)

  @Test func faceTakesItsPlaceHoweverLate() {
    #expect(
      rule.css
        == "@font-face{font-family:\"Inter\";src:url(inter-500.woff2) format(\"woff2\");font-weight:500;font-display:swap}"
    )
  }

  @Test func slantIsNamed() {
    var rule = rule
    rule.isItalic = true
    #expect(rule.css.hasSuffix("font-weight:500;font-style:italic;font-display:swap}"))
  }

  @Test(arguments: [
    ("Noto Sans", "\"Noto Sans\""), ("a\"};x{\\", "\"a\\\"};x{\\\\\""), ("a\nb\u{0}c", "\"abc\""),
    ("\"\u{301}", "\"\\\"\u{301}\""), ("源ノ角", "\"源ノ角\""), ("", "\"\""),
  ])
  func familyCannotLeaveItsQuotes(name: String, css: String) { #expect(quotedFamily(name) == css) }
}
