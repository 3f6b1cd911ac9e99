import Diagnostics
import TagLayout
import TagModel
import Testing
import Typography

@testable import SiteBuild

@Suite struct RichLabelTests {
  private let cascade = StyleCascade(sheets: [], cloudStyle: nil, language: "en")

  private func chip(_ label: InlineText) -> Chip {
    var chip = Chip(label: label.text, style: cascade.plain)
    chip.spans = cascade.spans(of: label, in: cascade.plain, isSelected: false)
    return chip
  }

  private func width(_ chip: Chip) throws -> Double {
    let catalog = try FontCatalog.resolve(chip.textStyles, root: ".").0
    return ChipMeasurer(catalog).size(of: chip).width - chip.style.frame.horizontal
  }

  @Test func nestedPartsAddUp() {
    let spans = cascade.spans(
      of: InlineText("abcd", spans: [.init(0..<3, .bold), .init(1..<2, .italic)]), in: cascade.plain,
      isSelected: false)
    #expect(spans.map(\.range) == [0..<1, 1..<2, 2..<3])
    #expect(spans.map(\.emphases) == [[.bold], [.bold, .italic], [.bold]])
    #expect(spans.map(\.text.italic) == [false, true, false])
    #expect(spans.allSatisfy { $0.text.weight == 700 && $0.text.size == cascade.plain.text.size })
  }

  @Test func styleOfTheNameSaysHowAPartLooks() {
    let red = AdaptiveColor(0xff0000, dark: 0xff0000)
    let styled = StyleCascade(
      sheets: [["bold": StyleRule(normal: [.color(red), .size(40)])]], cloudStyle: nil, language: "en")
    let spans = styled.spans(
      of: InlineText("ab", spans: [.init(1..<2, .bold)]), in: styled.plain, isSelected: false)
    #expect(spans.map(\.color) == [red])
    #expect(spans.map(\.text.size) == [14])
  }

  @Test func labelIsAsWideAsItsParts() throws {
    let whole = try width(chip(InlineText("in bold", spans: [.init(3..<7, .bold)])))
    let plain = try width(chip(InlineText("in\u{a0}")))
    let bold = try width(chip(InlineText("bold", spans: [.init(0..<4, .bold)])))
    #expect(abs(whole - plain - bold) <= 1 / 64.0)
    #expect(try whole > width(chip(InlineText("in bold"))))
  }

  @Test func spacesInsideOfALabelAreMeasured() {
    let rich = chip(InlineText("a b c", spans: [.init(2..<3, .strikethrough)]))
    #expect(rich.labelParts.map(\.text) == ["a\u{a0}", "b", "\u{a0}c"])
  }
}
