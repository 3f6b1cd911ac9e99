/// A tag as drawn in one cloud: everything but its box.
public struct Chip: Hashable, Sendable {
  /// What stands between a label and its count: a space that never collapses.
  public static let countSeparator = "\u{a0}"

  /// The text that readers see.
  public var label: String
  /// The parts of the label that look different.
  public var spans: [LabelSpan] = []
  /// How many pages carry the term, when the cloud shows it.
  public var count: Int?
  /// What a screen reader says in place of the text, when the text alone would not do.
  public var accessibleName: String?
  /// Where the chip leads, as the page's HTML has it; `nil` for a chip that leads nowhere.
  public var href: String?
  /// Whether the chip's own page is the one it stands on.
  public var isCurrent = false
  /// The tooltip.
  public var title: String?
  /// A description for assistive technology.
  public var description: String?
  /// Names and values that become `data-*` attributes.
  public var data: [DataAttribute] = []
  /// The chip's content in place of a label.
  public var custom: CustomChip?
  /// How the chip looks; chips that look alike share it.
  public var look: Shared<ChipStyle>
  /// The chip's other state, if readers can select it.
  public var selection: Selection?

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
