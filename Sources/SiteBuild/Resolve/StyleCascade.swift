import Diagnostics
import TagModel

/// What a chip of one cloud looks like: built-in, config and page styles, what the registry says, the cloud's
/// style, then the tag's own.
struct StyleCascade {
  private let sheets: [StyleSheet]
  /// What holds for every chip.
  private let common: ChipStyle
  /// The same with the cloud's style.
  private let base: ChipStyle
  private let cloudRules: [StyleRule]
  private let selectedBase: [StyleDeclaration]
  private let icons: SiteIcons
  /// The look that chips have without a word of their own.
  let plainLook: Shared<ChipStyle>

  /// Prepares the cascade of a cloud; later sheets go over earlier ones.
  ///
  /// - Parameters:
  ///   - cloudStyle: the named style that all chips of the cloud start from.
  ///   - icons: the pictures that styles name.
  init(sheets: [StyleSheet], cloudStyle: String?, language: String, icons: SiteIcons = SiteIcons()) {
    self.icons = icons
    self.sheets = [StyleRule.builtIn] + sheets
    var base = ChipStyle.builtIn
    base.text.language = language
    let defaults = self.sheets.compactMap { $0["default"] }
    for rule in defaults { base.apply(rule.normal) }
    common = base
    let named = self.sheets
    cloudRules = cloudStyle.map { name in named.compactMap { $0[name] } } ?? []
    for rule in cloudRules { base.apply(rule.normal) }
    self.base = base
    base.icon = icons.measured(base.icon)
    plainLook = Shared(base)
    selectedBase = (defaults + cloudRules).flatMap(\.selected)
  }

  /// The style that chips have without a word of their own.
  var plain: ChipStyle { plainLook.value }

  /// The look of a tag's chip, the one that all plain chips share if it is plain.
  ///
  /// - Parameter termStyles: what the registry says about the tag's term, the more special wish later.
  func look(of tag: Tag, termStyles: [TermStyle] = [], isSelected: Bool) -> Shared<ChipStyle> {
    let isPlain = tag.style == nil && tag.declarations.isEmpty && termStyles.isEmpty && !isSelected
    return isPlain ? plainLook : Shared(style(of: tag, termStyles: termStyles, isSelected: isSelected))
  }

  /// The style of a tag's chip.
  ///
  /// - Parameter termStyles: what the registry says about the tag's term, the more special wish later.
  func style(of tag: Tag, termStyles: [TermStyle] = [], isSelected: Bool) -> ChipStyle {
    var style = declared(tag, termStyles: termStyles, isSelected: isSelected)
    style.icon = icons.measured(style.icon)
    return style
  }

  /// How the emphasised parts of a label look in a chip of a style.
  ///
  /// The styles named `bold`, `italic`, `code` and `strikethrough` say what differs; a part stays as large as the rest.
  func spans(of label: InlineText, in style: ChipStyle, isSelected: Bool) -> [LabelSpan] {
    label.flattened.map { range, emphases in
      var look = style
      for rule in emphases.flatMap({ rules($0.rawValue) }) {
        look.apply(rule.normal)
        if isSelected { look.apply(rule.selected) }
      }
      look.text.size = style.text.size
      return LabelSpan(range, emphases, text: look.text, color: look.color)
    }
  }

  /// What is wrong with a style name that was given at a place.
  func check(_ name: String?, at place: Place) -> Diagnostic? {
    guard let name, rules(name).isEmpty else { return nil }
    return .unknownStyle(name, at: place, suggestion: nearest(to: name, among: names))
  }
}

extension StyleCascade {
  /// What all declarations come to.
  private func declared(_ tag: Tag, termStyles: [TermStyle], isSelected: Bool) -> ChipStyle {
    var style = base
    let ofTerm = termStyles.flatMap { ($0.name.map(rules) ?? []) + [$0.rule] }
    if !ofTerm.isEmpty {
      style = common
      for rule in ofTerm + cloudRules { style.apply(rule.normal) }
    }
    let named = tag.style.map(rules) ?? []
    for rule in named { style.apply(rule.normal) }
    style.apply(tag.declarations)
    guard isSelected else { return style }
    style.apply(selectedBase)
    for rule in ofTerm { style.apply(rule.selected) }
    for rule in named { style.apply(rule.selected) }
    style.apply(tag.selectedDeclarations)
    if let name = tag.selectedStyle {
      for rule in rules(name) { style.apply(rule.normal) }
    }
    return style
  }

  private func rules(_ name: String) -> [StyleRule] { sheets.compactMap { $0[name] } }

  private var names: [String] { Set(sheets.flatMap(\.keys)).sorted() }
}
