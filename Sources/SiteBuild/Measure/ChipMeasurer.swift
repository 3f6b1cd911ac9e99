import TagLayout
import TagModel
import Typography

/// Turns chips into boxes: text as wide as the fonts make it, padding and border around it, within the style's
/// limits.
struct ChipMeasurer {
  private let shaper: LabelShaper

  init(_ catalog: FontCatalog) { shaper = LabelShaper(catalog) }

  /// The natural size of a chip, on one line, within its style's limits, in CSS px.
  func size(of chip: Chip) -> Size {
    let style = chip.style
    if let custom = chip.custom { return Size(width: custom.width, height: custom.height) }
    let label = shaper.measure(chip.label, style.text)
    let height = style.height.applied(to: style.lineHeight + style.frame.vertical)
    return Size(
      width: style.width.applied(to: neededWidth(of: chip)), height: height,
      baseline: baseline(ascent: label.ascent, descent: label.descent, style: style, height: height))
  }

  /// What a chip needs to show its whole label on one line, in CSS px.
  private func neededWidth(of chip: Chip) -> Double {
    let style = chip.style
    if let custom = chip.custom { return custom.width }
    var width = shaper.measure(chip.label, style.text).width
    if let count = chip.count {
      width += shaper.measure(Chip.countSeparator, style.text).width
      width += shaper.measure("\(count)", style.countText).width
    }
    return width + style.frame.horizontal
  }

  /// The natural sizes of everything in a cloud.
  func measure(_ cloud: ResolvedCloud) -> MeasuredCloud {
    var measured = MeasuredCloud(sizes: cloud.chips.map(size), neededWidths: cloud.chips.map(neededWidth))
    guard let disclosure = cloud.disclosure else { return measured }
    measured.indicatorSizes = cloud.chips.indices.map { index in
      size(of: Chip(label: Disclosure.label(hiding: index + 1), style: disclosure.style))
    }
    measured.lessSize = size(of: Chip(label: disclosure.lessLabel, style: disclosure.style))
    return measured
  }

  /// Where the text's baseline lies below the chip's top edge: the line of text is centred between the paddings,
  /// and the letters in it.
  private func baseline(ascent: Double, descent: Double, style: ChipStyle, height: Double) -> Double {
    let inner = height - style.frame.vertical
    return style.frame.top + (inner - (ascent + descent)) / 2 + ascent
  }
}

/// The boxes of a cloud: natural sizes in CSS px.
struct MeasuredCloud: Hashable, Sendable {
  /// The size of each chip.
  var sizes: [Size]
  /// What each chip needs to show its whole label.
  var neededWidths: [Double]
  /// The size of "+N" for each N from 1, in clouds that have it.
  var indicatorSizes: [Size] = []
  /// The size of what takes its place when everything is shown.
  var lessSize: Size?
}

extension ChipStyle {
  /// What a chip's count is set in: the label's style with figures of one width.
  var countText: TextStyle {
    var text = text
    text.features.append(FontFeature(tag: "tnum"))
    return text
  }
}
