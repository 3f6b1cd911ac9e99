import Rendering
import TagLayout
import TagModel
import Typography

/// Turns chips into boxes: text as wide as the fonts make it, padding and border around it, within the
/// style's limits.
///
/// One worker uses a measurer at a time.
struct ChipMeasurer {
  /// What browsers end a line with that is too long.
  private static let ellipsis = "\u{2026}"

  let shaper: LabelShaper
  private let known: KnownChips

  init(_ catalog: FontCatalog, known: KnownChips = KnownChips()) {
    shaper = LabelShaper(catalog)
    self.known = known
  }

  /// How many labels have been shaped rather than found.
  var shapedCount: Int { shaper.shapedCount }

  /// The boxes of everything in a cloud.
  func measure(_ cloud: ResolvedCloud) -> MeasuredCloud {
    var measured = measure(cloud.chips, in: cloud.labelRoom)
    if let disclosure = cloud.disclosure {
      let chips = cloud.chips.count
      let control = known.control(disclosure, chips: chips) { measureControl(disclosure, chips: chips) }
      measured.indicatorSizes = control.indicatorSizes
      measured.lessSize = control.lessSize
      measured.runs += control.runs
      measured.removeRepeatedRuns()
    }
    return measured
  }

  /// The boxes of the control that shows hidden chips.
  private func measureControl(_ disclosure: Disclosure, chips: Int) -> MeasuredCloud {
    var measured = MeasuredCloud()
    measured.indicatorSizes = (0..<chips).map {
      size(of: disclosure.chip(Disclosure.label(hiding: $0 + 1)))
    }
    measured.lessSize = size(of: disclosure.chip(disclosure.lessLabel))
    let labels = ["+0123456789", disclosure.lessLabel].flatMap { disclosure.chip($0).labels }
    gatherRuns(of: labels, into: &measured)
    return measured
  }

  /// The boxes of chips.
  ///
  /// - Parameter room: the room that containers of all widths that matter leave for one chip, in CSS px.
  func measure(_ chips: [Chip], in room: ClosedRange<Double>) -> MeasuredCloud {
    var measured = MeasuredCloud()
    measured.reserveCapacity(chips.count)
    for index in chips.indices {
      measured.append(known.part(of: chips.span[index], in: room) { measure(chips[index], in: room) }.value)
    }
    measured.removeRepeatedRuns()
    return measured
  }

  /// The box of one chip.
  private func measure(_ chip: Chip, in room: ClosedRange<Double>) -> MeasuredCloud {
    var measured = MeasuredCloud()
    let needed = neededWidth(of: chip)
    let broken = brokenChip(chip, in: room)
    let size = broken?.chip.forms.last?.size ?? sizeOfStates(of: chip)
    measured.broken[0] = broken?.chip
    measured.sizes.append(size)
    measured.neededWidths.append(broken?.chip.forms.last?.neededWidth ?? needed)
    measured.countWidths.append(width(of: chip.countParts))
    measured.wholes[0] = wholeLine(of: chip)
    if let selected = chip.whileSelected {
      let widths = SelectedWidths(
        needed: neededWidth(of: selected), count: width(of: selected.countParts))
      measured.selectedWidths.append(widths)
      measured.stateSizes.append(chip.states.map(size(of:)))
      measured.selectedWholes[0] = wholeLine(of: selected)
    }
    if broken == nil { measured.parts += parts(of: chip, at: 0) }
    gatherRuns(of: chip.states.flatMap(\.labels), into: &measured)
    for shaped in broken?.shaped ?? [] { gatherRuns(of: shaped, into: &measured) }
    if chip.custom == nil, needed > min(size.width, room.lowerBound), broken == nil {
      // The browser cuts it.
      gatherRuns(of: [Chip.Label(text: Self.ellipsis, style: chip.style.text)], into: &measured)
    }
    measured.removeRepeatedRuns()
    return measured
  }

  /// The boxes of the parts of a chip's labels, where they have emphasis in them.
  private func parts(of chip: Chip, at index: Int) -> [LabelParts] {
    chip.states.enumerated().filter { !$1.spans.isEmpty }.map { state, chip in
      let widths = chip.labelParts.map { width(of: [$0]) / chip.style.text.size }
      return LabelParts(chip: index, isSelected: state > 0, widths: widths)
    }
  }

  /// The natural size of a chip that has room for each of its states.
  private func sizeOfStates(of chip: Chip) -> Size {
    let size = size(of: chip)
    return chip.whileSelected.map { size.withRoom(for: self.size(of: $0)) } ?? size
  }

  /// The natural size of a chip, on one line, within its style's limits.
  func size(of chip: Chip) -> Size {
    if let custom = chip.custom { return Size(width: custom.width, height: custom.height) }
    return size(of: chip, needing: neededWidth(of: chip), lines: 1)
  }

  /// The size of a chip with a label of several lines, within its style's limits.
  ///
  /// - Parameter needed: how wide padding, border and content are.
  func size(of chip: Chip, needing needed: Double, lines: Int) -> Size {
    let style = chip.style
    let letters = shaper.prepare(style.text)
    let height = style.height.applied(to: style.contentHeight(lines: lines) + style.frame.vertical)
    return Size(
      width: style.width.applied(to: needed), height: height,
      baseline: baseline(
        ascent: letters.ascent, descent: letters.descent, style: style, height: height, lines: lines))
  }
}

extension ChipMeasurer {
  /// What a chip needs to show its whole label on one line.
  func neededWidth(of chip: Chip) -> Double {
    if let custom = chip.custom { return custom.width }
    return chip.style.frame.horizontal + chip.style.iconRoom + width(of: chip.labels)
  }

  /// The width of pieces of text side by side.
  func width(of labels: [Chip.Label]) -> Double {
    labels.reduce(0) { $0 + shaper.measure($1.text, $1.style).width }
  }

  /// Where the first line's baseline lies below the chip's top edge: the lines are centred between the paddings, and
  /// the letters in each.
  ///
  /// Browsers let a whole number of px stand above the letters, rounded down.
  func baseline(ascent: Double, descent: Double, style: ChipStyle, height: Double, lines: Int) -> Double {
    let inner = height - style.frame.vertical
    let first = style.frame.top + (inner - style.lineHeight * Double(lines)) / 2
    return first + ((style.lineHeight - (ascent + descent)) / 2).rounded(.down) + ascent
  }

  private func gatherRuns(of labels: [Chip.Label], into measured: inout MeasuredCloud) {
    for label in labels {
      gatherRuns(of: shaper.measure(label.text, label.style).shaped, of: label.text, into: &measured)
    }
  }

  /// Adds what a text is drawn with.
  ///
  /// - Parameter label: what its author calls it.
  private func gatherRuns(of shaped: ShapedText, of label: String? = nil, into measured: inout MeasuredCloud)
  {
    let bytes = Array(shaped.text.utf8)
    for run in shaped.runs {
      let text = String(decoding: bytes[run.range], as: UTF8.self)
      measured.runs.append(.init(face: run.face.index, text: text))
    }
    guard let label else { return }
    for scalar in shaped.missing { measured.missing.append(.init(scalar: scalar, label: label)) }
  }
}

/// What of a chip without markup of its own decides its size.
struct ShownChip: Hashable {
  var label: String
  var spans: [LabelSpan]
  var count: Int?
  var look: Shared<ChipStyle>

  init(_ chip: Chip) {
    label = chip.label
    spans = chip.spans
    count = chip.count
    look = chip.look
  }
}

extension Chip {
  /// A piece of text in one style.
  struct Label: Hashable {
    var text: String
    var style: TextStyle
  }

  /// The pieces of text that the chip shows side by side.
  var labels: [Label] { custom != nil ? [] : labelParts + countParts }

  /// The parts of the label, each of which has a box of its own.
  var labelParts: [Label] {
    var labels = parts.map { Label(text: $0.text, style: $0.span?.text ?? style.text) }
    // Shaping takes spaces at the ends away, which inside of a label are seen.
    for index in labels.indices {
      if index > 0 { labels[index].text.replaceFirstSpace() }
      if index < labels.count - 1 { labels[index].text.replaceLastSpace() }
    }
    return labels
  }

  /// The count, with the space before it.
  var countParts: [Label] {
    guard let count, custom == nil else { return [] }
    return [
      Label(text: Self.countSeparator, style: style.text), Label(text: "\(count)", style: style.countText),
    ]
  }

  /// What the chip's text is set in.
  var textStyles: [TextStyle] {
    [style.text] + spans.map(\.text) + (count == nil ? [] : [style.countText])
  }
}

extension Disclosure {
  /// The control as a chip with one of its labels.
  func chip(_ label: String) -> Chip { Chip(label: label, style: style) }
}

extension ChipStyle {
  /// What a chip's count is set in: the label's style with figures of one width.
  var countText: TextStyle {
    var text = text
    text.features.append(FontFeature(tag: "tnum"))
    return text
  }
}

extension String {
  fileprivate mutating func replaceFirstSpace() {
    if first == " " { self = Chip.countSeparator + dropFirst() }
  }

  fileprivate mutating func replaceLastSpace() {
    if last == " " { self = dropLast() + Chip.countSeparator }
  }
}
