/// A tag as drawn in one cloud: everything but its box.
///
/// Most chips are a label, a look and a link; whatever else there is is kept in one place that is shared by copies.
public struct Chip: Hashable, Sendable {
  /// What stands between a label and its count: a space that never collapses.
  public static let countSeparator = "\u{a0}"

  /// The text that readers see.
  public var label: String
  /// How many pages carry the term, when the cloud shows it.
  public var count: Int?
  /// Where the chip leads, as the page's HTML has it; `nil` for a chip that leads nowhere.
  public var href: String?
  /// Whether the chip's own page is the one it stands on.
  public var isCurrent = false
  /// How the chip looks; chips that look alike share it.
  public var look: Shared<ChipStyle>
  private var rest: Shared<Rest>?

  private struct Rest: Hashable, Sendable {
    var spans: [LabelSpan] = []
    var accessibleName: String?
    var title: String?
    var description: String?
    var data: [DataAttribute] = []
    var custom: CustomChip?
    var selection: Selection?
  }

  /// Makes a chip of which only text and look are known.
  public init(label: String, look: Shared<ChipStyle>) {
    self.label = label
    self.look = look
  }

  /// Makes a chip with a look that no other shares.
  public init(label: String, style: ChipStyle) { self.init(label: label, look: Shared(style)) }

  /// How the chip looks.
  public var style: ChipStyle {
    get { look.value }
    set { look = Shared(newValue) }
  }
}

extension Chip {
  /// The parts of the label that look different.
  public var spans: [LabelSpan] {
    get { rest?.value.spans ?? [] }
    set { if newValue != spans { change { $0.spans = newValue } } }
  }

  /// What a screen reader says in place of the text, when the text alone would not do.
  public var accessibleName: String? {
    get { rest?.value.accessibleName }
    set { if newValue != accessibleName { change { $0.accessibleName = newValue } } }
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

  /// Names and values that become `data-*` attributes.
  public var data: [DataAttribute] {
    get { rest?.value.data ?? [] }
    set { if newValue != data { change { $0.data = newValue } } }
  }

  /// The chip's content in place of a label.
  public var custom: CustomChip? {
    get { rest?.value.custom }
    set { if newValue != custom { change { $0.custom = newValue } } }
  }

  /// The chip's other state, if readers can select it.
  public var selection: Selection? {
    get { rest?.value.selection }
    set { if newValue != selection { change { $0.selection = newValue } } }
  }

  private mutating func change(_ edit: (inout Rest) -> Void) {
    var value = rest?.value ?? Rest()
    edit(&value)
    rest = value == Rest() ? nil : Shared(value)
  }
}
