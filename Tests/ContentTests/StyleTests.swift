import TagModel
import Testing

@testable import Content

struct StyleTests {
  private func style(_ yaml: String) -> (normal: [StyleDeclaration], briefs: [String]) {
    let reading = page(yaml: "styles: {s: {\(yaml)}}")
    return (reading.value.styles["s"]?.normal ?? [], reading.briefs)
  }

  @Test func everyKeyIsRead() {
    for key in StyleKey.allCases where key != .selected {
      let value =
        switch key {
        case .font, .family: "Inter"
        case .italic, .smallCaps: "true"
        case .features: "smcp"
        case .axes: "{wdth: 75}"
        case .textTransform: "uppercase"
        case .color, .background: "red"
        case .gradient: "{from: red, to: blue}"
        case .border: "{width: 1, color: red}"
        case .shadow: "{blur: 3}"
        case .textAlign: "start"
        case .lineBreak: "middle"
        case .icon: "star.svg"
        default: "2"
        }
      let result = style("\(key.rawValue): \(value)")
      #expect(result.normal.count == 1 && result.briefs.isEmpty, "\(key.rawValue)")
    }
  }

  @Test(arguments: [
    ("smcp", [FontFeature(tag: "smcp")]),
    ("[smcp, ss01]", [FontFeature(tag: "smcp"), FontFeature(tag: "ss01")]),
    ("{cv05: 2, calt: 0}", [FontFeature(tag: "cv05", value: 2), FontFeature(tag: "calt", value: 0)]),
    ("[]", []),
  ])
  func featuresAreTagsOrAMap(yaml: String, expected: [FontFeature]) {
    let result = style("features: \(yaml)")
    #expect(result.normal == [.features(expected)] && result.briefs.isEmpty)
  }

  @Test(arguments: [
    "features: smallcaps", "features: {smcp: -1}", "features: {smcp: on}", "features: 'a\"b;'", "axes: wdth",
    "axes: {wide: much}", "axes: {width: 1}",
  ])
  func settingsOfFontsThatMakeNoSenseAreNamed(yaml: String) {
    #expect(style(yaml).briefs.count == 1)
  }

  @Test(arguments: [
    ("#f00", Color(0xFF0000)), ("#F008", Color(red: 255, green: 0, blue: 0, alpha: 0x88)),
    ("#12aBcD", Color(0x12ABCD)),
    ("#12abcd80", Color(red: 0x12, green: 0xAB, blue: 0xCD, alpha: 0x80)), ("rgb(1, 2, 3)", Color(0x010203)),
    ("rgba(255, 0, 0, 0.5)", Color(red: 255, green: 0, blue: 0, alpha: 128)),
    ("rgb(100% 0% 50% / 20%)", Color(red: 255, green: 0, blue: 128, alpha: 51)),
    ("hsl(120, 100%, 25%)", Color(0x008000)), ("hsl(-240deg 100% 50%)", Color(0x00FF00)),
    ("hsla(0, 0%, 100%, 0)", Color(red: 255, green: 255, blue: 255, alpha: 0)),
    ("RebeccaPurple", Color(0x663399)),
    ("transparent", Color.transparent),
  ])
  func cssColoursAreRead(text: String, expected: Color) {
    #expect(ColorParser.parse(text) == expected)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#ggg", "#+12", "reddish", "rgb(1,2)", "rgb(1 2 3 4)", "rgb(1,2,3",
    "hsl(1,2,3)", "url(//evil)",
    "red;}body{display:none", "rgb(nan,0,0)", "rgb(,,)", "#日本語",
  ])
  func otherTextIsNoColour(text: String) {
    #expect(ColorParser.parse(text) == nil)
  }

  @Test func valuesHaveEveryForm() {
    let red = AdaptiveColor(light: Color(0xFF0000))
    let cases: [(String, StyleDeclaration)] = [
      ("color: {light: red, dark: '#fff'}", .color(AdaptiveColor(0xFF0000, dark: 0xFFFFFF))),
      ("padding: 4px", .padding(Sides(horizontal: 4, vertical: 4))),
      ("padding: [12, 6]", .padding(Sides(horizontal: 12, vertical: 6))),
      ("padding: [1, 2, 3, 4]", .padding(Sides(top: 1, right: 2, bottom: 3, left: 4))),
      ("padding: {vertical: 3, left: 5}", .padding(Sides(top: 3, right: 0, bottom: 3, left: 5))),
      ("radius: [1, 2, 3, 4]", .radius(Corners(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))),
      ("border: {color: red}", .border(Border(width: 1, color: red))),
      ("border: none", .border(Border(width: 0, color: AdaptiveColor(light: .transparent)))),
      (
        "gradient: {from: red, to: red, angle: 45deg}",
        .gradient(Gradient(from: red, to: red, line: .angle(45)))
      ),
      (
        "gradient: {from: red, to: red, start: [0, 0], end: {x: 1, y: 1}}",
        .gradient(
          Gradient(
            from: red, to: red, line: .points(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))))
      ),
      ("family: 'Inter, \"Noto Sans\"'", .family(["Inter", "Noto Sans"])), ("weight: bold", .weight(700)),
      ("letter_spacing: -0.5", .letterSpacing(-0.5)), ("break: word", .lineBreak(.word)),
      ("text-align: END", .textAlign(.end)),
    ]
    for (yaml, expected) in cases {
      let result = style(yaml)
      #expect(result.normal == [expected] && result.briefs.isEmpty, "\(yaml)")
    }
  }

  @Test(arguments: [
    ("extends: other", "warning[unknown-key] 2:14"), ("colr: red", "warning[unknown-key] 2:14"),
    ("color: reddish", "error[invalid-color] 2:21"),
    ("size: 0", "error[out-of-range] 2:20"), ("size: big", "error[wrong-type] 2:20"),
    ("weight: 1001", "error[out-of-range] 2:22"), ("lines: 1.5", "error[out-of-range] 2:21"),
    ("lines: -1", "error[out-of-range] 2:21"), ("padding: [1, 2, 3]", "error[wrong-type] 2:23"),
    ("padding: -1", "error[out-of-range] 2:23"), ("break: never", "error[unknown-value] 2:21"),
    ("border: {width: 1}", "error[missing-key] 2:22"), ("gradient: {from: red}", "error[missing-key] 2:24"),
    ("shadow: {opacity: 2}", "error[out-of-range] 2:32"), ("icon: [star.svg]", "error[wrong-type] 2:20"),
    ("min-width: 20, max-width: 10px", "warning[minimum-over-maximum] 2:25"),
    ("radius: .inf", "error[wrong-type] 2:22"),
  ])
  func mistakesAreNamedWithTheirPlace(yaml: String, expected: String) {
    #expect(style(yaml).briefs == [expected])
  }

  @Test func selectedIsAVariantOfAStyle() {
    let rule = page(yaml: "styles: {s: {size: 12, selected: {size: 13}}}").value.styles["s"]
    #expect(rule == StyleRule(normal: [.size(12)], selected: [.size(13)]))
  }
}
