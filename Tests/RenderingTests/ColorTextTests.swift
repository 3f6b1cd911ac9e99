import TagModel
import Testing

@testable import Rendering

@Suite struct ColorTextTests {
  @Test(arguments: [
    (Color(0xffffff), "#fff"), (Color(0x000000), "#000"), (Color(0x17336f), "#17336f"),
    (Color(0x0a0b0c), "#0a0b0c"),
    (Color.transparent, "#0000"), (Color(red: 255, green: 0, blue: 17, alpha: 136), "#f018"),
    (Color(red: 1, green: 2, blue: 3, alpha: 4), "#01020304"),
  ])
  func colorIsAsShortAsItGets(color: Color, css: String) { #expect(color.css == css) }

  @Test(arguments: [(1.0, "#000"), (0.5, "#00000080"), (0.0, "#0000"), (-1.0, "#0000"), (7.0, "#000")])
  func opacityMultipliesAlpha(opacity: Double, css: String) {
    #expect(Color(0x000000).css(opacity: opacity) == css)
  }

  private func css(_ line: Gradient.Line) -> String {
    let colors = (AdaptiveColor(0xffffff, dark: 0x000000), AdaptiveColor(0xff0000, dark: 0x00ff00))
    return Gradient(from: colors.0, to: colors.1, line: line).css { $0.light }
  }

  private func css(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    css(.points(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2)))
  }

  @Test func angleIsTakenAsItIs() { #expect(css(.angle(-45.5)) == "linear-gradient(-45.5deg,#fff,#f00)") }

  @Test(arguments: [
    (1e300, -360.0...360), (-1e20, -360.0...360), (765.0, 45.0...45), (-405.0, -45.0 ... -45),
  ])
  func turnsThatMakeNoDifferenceAreLeftOut(angle: Double, range: ClosedRange<Double>) throws {
    let css = css(.angle(angle))
    let degrees = try #require(Double(css.dropFirst("linear-gradient(".count).prefix { $0 != "d" }))
    #expect(range.contains(degrees))
  }

  @Test func darkPagesGetTheDarkColors() {
    let colors = (AdaptiveColor(0xffffff, dark: 0x000000), AdaptiveColor(0xff0000, dark: 0x00ff00))
    let gradient = Gradient(from: colors.0, to: colors.1, line: .angle(0))
    #expect(gradient.css { $0.dark } == "linear-gradient(0deg,#000,#0f0)")
  }

  @Test func pointsOnAnAxisKeepTheirShares() {
    #expect(css(0, 0.5, 1, 0.5) == "linear-gradient(to right,#fff 0%,#f00 100%)")
    #expect(css(0.75, 0, 0.25, 0) == "linear-gradient(to left,#fff 25%,#f00 75%)")
    #expect(css(0, 0.2, 0, 0.8) == "linear-gradient(to bottom,#fff 20%,#f00 80%)")
    #expect(css(0, 1, 0, 0) == "linear-gradient(to top,#fff 0%,#f00 100%)")
  }

  @Test func cornersRunToTheOppositeCorner() {
    #expect(css(0, 0, 1, 1) == "linear-gradient(to bottom right,#fff 0%,#f00 100%)")
    #expect(css(1, 0, 0, 1) == "linear-gradient(to bottom left,#fff 0%,#f00 100%)")
    #expect(css(0, 1, 1, 0) == "linear-gradient(to top right,#fff 0%,#f00 100%)")
    #expect(css(1, 1, 0, 0) == "linear-gradient(to top left,#fff 0%,#f00 100%)")
    #expect(css(0.25, 0.25, 0.75, 0.75) == "linear-gradient(to bottom right,#fff 25%,#f00 75%)")
  }

  @Test func pointsMayLieOutside() {
    #expect(css(-1, 0, 2, 0) == "linear-gradient(to right,#fff -100%,#f00 200%)")
  }
}
