import TagModel
import Testing

@testable import Rendering

@Suite struct ChipLookTests {
  private func css(_ change: (inout ChipStyle) -> Void) -> String {
    var style = ChipStyle.builtIn
    change(&style)
    return ChipLook(style, families: "Inter", \.path).css(class: "s0")
  }

  @Test func spacesGrowWithTheFont() {
    #expect(css { ($0.text.size, $0.text.wordSpacing) = (16, 4) }.contains(";word-spacing:0.25em"))
  }

  @Test func featuresAndAxesAreThoseThatWereMeasured() {
    let css = css { style in
      style.text.features = [.smallCaps, FontFeature(tag: "cv05", value: 2)]
      style.text.axes = [FontVariation(tag: "wdth", value: 87.5)]
    }
    #expect(css.contains(#";font-feature-settings:"smcp" 1,"cv05" 2"#), "\(css)")
    #expect(css.contains(#";font-variation-settings:"wdth" 87.5"#), "\(css)")
    #expect(!self.css { _ in }.contains("settings"))
  }

  @Test func textThatIsClippedHasNoEllipsis() {
    #expect(css { $0.lineBreak = .clip }.contains("text-overflow:clip"))
    #expect(!css { $0.lineBreak = .tail }.contains("text-overflow:clip"))
  }

  @Test func severalLinesStandWhereTheStyleSays() {
    #expect(css { ($0.lines, $0.textAlign) = (0, .end) }.contains(";text-align:end"))
    #expect(!css { $0.textAlign = .end }.contains("text-align"))
  }
}
