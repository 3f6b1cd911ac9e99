import TagModel

/// How a chip's look becomes CSS: everything that does not move anything.
///
/// Equal looks share one class. Lengths of the box hang on the chip's link, whose font size is the cloud's;
/// the label's own font size stands on the element inside it, so that both scale alike with the reader's
/// setting.
struct ChipLook {
  private let style: ChipStyle
  /// The `font-family` list of the style's text, ready for CSS.
  private let families: String
  private let icon: IconRules

  init(_ style: ChipStyle, families: String, _ icons: (IconPaint) -> String) {
    self.style = style
    self.families = families
    icon = IconRules(style, icons)
  }

  /// Writes the rules of the class.
  func css(class name: String) -> String {
    let link = ":is(.tagcloud>ul,.tagcloud>.more)>.\(name)>*"
    var css = ".tagcloud>ul>.\(name){\(columns)}\(link){\(box)}\(link)>*{\(text)}"
    css += icon.css(".tagcloud>ul>.\(name)")
    if style.width.max != nil || style.width.exact != nil {
      css += Placement.ellipsis(".tagcloud>ul>.\(name)")
    }
    if style.lineBreak == .clip { css += clipping(".tagcloud>ul>.\(name)") }
    let dark = darkColors
    if !dark.isEmpty { css += "@media(prefers-color-scheme:dark){\(link){\(dark)}}" }
    return css
  }

  /// Writes the rules of the class of form controls that look so while they are selected.
  ///
  /// They go over those of another look, and so take back whatever that may have.
  func css(whileSelected name: String) -> String {
    let item = ".tagcloud>ul>.\(name):has(:checked)"
    var plain: [String] = []
    if style.border == nil { plain.append("border-width:0") }
    if style.shadow == nil { plain.append("box-shadow:none") }
    var plainText: [String] = []
    if style.text.letterSpacing == 0 { plainText.append("letter-spacing:normal") }
    if style.text.wordSpacing == 0 { plainText.append("word-spacing:normal") }
    if style.text.transform == .none { plainText.append("text-transform:none") }
    var css = "\(item){\(columns)}" + (style.icon == nil ? IconRules.none(item) : icon.css(item))
    css += "\(item)>*{\(([box] + plain).joined(separator: ";"))}"
    css += "\(item)>*>*{\(([text] + plainText).joined(separator: ";"))}"
    // The other look may have dark colours of its own, also where this one has none.
    let dark = colors { $0.dark }.joined(separator: ";")
    return css + "@media(prefers-color-scheme:dark){\(item)>*{\(dark)}}"
  }
}

extension ChipLook {
  /// Cuts labels off at the edge, without an ellipsis.
  private func clipping(_ item: String) -> String {
    "\(item)>[title]>bdi:not(.broken){text-overflow:clip}\(item)>*>.broken{min-width:0;overflow-x:clip}"
  }

  /// What the columns of label and count leave of a chip's width, and the column of the icon before them.
  private var columns: String {
    let room = "--p:\(Em.text(style.frame.horizontal + style.iconRoom))"
    return style.icon == nil ? room : room + ";--b:\(Em.text(style.iconRoom))"
  }

  private var box: String {
    let padding = style.padding
    var declarations = [
      "padding:\(Em.text(padding.top)) \(Em.text(padding.right)) \(Em.text(padding.bottom)) \(Em.text(padding.left))",
      "border-radius:\(radius)", "justify-content:\(style.textAlign.flexKeyword)",
      "min-height:\(Em.text(style.height.applied(to: style.contentHeight(lines: 1) + style.frame.vertical)))",
    ]
    if let border = style.border {
      declarations.append("border-width:\(Em.text(border.width));border-style:solid")
    }
    declarations += colors { $0.light }
    return declarations.joined(separator: ";")
  }

  private var text: String {
    let text = style.text
    let slant = text.italic ? "italic " : ""
    let lineHeight = Number.text(style.lineHeight / text.size, decimals: 4)
    var declarations = ["font:\(slant)\(text.weight) \(Em.text(text.size))/\(lineHeight) \(families)"]
    if text.wordSpacing != 0 {
      declarations.append("word-spacing:\(Number.text(text.wordSpacing / text.size, decimals: 6))em")
    }
    declarations += text.settings
    if text.letterSpacing != 0 {
      declarations.append("letter-spacing:\(Number.text(text.letterSpacing / text.size, decimals: 6))em")
    }
    if style.lines != 1 { declarations.append("text-align:\(style.textAlign.rawValue)") }
    if text.transform != .none { declarations.append("text-transform:\(text.transform.rawValue)") }
    return declarations.joined(separator: ";")
  }

  private var radius: String {
    let corners = style.radius
    let all = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    if all.allSatisfy({ $0 == all[0] }) { return Em.text(all[0]) }
    return all.map(Em.text).joined(separator: " ")
  }

  /// The declarations that hold a colour, for one of the two schemes.
  private func colors(_ scheme: (AdaptiveColor) -> Color) -> [String] {
    var declarations = ["color:\(scheme(style.color).css)"]
    if let gradient = style.gradient {
      declarations.append("background:\(gradient.css(scheme))")
    } else {
      declarations.append("background:\(scheme(style.background).css)")
    }
    if let border = style.border { declarations.append("border-color:\(scheme(border.color).css)") }
    if let shadow = style.shadow {
      let lengths = [shadow.x, shadow.y, shadow.blur, shadow.spread].map(Em.text).joined(separator: " ")
      declarations.append("box-shadow:\(lengths) \(scheme(shadow.color).css(opacity: shadow.opacity))")
    }
    return declarations
  }

  private var darkColors: String {
    let light = colors { $0.light }
    let dark = colors { $0.dark }
    return zip(light, dark).filter { $0 != $1 }.map(\.1).joined(separator: ";")
  }
}

extension TextAlign {
  fileprivate var flexKeyword: String {
    switch self {
    case .center: "center"
    case .left: "left"
    case .right: "right"
    case .start: "flex-start"
    case .end: "flex-end"
    }
  }
}
