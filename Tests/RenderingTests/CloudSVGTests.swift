import TagLayout
import TagModel
import Testing

@testable import Rendering

@Suite struct CloudSVGTests {
  private func item(_ change: (inout CloudDrawing.Item) -> Void = { _ in }) -> CloudDrawing.Item {
    let line = CloudDrawing.Line(
      text: "Swift", middle: 29.2109375, baseline: 21, isRightToLeft: false, isCount: false)
    var item = CloudDrawing.Item(
      frame: Frame(x: 0, y: 0, width: 58.421875, height: 32), style: .builtIn, lines: [line])
    change(&item)
    return item
  }

  private func drawing(_ items: [CloudDrawing.Item]) -> CloudDrawing {
    CloudDrawing(
      title: "Home: tags", language: "en", width: 320, height: 32, items: items,
      families: [ChipStyle.builtIn.text: "\"tagcloud Inter-Medium\",sans-serif"])
  }

  private func svg(_ items: [CloudDrawing.Item], _ scheme: ColorScheme = .light) -> String {
    CloudSVG(drawing(items), scheme: scheme).text
  }

  @Test func pictureIsWholeAndTheSameEachTime() {
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" width="320" height="32" viewBox="0 0 320 32" lang="en" role="img">
      <title>Home: tags</title>
      <style>
      text{font-kerning:normal;font-synthesis:none;text-anchor:middle}
      .c0{fill:#e6eefc}
      .c1{font:500 14px "tagcloud Inter-Medium",sans-serif;fill:#17336f}
      </style>
      <rect class="c0" x="0" y="0" width="58.421875" height="32" rx="16"/>
      <text class="c1" x="29.210938" y="21">Swift</text>
      </svg>

      """
    #expect(svg([item()]) == expected)
    #expect(svg([item()]) == expected)
  }

  @Test func darkPagesHaveTheirOwnColours() {
    let dark = svg([item()], .dark)
    #expect(dark.contains(".c0{fill:#1d2a44}") && dark.contains("fill:#cfe0ff}"))
  }

  @Test func iconIsAPictureInItsBox() {
    let icon = CloudDrawing.Icon(
      frame: Frame(x: 12, y: 9, width: 14, height: 14), light: "data:light", dark: "data:dark")
    let box = " x=\"12\" y=\"9\" width=\"14\" height=\"14\"/>"
    #expect(svg([item { $0.icon = icon }]).contains("<image href=\"data:light\"\(box)\n<text"))
    #expect(svg([item { $0.icon = icon }], .dark).contains("<image href=\"data:dark\"\(box)"))
  }

  @Test func equalLooksShareAClass() {
    let text = svg([item(), item { $0.frame.x = 100 }])
    #expect(text.contains(".c1{") && !text.contains(".c2{"))
  }

  @Test func pictureWithLinksIsNoImage() {
    let text = svg([item { $0.href = "https://example.org/?a=1&b=\"2\"" }])
    #expect(!text.contains("role="))
    #expect(text.contains("<a href=\"https://example.org/?a=1&amp;b=&quot;2&quot;\">\n<rect"))
    #expect(text.hasSuffix("</text>\n</a>\n</svg>\n"))
  }

  @Test func tooltipIsATitleInItsGroup() {
    #expect(svg([item { $0.title = "R&D" }]).contains("<g>\n<title>R&amp;D</title>\n<rect"))
  }

  @Test func textIsEscapedAndHoldsNothingThatXMLForbids() {
    let text = svg([item { $0.lines[0].text = "<b>\u{8}\u{ffff}&" }])
    #expect(text.contains(">&lt;b&gt;&amp;</text>"))
  }

  @Test func textFromRightToLeftSaysSo() {
    let text = svg([item { $0.lines[0].isRightToLeft = true }])
    #expect(text.contains("y=\"21\" direction=\"rtl\">Swift</text>"))
  }

  @Test func countIsFainterWithFiguresOfOneWidth() {
    let text = svg([item { $0.lines[0].isCount = true }])
    #expect(text.contains("sans-serif;font-variant-numeric:tabular-nums;opacity:.85;fill:#17336f}"))
  }

  @Test func facesStandBeforeEverythingElse() {
    var drawing = drawing([item()])
    drawing.faces = [
      FontFaceRule(family: "tagcloud A", url: "data:font/woff2;base64,AA==", weight: 500, isItalic: false)
    ]
    drawing.licenses = "Copyright <A>"
    let text = CloudSVG(drawing).text
    #expect(text.contains("<metadata>Copyright &lt;A&gt;</metadata>\n<style>\n@font-face{"))
    #expect(text.contains("src:url(data:font/woff2;base64,AA==) format(\"woff2\")"))
  }

  @Test func borderIsTheRingInsideTheEdge() {
    let text = svg([
      item {
        $0.frame = Frame(x: 10, y: 0, width: 40, height: 20)
        $0.style.radius = Corners(3)
        $0.style.border = Border(width: 5, color: AdaptiveColor(0xff0000, dark: 0))
      }
    ])
    #expect(text.contains(".c1{fill:#f00;fill-rule:evenodd}"))
    let outside = "M13 0H47A3 3 0 0 1 50 3V17A3 3 0 0 1 47 20H13A3 3 0 0 1 10 17V3A3 3 0 0 1 13 0Z"
    #expect(text.contains("<path class=\"c1\" d=\"\(outside)M15 5H45V15H15V5Z\"/>"))
  }

  @Test func gradientLineIsAsLongAsInCSS() {
    let colors = (AdaptiveColor(0xff0000, dark: 0), AdaptiveColor(0x0000ff, dark: 0))
    func definition(_ line: Gradient.Line) -> String {
      Gradient(from: colors.0, to: colors.1, line: line)
        .definition(in: Frame(x: 10, y: 0, width: 40, height: 20)) { $0.light }.text(id: "d0")
    }
    let stops = "<stop offset=\"0\" stop-color=\"#f00\"/><stop offset=\"1\" stop-color=\"#00f\"/>"
    #expect(
      definition(.angle(90))
        == "<linearGradient id=\"d0\" gradientUnits=\"userSpaceOnUse\" x1=\"10\" y1=\"10\" x2=\"50\" y2=\"10\">"
        + stops + "</linearGradient>")
    // 45°: half the sum of the sides, along both axes.
    #expect(definition(.angle(45)).contains("x1=\"15\" y1=\"25\" x2=\"45\" y2=\"-5\""))
    let diagonal = Gradient.Line.points(start: UnitPoint(x: 0, y: 1), end: UnitPoint(x: 1, y: 0))
    #expect(definition(diagonal).contains("x1=\"0\" y1=\"1\" x2=\"1\" y2=\"0\""))
    let partial = Gradient.Line.points(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0.5))
    #expect(definition(partial).contains("x1=\"0\" y1=\"0\" x2=\"0.75\" y2=\"0.75\""))
  }

  @Test func shadowMakesThePictureLarger() {
    let text = svg([
      item {
        $0.style.shadow = Shadow(
          color: AdaptiveColor(0, dark: 0), x: 1, y: 2, blur: 4, spread: 1, opacity: 0.5)
      }
    ])
    #expect(text.contains("width=\"324\" height=\"42\" viewBox=\"-4 -3 324 42\""))
    #expect(text.contains("<feGaussianBlur stdDeviation=\"2\"/>"))
    #expect(
      text.contains("filter=\"url(#d0)\" x=\"0\" y=\"1\" width=\"60.421875\" height=\"34\" rx=\"17\"/>"))
    #expect(!text.contains("clip-path"))
  }

  @Test func shadowDoesNotShowThroughItsChip() {
    let text = svg([
      item {
        $0.style.background = AdaptiveColor(light: .transparent)
        $0.style.shadow = Shadow(color: AdaptiveColor(0, dark: 0), blur: 0)
      }
    ])
    #expect(text.contains("<clipPath id=\"d0\"><path clip-rule=\"evenodd\" d=\"M"))
    #expect(text.contains("<g clip-path=\"url(#d0)\">\n<rect"))
  }
}

@Suite struct RoundedBoxTests {
  private let frame = Frame(x: 0, y: 0, width: 60, height: 20)

  @Test func largeRadiiShrinkTogether() {
    #expect(RoundedBox(frame, Corners(999)).radius == 10)
    let corners = Corners(topLeft: 40, topRight: 0, bottomRight: 0, bottomLeft: 0)
    #expect(RoundedBox(frame, corners).radii == [20, 0, 0, 0])
    #expect(RoundedBox(frame, Corners(4)).radius == 4)
  }

  @Test func eachCornerHasItsArc() {
    let corners = Corners(topLeft: 8, topRight: 0, bottomRight: 4, bottomLeft: 2)
    let path = RoundedBox(frame, corners).path
    #expect(path == "M8 0H60V16A4 4 0 0 1 56 20H2A2 2 0 0 1 0 18V8A8 8 0 0 1 8 0Z")
  }

  @Test func sharpCornersStaySharp() {
    let corners = Corners(topLeft: 8, topRight: 0, bottomRight: 4, bottomLeft: 2)
    #expect(RoundedBox(frame, corners).inset(by: -3).radii == [11, 0, 7, 5])
    #expect(RoundedBox(frame, corners).inset(by: 3).radii == [5, 0, 1, 0])
    #expect(RoundedBox(frame, corners).inset(by: 15).frame.height == 0)
  }
}
