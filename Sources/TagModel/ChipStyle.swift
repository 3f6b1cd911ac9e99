public import TagLayout

/// How a chip looks: every style key with a value.
///
/// A style is what a cascade of ``StyleDeclaration`` lists leaves: built-in, config, registry, cloud, tag,
/// selected; each later one wins key by key.
public struct ChipStyle: Hashable, Sendable {
  /// What the label is set in.
  public var text: TextStyle
  /// The height of one line of text as a multiple of the font size; see ``lineHeight``.
  public var lineHeightFactor: Double
  /// The text colour.
  public var color: AdaptiveColor
  /// The ground below the text, unless there is a gradient.
  public var background: AdaptiveColor
  /// A gradient in place of the background.
  public var gradient: Gradient?
  /// The corner radii; CSS shrinks them together where they are too large for the box.
  public var radius: Corners
  /// The border, if any.
  public var border: Border?
  /// The shadow, if any.
  public var shadow: Shadow?
  /// Space between border and text.
  public var padding: Sides
  /// Where the text stands when the chip is wider than it.
  public var textAlign: TextAlign
  /// How many lines a label may take; 0 means no limit.
  public var lines: Int
  /// What happens to a label that is too long for its lines.
  public var lineBreak: LineBreak
  /// Limits and exact values of the chip's width.
  public var width: Extent
  /// Limits and exact values of the chip's height.
  public var height: Extent
  /// A picture before the label, if any.
  public var icon: Icon?

  /// The built-in style of a chip.
  public static let builtIn = ChipStyle(
    text: TextStyle(), lineHeightFactor: 1.4,
    color: AdaptiveColor(0x17336f, dark: 0xcfe0ff), background: AdaptiveColor(0xe6eefc, dark: 0x1d2a44),
    gradient: nil, radius: Corners(999), border: nil, shadow: nil,
    padding: Sides(horizontal: 12, vertical: 6), textAlign: .center, lines: 1, lineBreak: .tail,
    width: Extent(), height: Extent(), icon: nil)

  /// The height of one line of text in CSS px: font size times factor, rounded up to a whole px so that rows
  /// of chips stand on whole pixels.
  public var lineHeight: Double { (text.size * lineHeightFactor).rounded(.up) }

  /// Makes room for a button at the end of the chip, which the component puts there.
  ///
  /// The button is 24 px wide, the least that a finger meets well, and reaches into the padding.
  public mutating func makeRoomForButton(_ direction: TextDirection) {
    if direction == .rightToLeft { padding.left += 18 } else { padding.right += 18 }
  }

  /// The space that a chip needs around its text: padding and border.
  public var frame: Sides {
    let line = border?.width ?? 0
    return Sides(
      top: padding.top + line, right: padding.right + line, bottom: padding.bottom + line,
      left: padding.left + line)
  }
}

/// Minimum, maximum and exact size along one axis, in CSS px; `nil` means none.
///
/// Exact wins over minimum, minimum over maximum, maximum over the natural size.
public struct Extent: Hashable, Sendable {
  /// The smallest size.
  public var min: Double?
  /// The largest size.
  public var max: Double?
  /// The exact size.
  public var exact: Double?

  /// Makes limits.
  public init(min: Double? = nil, max: Double? = nil, exact: Double? = nil) {
    self.min = min
    self.max = max
    self.exact = exact
  }

  /// Applies the limits to a natural size.
  public func applied(to natural: Double) -> Double {
    exact ?? Swift.max(min ?? 0, Swift.min(max ?? .infinity, natural))
  }
}

/// Where text stands in a chip that is wider than it.
public enum TextAlign: String, Hashable, Sendable, CaseIterable {
  /// In the middle.
  case center
  /// At the left.
  case left
  /// At the right.
  case right
  /// Where the text's own direction starts.
  case start
  /// Where the text's own direction ends.
  case end
}

/// What happens to a label that is too long for its lines.
public enum LineBreak: String, Hashable, Sendable, CaseIterable {
  /// Whole words move to the next line; the last line ends in an ellipsis.
  case word
  /// Any cluster may move to the next line; the last line ends in an ellipsis.
  case char
  /// The text is cut at the edge.
  case clip
  /// An ellipsis stands for the start.
  case head
  /// An ellipsis stands for the middle.
  case middle
  /// An ellipsis stands for the end.
  case tail
}
