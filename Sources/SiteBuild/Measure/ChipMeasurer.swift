import TagLayout
import TagModel
import Typography

/// Turns chips into boxes: text as wide as the fonts make it, padding and border around it, within the style's
/// limits.
struct ChipMeasurer {
  private let shaper: LabelShaper

  init(_ catalog: FontCatalog) { shaper = LabelShaper(catalog) }

  /// The natural size of a chip, on one line, in CSS px.
  func size(of chip: Chip) -> Size {
    let style = chip.style
    if let custom = chip.custom { return Size(width: custom.width, height: custom.height) }
    let label = shaper.measure(chip.label, style.text)
    var width = label.width
    if let count = chip.count {
      width += shaper.measure(" ", style.text).width + shaper.measure("\(count)", style.countText).width
    }
    let height = style.height.applied(to: style.lineHeight + style.frame.vertical)
    return Size(
      width: style.width.applied(to: width + style.frame.horizontal), height: height,
      baseline: baseline(ascent: label.ascent, descent: label.descent, style: style, height: height))
  }

  /// Where the text's baseline lies below the chip's top edge: the line of text is centred between the paddings,
  /// and the letters in it.
  private func baseline(ascent: Double, descent: Double, style: ChipStyle, height: Double) -> Double {
    let inner = height - style.frame.vertical
    return style.frame.top + (inner - (ascent + descent)) / 2 + ascent
  }
}

extension ChipStyle {
  /// What a chip's count is set in: the label's style with figures of one width.
  var countText: TextStyle {
    var text = text
    text.features.append(FontFeature(tag: "tnum"))
    return text
  }
}
