import TagLayout
import TagModel
import Testing
import Typography

@testable import SiteBuild

@Suite struct BrokenChipTests {
  private static let label = "The history of typographic measurement"
  private static let room = 120.0...500.0

  private func style(lines: Int = 0, _ lineBreak: LineBreak = .word) -> ChipStyle {
    var style = ChipStyle.builtIn
    (style.lines, style.lineBreak) = (lines, lineBreak)
    return style
  }

  private func measurer(_ style: ChipStyle) throws -> ChipMeasurer {
    ChipMeasurer(try FontCatalog.resolve([style.text, style.countText], root: ".").0)
  }

  private func measured(_ style: ChipStyle, _ label: String = label) throws -> MeasuredCloud {
    try measurer(style).measure([Chip(label: label, style: style)], in: Self.room)
  }

  private func forms(_ style: ChipStyle, _ label: String = label) throws -> [BrokenChip.Form] {
    try measured(style, label).broken[0]?.forms ?? []
  }

  @Test func labelWithRoomEverywhereHasNoForms() throws {
    #expect(try forms(style(), "Tea").isEmpty)
  }

  @Test func browsersCutASingleLineAtItsEnd() throws {
    for lineBreak in [LineBreak.tail, .char, .clip] {
      #expect(try forms(style(lines: 1, lineBreak)).isEmpty, "\(lineBreak)")
    }
    for lineBreak in [LineBreak.word, .head, .middle] {
      #expect(try !forms(style(lines: 1, lineBreak)).isEmpty, "\(lineBreak)")
    }
  }

  /// Every form holds up to the next one's room and no further, and is the one that its room gives.
  @Test(arguments: [0, 1, 2, 3], LineBreak.allCases)
  func formsAreWhatBreakingAtEveryRoomGives(lines: Int, lineBreak: LineBreak) throws {
    let style = style(lines: lines, lineBreak)
    var chip = Chip(label: Self.label, style: style)
    chip.count = 12
    let measurer = try measurer(style)
    guard let broken = measurer.measure([chip], in: Self.room).broken[0] else { return }
    for units in stride(from: 120 * 64, to: 420 * 64, by: 37) {
      let room = Double(units) / 64
      let lines = measurer.brokenText(of: chip, in: room).lines.map(\.text)
      let form = broken.forms[broken.form(in: room)]
      try #require(form.lines.map(\.text) == lines, "in \(room) px")
    }
    for form in broken.forms.dropFirst() {
      let narrower = measurer.brokenText(of: chip, in: form.minRoom - 1 / 64)
      let isOther = narrower.lines.map(\.text) != form.lines.map(\.text) || narrower.isCut != form.isCut
      #expect(isOther, "in \(form.minRoom) px")
    }
  }

  /// A label that nobody reads costs no more than one that somebody does.
  @Test(arguments: [LineBreak.word, .char]) func veryLongLabelHasFewForms(lineBreak: LineBreak) throws {
    let forms = try forms(style(lines: 0, lineBreak), (0..<300).map { "word\($0)" }.joined(separator: " "))
    #expect(forms.count > 4 && forms.count < 70)
    #expect(forms.allSatisfy { $0.size.width <= $0.minRoom && !$0.isCut })
    #expect(zip(forms, forms.dropFirst()).allSatisfy { $0.minRoom < $1.minRoom })
  }

  @Test func noFormIsWiderThanItsRoomAndTheLastIsWhole() throws {
    let forms = try forms(style(lines: 2))
    #expect(forms.count > 3)
    #expect(forms.allSatisfy { $0.size.width <= $0.minRoom })
    #expect(forms[0].isCut && forms[0].lines.count == 2)
    #expect(forms.last.map { !$0.isCut && $0.lines.map(\.text) == [Self.label] } == true)
  }

  @Test func chipIsAsHighAsItsLines() throws {
    for form in try forms(style()) {
      let lineHeight = ChipStyle.builtIn.lineHeight
      #expect(form.size.height == 12 + lineHeight * Double(form.lines.count))
    }
  }

  @Test func widestChipDecidesWhereTheContainerDoesNot() throws {
    var style = style()
    style.width.max = 120
    let forms = try forms(style)
    #expect(forms.last.map { $0.size.width <= 120 && $0.lines.count == 3 } == true)
    style.width.max = 60
    #expect(try self.forms(style).count == 1)
  }

  /// A chip that readers can select has room for the lines of both states at every width.
  @Test func selectableChipHasRoomForTheLinesOfBothStates() throws {
    var chip = Chip(label: Self.label, style: style())
    var selected = style()
    selected.text.weight = 700
    chip.selection = Selection(
      value: "x", isInitial: false, label: "The long history of measurement", style: selected)
    let measurer = ChipMeasurer(
      try FontCatalog.resolve([chip.style.text, selected.text], root: ".").0)
    let broken = try #require(measurer.measure([chip], in: Self.room).broken[0])
    for units in stride(from: 120 * 64, to: 420 * 64, by: 91) {
      let room = Double(units) / 64
      let form = broken.forms[broken.form(in: room)]
      let states = chip.states.map { measurer.brokenText(of: $0, in: room) }
      #expect(form.lines.map(\.text) == states[0].lines.map(\.text), "in \(room) px")
      #expect(form.selectedLines.map(\.text) == states[1].lines.map(\.text), "in \(room) px")
      #expect(form.size.width >= states.map(\.width).max()! + chip.style.frame.horizontal)
      let lines = states.map(\.lines.count).max()!
      #expect(form.size.height == 12 + chip.style.lineHeight * Double(lines))
    }
  }

  /// Lines of a label with emphasis are made of its parts, each measured in its own face.
  @Test func emphasisOutlivesTheBreaking() throws {
    let cascade = StyleCascade(sheets: [], cloudStyle: nil, language: "en")
    var chip = Chip(label: "Some words in bold and not", style: style())
    chip.spans = cascade.spans(
      of: InlineText(chip.label, spans: [.init(5..<18, .bold)]), in: chip.style, isSelected: false)
    let measurer = ChipMeasurer(try FontCatalog.resolve(chip.textStyles, root: ".").0)
    let broken = try #require(measurer.measure([chip], in: 120...400).broken[0])
    let narrow = try #require(broken.forms.first)
    #expect(narrow.lines.map(\.text) == ["Some\u{a0}words", "in bold\u{a0}and", "not"])
    #expect(narrow.lines.flatMap(\.pieces).map(\.span) == [nil, 0, 0, nil, nil])
    #expect(narrow.lines.flatMap(\.pieces).allSatisfy { $0.blockWidth != nil })
    let bold = measurer.width(of: [Chip.Label(text: "in bold", style: chip.spans[0].text)])
    let plain = measurer.width(of: [Chip.Label(text: "\u{a0}and", style: chip.style.text)])
    let needed = measurer.brokenText(of: chip, in: 120).lines[1].width
    #expect(needed == bold + plain)
  }

  @Test func highestChipLimitsTheLines() throws {
    var style = style()
    style.height.max = 12 + 2 * style.lineHeight + 1
    #expect(try forms(style).map(\.lines.count).max() == 2)
    style.height.max = 1
    #expect(try forms(style).map(\.lines.count).max() == 1)
  }

  @Test func emojiKeepTheWidthThatTheyWereMeasuredWith() throws {
    let measured = try measured(style(), "Party 🎉 time")
    let pieces = measured.wholes[0]?.pieces ?? []
    #expect(pieces.map(\.text) == ["Party ", "🎉", " time"])
    #expect(pieces.map { $0.blockWidth != nil } == [false, true, false])
    #expect(try self.measured(style(), "Party time").wholes.isEmpty)
  }

  @Test func emojiAreFoundWhereTheLetterCaseChanges() throws {
    var style = style()
    style.text.transform = .uppercase
    let pieces = try measured(style, "Weiß 🎉🎉 ß").wholes[0]?.pieces ?? []
    #expect(pieces.map(\.text) == ["Weiß ", "🎉🎉", " ß"])
  }

  @Test func boxesComeBackFromTheirBits() throws {
    let measured = try measured(style(lines: 2, .middle), "The history 🎉 of typographic measurement")
    #expect(measured.broken.count == 1 && measured.wholes.count == 1)
    #expect(MeasuredCloud(bits: measured.bits[...]) == measured)
    let bits = measured.bits
    for count in stride(from: 0, to: bits.count, by: 7) {
      #expect(MeasuredCloud(bits: bits[..<count]) == nil)
    }
  }

  /// What the browser may end a line with is in the font.
  @Test func ellipsisIsAmongTheTextOfALabelThatMayBeCut() throws {
    #expect(try measured(style(lines: 1, .tail)).runs.contains { $0.text == "\u{2026}" })
    #expect(try !measured(style(lines: 1, .tail), "Tea").runs.contains { $0.text == "\u{2026}" })
  }
}
