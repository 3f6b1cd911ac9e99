public import Diagnostics

/// A tag as one page carries it: the name and whatever the author added to it.
public struct Tag: Hashable, Sendable {
  /// The name as typed.
  public var name: String
  /// Where the name stands.
  public var place: Place
  /// A label in place of the name.
  public var label: InlineText?
  /// An explicit weight in place of the count.
  public var weight: Double?
  /// The name of a style.
  public var style: String?
  /// Declarations of the tag's own, which go over the named style.
  public var declarations: [StyleDeclaration]
  /// What the tag's own style keys add while the chip is selected.
  public var selectedDeclarations: [StyleDeclaration] = []
  /// The label when selected.
  public var selectedLabel: InlineText?
  /// The name of the style when selected.
  public var selectedStyle: String?
  /// Whether the chip starts selected.
  public var selected: Bool
  /// A link in place of the term's page.
  public var href: String?
  /// The tooltip.
  public var title: String?
  /// A description for assistive technology.
  public var description: String?
  /// Whether the tag stays out of everything that is published.
  public var hidden: Bool
  /// Names and values that become `data-*` attributes, in the order given.
  public var data: [DataAttribute]
  /// A chip of a given size with its own markup, in place of a label.
  public var custom: CustomChip?

  /// Makes a tag of which only the name is known.
  public init(name: String, place: Place) {
    self.name = name
    self.place = place
    self.declarations = []
    self.selected = false
    self.hidden = false
    self.data = []
  }
}

/// One `data-*` attribute of a chip.
public struct DataAttribute: Hashable, Sendable {
  /// The name without `data-`.
  public var name: String
  /// The value.
  public var value: String

  /// Makes an attribute.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// A chip whose size and markup the author gives.
public struct CustomChip: Hashable, Sendable {
  /// The width in CSS px.
  public var width: Double
  /// The height in CSS px.
  public var height: Double
  /// What the chip holds.
  public var html: String
  /// Whether that is markup of a site that trusts its authors; it is text otherwise.
  public var isTrusted = false

  /// Makes a custom chip.
  public init(width: Double, height: Double, html: String) {
    self.width = width
    self.height = height
    self.html = html
  }
}
