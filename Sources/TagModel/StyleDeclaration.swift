/// One style key with its value, as somebody wrote it.
public enum StyleDeclaration: Hashable, Sendable {
  /// `font`: a font file, relative to the site's root.
  case font(String)
  /// `family`: font families by preference.
  case family([String])
  /// `size`, in CSS px.
  case size(Double)
  /// `weight`, from 1 to 1000.
  case weight(Int)
  /// `italic`.
  case italic(Bool)
  /// `letter-spacing`, in CSS px.
  case letterSpacing(Double)
  /// `word-spacing`, in CSS px.
  case wordSpacing(Double)
  /// `features`: OpenType features.
  case features([FontFeature])
  /// `small-caps`.
  case smallCaps(Bool)
  /// `axes`: positions on the axes of a variable font.
  case axes([FontVariation])
  /// `text-transform`.
  case textTransform(TextTransform)
  /// `line-height`, as a multiple of the font size.
  case lineHeight(Double)
  /// `color`.
  case color(AdaptiveColor)
  /// `background`; it also takes a gradient away.
  case background(AdaptiveColor)
  /// `gradient`.
  case gradient(Gradient)
  /// `radius`.
  case radius(Corners)
  /// `border`; a width of 0 takes it away.
  case border(Border)
  /// `shadow`.
  case shadow(Shadow)
  /// `padding`.
  case padding(Sides)
  /// `text-align`.
  case textAlign(TextAlign)
  /// `lines`; 0 means no limit.
  case lines(Int)
  /// `break`.
  case lineBreak(LineBreak)
  /// `min-width`, in CSS px.
  case minWidth(Double)
  /// `max-width`, in CSS px.
  case maxWidth(Double)
  /// `width`, in CSS px.
  case width(Double)
  /// `min-height`, in CSS px.
  case minHeight(Double)
  /// `max-height`, in CSS px.
  case maxHeight(Double)
  /// `height`, in CSS px.
  case height(Double)
  /// `icon`; `nil` takes it away.
  case icon(Icon?)
}

extension ChipStyle {
  /// Takes over the declarations in order; a later one wins.
  public mutating func apply(_ declarations: some Sequence<StyleDeclaration>) {
    for declaration in declarations { apply(declaration) }
  }

  private mutating func apply(_ declaration: StyleDeclaration) {
    switch declaration {
    case .font(let file): text.file = file
    case .family(let families): text.families = families
    case .size(let size): text.size = (size * 64).rounded() / 64
    case .weight(let weight): text.weight = weight
    case .italic(let italic): text.italic = italic
    case .letterSpacing(let spacing): text.letterSpacing = spacing
    case .wordSpacing(let spacing): text.wordSpacing = spacing
    case .features(let features): text.features = features
    case .smallCaps(let isOn):
      text.features.removeAll { $0.tag == FontFeature.smallCaps.tag }
      if isOn { text.features.append(.smallCaps) }
    case .axes(let axes): text.axes = axes
    case .textTransform(let transform): text.transform = transform
    case .lineHeight(let factor): lineHeightFactor = factor
    case .color(let color): self.color = color
    case .background(let color):
      background = color
      gradient = nil
    case .gradient(let gradient): self.gradient = gradient
    case .radius(let radius): self.radius = radius
    case .border(let border): self.border = border.width > 0 ? border : nil
    case .shadow(let shadow): self.shadow = shadow
    case .padding(let padding): self.padding = padding
    case .textAlign(let align): textAlign = align
    case .lines(let lines): self.lines = lines
    case .lineBreak(let lineBreak): self.lineBreak = lineBreak
    case .minWidth(let length): width.min = length
    case .maxWidth(let length): width.max = length
    case .width(let length): width.exact = length
    case .minHeight(let length): height.min = length
    case .maxHeight(let length): height.max = length
    case .height(let length): height.exact = length
    case .icon(let icon): self.icon = icon
    }
  }
}

/// What a style sheet says under one name: the normal look, and what differs when a chip is selected.
public struct StyleRule: Hashable, Sendable {
  /// The declarations for every state.
  public var normal: [StyleDeclaration]
  /// The declarations that a selected chip adds.
  public var selected: [StyleDeclaration]

  /// Makes a rule.
  public init(normal: [StyleDeclaration] = [], selected: [StyleDeclaration] = []) {
    self.normal = normal
    self.selected = selected
  }
}

/// Named styles; `default` holds for every chip.
public typealias StyleSheet = [String: StyleRule]

extension StyleRule {
  /// The style names that every site has.
  public static let builtIn: StyleSheet = [
    "default": StyleRule(
      selected: [
        .color(AdaptiveColor(0xffffff, dark: 0x0e141d)), .background(AdaptiveColor(0x2050c8, dark: 0x8db4ff)),
      ]),
    "bold": StyleRule(normal: [.weight(700)]),
    "italic": StyleRule(normal: [.italic(true)]),
    "code": StyleRule(normal: [.family(["DejaVu Sans Mono"])]),
    "strikethrough": StyleRule(),
    "warm": .pair(
      color: AdaptiveColor(0x5b2a00, dark: 0xffd9ab), background: AdaptiveColor(0xffe9cf, dark: 0x3a2611)),
    "green": .pair(
      color: AdaptiveColor(0x0b4a2f, dark: 0xb4ecd0), background: AdaptiveColor(0xd9f4e4, dark: 0x12352a)),
    "rose": .pair(
      color: AdaptiveColor(0x7a1238, dark: 0xffc4d4), background: AdaptiveColor(0xfde3ea, dark: 0x3d1626)),
    "gradient": StyleRule(normal: [
      .color(AdaptiveColor(0xffffff, dark: 0xffffff)),
      .gradient(
        Gradient(
          from: AdaptiveColor(0x3457d5, dark: 0x3457d5), to: AdaptiveColor(0x7a3fc0, dark: 0x7a3fc0),
          line: .angle(90))),
    ]),
  ]

  private static func pair(color: AdaptiveColor, background: AdaptiveColor) -> StyleRule {
    StyleRule(normal: [.color(color), .background(background)])
  }
}
