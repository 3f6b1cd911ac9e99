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
  /// What a screen reader calls the box in which the cloud scrolls sideways; `nil` for a cloud that does not.
  public var scrollerName: String?
  /// The control that shows hidden chips, if the cloud has one.
  public var disclosure: Disclosure?
  /// The form around it, if readers can select its chips.
  public var form: SelectionForm?
  /// What the component is told that takes the cloud over, if one does.
  public var runtime: RuntimeCloud?
  /// What is shown beside the cloud, if it is a preview.
  public var preview: CloudPreview?
  /// Where the chips are.
  public var geometry: CloudGeometry
  /// The labels that are more than plain text on one line, by the chip's index.
  public var labels: [Int: PaintedLabel] = [:]
  /// The same for chips while readers have them selected.
  public var selectedLabels: [Int: PaintedLabel] = [:]

  /// Makes a cloud.
  public init(
    name: String, chips: [Chip], textDirection: TextDirection, scrollerName: String?, disclosure: Disclosure?,
    preview: CloudPreview?, geometry: CloudGeometry
  ) {
    self.name = name
    self.chips = chips
    self.textDirection = textDirection
    self.scrollerName = scrollerName
    self.disclosure = disclosure
    self.preview = preview
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
