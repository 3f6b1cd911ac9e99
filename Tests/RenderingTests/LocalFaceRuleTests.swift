import Testing

@testable import Rendering

@Suite struct LocalFaceRuleTests {
  @Test func metricsAreInPercent() {
    let rule = LocalFaceRule(
      family: "Inter local", names: ["Arial", "Arimo"], sizeAdjust: 1.0612, ascent: 0.9125, descent: 0.2275,
      lineGap: 0)
    #expect(
      rule.css
        == "@font-face{font-family:\"Inter local\";src:local(\"Arial\"),local(\"Arimo\");size-adjust:106.12%;ascent-override:91.25%;descent-override:22.75%;line-gap-override:0%}"
    )
  }
}
