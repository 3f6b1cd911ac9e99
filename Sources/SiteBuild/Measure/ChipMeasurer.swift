import Rendering
import TagLayout
import TagModel
import Typography

/// Turns chips into boxes: text as wide as the fonts make it, padding and border around it, within the
/// style's limits.
///
/// One worker uses a measurer at a time.
struct ChipMeasurer {
  let shaper: LabelShaper

  init(_ catalog: FontCatalog) { shaper = LabelShaper(catalog) }

  /// How many labels have been shaped rather than found.
  var shapedCount: Int { shaper.shapedCount }

  /// The boxes of everything in a cloud.
  func measure(_ cloud: ResolvedCloud) -> MeasuredCloud {
    var measured = MeasuredCloud()
    for chip in cloud.chips {
      measured.sizes.append(sizeOfStates(of: chip))
      measured.neededWidths.append(neededWidth(of: chip))
      measured.countWidths.append(width(of: chip.labels.dropFirst()))
      if let selected = chip.whileSelected {
        measured.selectedWidths.append(
          SelectedWidths(needed: neededWidth(of: selected), count: width(of: selected.labels.dropFirst())))
      }
    }
    var labels = cloud.chips.flatMap(\.states).flatMap(\.labels)
    if let disclosure = cloud.disclosure {
      measured.indicatorSizes = cloud.chips.indices.map {
        size(of: disclosure.chip(Disclosure.label(hiding: $0 + 1)))
      }
      measured.lessSize = size(of: disclosure.chip(disclosure.lessLabel))
      labels += ["+0123456789", disclosure.lessLabel].flatMap { disclosure.chip($0).labels }
    }
    gatherRuns(of: labels, into: &measured)
    return measured
  }

  /// The natural size of a chip that has room for each of its states.
  private func sizeOfStates(of chip: Chip) -> Size {
    var size = size(of: chip)
    if let selected = chip.whileSelected.map(self.size) {
      size.width = max(size.width, selected.width)
      if selected.height > size.height {
        size.baseline += (selected.height - size.height) / 2
        size.height = selected.height
      }
    }
    return size
  }

  /// The natural size of a chip, on one line, within its style's limits.
  func size(of chip: Chip) -> Size {
    let style = chip.style
    if let custom = chip.custom { return Size(width: custom.width, height: custom.height) }
    let label = shaper.measure(chip.label, style.text)
    let height = style.height.applied(to: style.lineHeight + style.frame.vertical)
    return Size(
      width: style.width.applied(to: neededWidth(of: chip)), height: height,
      baseline: baseline(ascent: label.ascent, descent: label.descent, style: style, height: height))
  }

}

extension ChipMeasurer {
  /// What a chip needs to show its whole label on one line.
  private func neededWidth(of chip: Chip) -> Double {
    if let custom = chip.custom { return custom.width }
    return chip.style.frame.horizontal + width(of: chip.labels[...])
  }

  /// The width of pieces of text side by side.
  private func width(of labels: ArraySlice<Chip.Label>) -> Double {
    labels.reduce(0) { $0 + shaper.measure($1.text, $1.style).width }
  }

  /// Where the text's baseline lies below the chip's top edge: the line of text is centred between the paddings,
  /// and the letters in it.
  func baseline(ascent: Double, descent: Double, style: ChipStyle, height: Double) -> Double {
    let inner = height - style.frame.vertical
    return style.frame.top + (inner - (ascent + descent)) / 2 + ascent
  }

  private func gatherRuns(of labels: [Chip.Label], into measured: inout MeasuredCloud) {
    var seen: Set<MeasuredCloud.Run> = []
    for label in labels {
      let shaped = shaper.measure(label.text, label.style).shaped
      let bytes = Array(shaped.text.utf8)
      for run in shaped.runs {
        let text = String(decoding: bytes[run.range], as: UTF8.self)
        let piece = MeasuredCloud.Run(face: run.face.index, text: text)
        if seen.insert(piece).inserted { measured.runs.append(piece) }
      }
      for scalar in shaped.missing { measured.missing.append(.init(scalar: scalar, label: label.text)) }
    }
  }
}

/// What of a chip without markup of its own decides its size.
struct ShownChip: Hashable {
  var label: String
  var count: Int?
  var look: Shared<ChipStyle>

  init(_ chip: Chip) {
    label = chip.label
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
  var labels: [Label] {
    if custom != nil { return [] }
    let label = Label(text: label, style: style.text)
    guard let count else { return [label] }
    return [
      label, Label(text: Self.countSeparator, style: style.text),
      Label(text: "\(count)", style: style.countText),
    ]
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
