import TagModel

/// How the icon of a look becomes CSS: a picture before the label that no markup knows of.
struct IconRules {
  private let style: ChipStyle
  private let light: String
  private let dark: String

  /// - Parameter icons: the address of a picture.
  init(_ style: ChipStyle, _ icons: (IconPaint) -> String) {
    self.style = style
    light = style.iconPaint(.light).map(icons) ?? ""
    dark = style.iconPaint(.dark).map(icons) ?? ""
  }

  /// Writes the rules for the icons of an item; nothing for a look without.
  func css(_ item: String) -> String {
    guard let icon = style.icon else { return "" }
    let box = Self.box(item)
    // Without the last of these, nothing would be in its place on paper.
    let declarations = [
      "content:\"\"", "flex:none", "width:\(Em.text(style.iconWidth))", "height:\(Em.text(style.iconHeight))",
      "margin-inline-end:\(Em.text(icon.gap))", "background:url(\(light)) center/contain no-repeat",
      "print-color-adjust:exact",
    ]
    let css = "\(box){\(declarations.joined(separator: ";"))}"
    if light == dark { return css }
    return css + "@media(prefers-color-scheme:dark){\(box){background-image:url(\(dark))}}"
  }

  /// Takes back the icon that another look may have.
  static func none(_ item: String) -> String { "\(item){--b:;}\(box(item)){content:none}" }

  private static func box(_ item: String) -> String { "\(item)>:not(.custom)::before" }
}
