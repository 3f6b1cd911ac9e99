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
}
