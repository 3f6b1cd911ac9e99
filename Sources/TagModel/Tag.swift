public import Diagnostics

/// A tag as one page carries it: the name and whatever the author added to it.
///
/// A site has tags by the ten thousand, most of them a name and no more, so all else is kept in one place that is
/// shared by copies, if it is there at all.
public struct Tag: Hashable, Sendable {
  /// The name as typed.
  public var name: String
  /// Where the name stands.
  public var place: Place
  private var rest: Shared<Rest>?

  private struct Rest: Hashable, Sendable {
    var label: InlineText?
    var weight: Double?
    var style: String?
    var declarations: [StyleDeclaration] = []
    var selectedDeclarations: [StyleDeclaration] = []
    var selectedLabel: InlineText?
    var selectedStyle: String?
    var selected: Bool = false
    var href: String?
    var title: String?
    var description: String?
    var hidden: Bool = false
    var data: [DataAttribute] = []
    var custom: CustomChip?
  }

  /// Makes a tag of which only the name is known.
  public init(name: String, place: Place) {
    self.name = name
    self.place = place
  }
}

extension Tag {
  /// A label in place of the name.
  public var label: InlineText? {
    get { rest?.value.label }
    set { if newValue != label { change { $0.label = newValue } } }
  }

  /// An explicit weight in place of the count.
  public var weight: Double? {
    get { rest?.value.weight }
    set { if newValue != weight { change { $0.weight = newValue } } }
  }

  /// The name of a style.
  public var style: String? {
    get { rest?.value.style }
    set { if newValue != style { change { $0.style = newValue } } }
  }

  /// Declarations of the tag's own, which go over the named style.
  public var declarations: [StyleDeclaration] {
    get { rest?.value.declarations ?? [] }
    set { if newValue != declarations { change { $0.declarations = newValue } } }
  }

  /// What the tag's own style keys add while the chip is selected.
  public var selectedDeclarations: [StyleDeclaration] {
    get { rest?.value.selectedDeclarations ?? [] }
    set { if newValue != selectedDeclarations { change { $0.selectedDeclarations = newValue } } }
  }

  /// The label when selected.
  public var selectedLabel: InlineText? {
    get { rest?.value.selectedLabel }
    set { if newValue != selectedLabel { change { $0.selectedLabel = newValue } } }
  }

  /// The name of the style when selected.
  public var selectedStyle: String? {
    get { rest?.value.selectedStyle }
    set { if newValue != selectedStyle { change { $0.selectedStyle = newValue } } }
  }

  /// Whether the chip starts selected.
  public var selected: Bool {
    get { rest?.value.selected ?? false }
    set { if newValue != selected { change { $0.selected = newValue } } }
  }

  /// A link in place of the term's page.
  public var href: String? {
    get { rest?.value.href }
    set { if newValue != href { change { $0.href = newValue } } }
  }

  /// The tooltip.
  public var title: String? {
    get { rest?.value.title }
    set { if newValue != title { change { $0.title = newValue } } }
  }

  /// A description for assistive technology.
  public var description: String? {
    get { rest?.value.description }
    set { if newValue != description { change { $0.description = newValue } } }
  }

  /// Whether the tag stays out of everything that is published.
  public var hidden: Bool {
    get { rest?.value.hidden ?? false }
    set { if newValue != hidden { change { $0.hidden = newValue } } }
  }

  /// Names and values that become `data-*` attributes, in the order given.
  public var data: [DataAttribute] {
    get { rest?.value.data ?? [] }
    set { if newValue != data { change { $0.data = newValue } } }
  }

  /// A chip of a given size with its own markup, in place of a label.
  public var custom: CustomChip? {
    get { rest?.value.custom }
    set { if newValue != custom { change { $0.custom = newValue } } }
  }

  private mutating func change(_ edit: (inout Rest) -> Void) {
    var value = rest?.value ?? Rest()
    edit(&value)
    rest = value == Rest() ? nil : Shared(value)
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
