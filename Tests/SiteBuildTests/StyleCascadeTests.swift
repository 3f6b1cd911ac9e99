import Diagnostics
import TagModel
import Testing

@testable import SiteBuild

@Suite struct StyleCascadeTests {
  private let place = Place(path: "p.md", line: 1)

  private func cascade(_ sheets: StyleSheet..., cloudStyle: String? = nil) -> StyleCascade {
    StyleCascade(sheets: sheets, cloudStyle: cloudStyle, language: "tr")
  }

  private func tag(style: String? = nil, _ declarations: StyleDeclaration...) -> TagModel.Tag {
    var tag = TagModel.Tag(name: "x", place: place)
    tag.style = style
    tag.declarations = declarations
    return tag
  }

  @Test func laterSheetsGoOverEarlierOnes() {
    let cascade = cascade(
      ["default": StyleRule(normal: [.size(15), .weight(700)])], ["default": StyleRule(normal: [.size(16)])])
    let text = cascade.style(of: tag(), isSelected: false).text
    #expect(text.size == 16 && text.weight == 700 && text.language == "tr")
  }

  @Test func orderIsSiteCloudNamedOwnSelected() {
    let sheet: StyleSheet = [
      "default": StyleRule(
        normal: [.size(1), .weight(100), .lines(1), .lineHeight(1)], selected: [.letterSpacing(1)]),
      "cloud": StyleRule(normal: [.weight(200), .lines(2), .lineHeight(2)]),
      "named": StyleRule(normal: [.lines(3), .lineHeight(3)], selected: [.letterSpacing(2)]),
    ]
    let cascade = cascade(sheet, cloudStyle: "cloud")
    let tag = tag(style: "named", .lineHeight(4))
    let style = cascade.style(of: tag, isSelected: false)
    #expect(
      style.text.size == 1 && style.text.weight == 200 && style.lines == 3 && style.lineHeightFactor == 4)
    #expect(style.text.letterSpacing == 0)
    #expect(cascade.style(of: tag, isSelected: true).text.letterSpacing == 2)
  }

  @Test func tagsOwnKeysHaveASelectedHalf() {
    var tag = tag(.size(10))
    tag.selectedDeclarations = [.size(12)]
    let cascade = cascade(["default": StyleRule(selected: [.size(11)])])
    #expect(cascade.style(of: tag, isSelected: false).text.size == 10)
    #expect(cascade.style(of: tag, isSelected: true).text.size == 12)
  }

  @Test func selectedStyleIsTheLastWord() {
    var tag = tag(.size(10))
    tag.selectedStyle = "big"
    let cascade = cascade(["big": StyleRule(normal: [.size(30)])])
    #expect(cascade.style(of: tag, isSelected: false).text.size == 10)
    #expect(cascade.style(of: tag, isSelected: true).text.size == 30)
  }

  @Test func unknownStyleSuggestsTheNearest() throws {
    let problem = try #require(cascade(["brand": StyleRule()]).check("barnd", at: place))
    #expect(problem.id == "unknown-style" && problem.fix == "did you mean \"brand\"?")
    #expect(problem.place == place)
  }

  @Test func builtInAndOwnStylesAreKnown() {
    let cascade = cascade(["brand": StyleRule()])
    #expect(cascade.check("brand", at: place) == nil)
    #expect(cascade.check("warm", at: place) == nil)
    #expect(cascade.check(nil, at: place) == nil)
  }
}
