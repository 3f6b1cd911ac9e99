import Diagnostics
import TagModel

/// What a chip of one cloud looks like: built-in, config, page and cloud styles, then the tag's own.
struct StyleCascade {
  private let sheets: [StyleSheet]
  private let base: ChipStyle
  private let selectedBase: [StyleDeclaration]
  /// The look that chips have without a word of their own.
  let plainLook: Shared<ChipStyle>

  /// Prepares the cascade of a cloud; later sheets go over earlier ones.
  ///
  /// - Parameter cloudStyle: the named style that all chips of the cloud start from.
  init(sheets: [StyleSheet], cloudStyle: String?, language: String) {
    self.sheets = [StyleRule.builtIn] + sheets
    var base = ChipStyle.builtIn
    base.text.language = language
    var selected: [StyleDeclaration] = []
    for name in ["default", cloudStyle].compacted {
      for sheet in self.sheets {
        base.apply(sheet[name]?.normal ?? [])
        selected += sheet[name]?.selected ?? []
      }
    }
    self.base = base
    plainLook = Shared(base)
    selectedBase = selected
  }

  /// The style that chips have without a word of their own.
  var plain: ChipStyle { base }

  /// The look of a tag's chip, the one that all plain chips share if it is plain.
  func look(of tag: Tag, isSelected: Bool) -> Shared<ChipStyle> {
    let isPlain = tag.style == nil && tag.declarations.isEmpty && !isSelected
    return isPlain ? plainLook : Shared(style(of: tag, isSelected: isSelected))
  }

  /// The style of a tag's chip.
  func style(of tag: Tag, isSelected: Bool) -> ChipStyle {
    var style = base
    let named = tag.style.map(rules) ?? []
    for rule in named { style.apply(rule.normal) }
    style.apply(tag.declarations)
    guard isSelected else { return style }
    style.apply(selectedBase)
    for rule in named { style.apply(rule.selected) }
    if let name = tag.selectedStyle {
      for rule in rules(name) { style.apply(rule.normal) }
    }
    return style
  }

  /// What is wrong with a style name that was given at a place.
  func check(_ name: String?, at place: Place) -> Diagnostic? {
    guard let name, rules(name).isEmpty else { return nil }
    return .unknownStyle(name, at: place, suggestion: nearest(to: name, among: names))
  }
}

extension StyleCascade {
  private func rules(_ name: String) -> [StyleRule] { sheets.compactMap { $0[name] } }

  private var names: [String] { Set(sheets.flatMap(\.keys)).sorted() }
}

extension Array where Element == String? {
  fileprivate var compacted: [String] { compactMap { $0 } }
}
