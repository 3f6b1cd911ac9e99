public import TagLayout
public import TagModel

/// A cloud as its page shows it: chips with their meaning, and where they are.
public struct PlacedCloud: Hashable, Sendable {
  /// The name, unique on the page.
  public var name: String
  /// The chips in reading order.
  public var chips: [Chip]
  /// The direction in which the chips follow each other.
  public var textDirection: TextDirection
  /// Whether the cloud scrolls sideways.
  public var scrolls: Bool
  /// The control that shows hidden chips, if the cloud has one.
  public var disclosure: Disclosure?
  /// The form around it, if readers can select its chips.
  public var form: SelectionForm?
  /// The text of the block that asked for the cloud, for a preview that shows it; `nil` for no preview.
  public var previewSource: String?
  /// Where the chips are.
  public var geometry: CloudGeometry
  /// The labels that are more than plain text on one line, by the chip's index.
  public var labels: [Int: PaintedLabel] = [:]
  /// The same for chips while readers have them selected.
  public var selectedLabels: [Int: PaintedLabel] = [:]

  /// Makes a cloud.
  public init(
    name: String, chips: [Chip], textDirection: TextDirection, scrolls: Bool, disclosure: Disclosure?,
    previewSource: String?, geometry: CloudGeometry
  ) {
    self.name = name
    self.chips = chips
    self.textDirection = textDirection
    self.scrolls = scrolls
    self.disclosure = disclosure
    self.previewSource = previewSource
    self.geometry = geometry
  }

  /// The value of the root element's `id` attribute.
  var id: String { ArrangedCloud.id(name) }

  /// The lines that broken labels have in a sizing of the cloud, as text, by the chip's index.
  public func lines(in sizing: ChipSizing) -> [Int: [String]] {
    var lines: [Int: [String]] = [:]
    for (chip, form) in sizing.forms {
      guard let position = geometry.shownForms[chip]?.firstIndex(of: form.index), let label = labels[chip]
      else { continue }
      lines[chip] = label.broken[position].map(\.text)
    }
    return lines
  }

  /// The widths of all blocks that keep emoji in shape, as multiples of the font size.
  var blockWidths: Set<Double> {
    if labels.isEmpty, selectedLabels.isEmpty { return [] }
    let lines = [labels, selectedLabels].lazy.flatMap(\.values).flatMap { [$0.whole] + $0.broken.joined() }
    return Set(lines.flatMap(\.pieces).compactMap(\.blockWidth))
  }
}
