import Diagnostics
import TagModel

/// The keys of a style, as documented.
enum StyleKey: String, DocumentKey {
  case font, family, size, weight, italic
  case letterSpacing = "letter-spacing"
  case wordSpacing = "word-spacing"
  case features
  case smallCaps = "small-caps"
  case axes
  case textTransform = "text-transform"
  case lineHeight = "line-height"
  case color, background, gradient, radius, border, shadow, padding
  case textAlign = "text-align"
  case lines
  case lineBreak = "break"
  case minWidth = "min-width"
  case maxWidth = "max-width"
  case width
  case minHeight = "min-height"
  case maxHeight = "max-height"
  case height
  case icon
  /// What differs when a chip is selected.
  case selected

  static let context = "a style"
  static let unsupported = UnsupportedKeys.style
}

extension NodeDecoder {
  /// Named styles: a map from names to maps of style keys.
  mutating func styleSheet(_ node: Node, key: String) -> StyleSheet {
    guard let members = node.members else {
      if !node.isNull { reportWrongType(key, node, expected: "a map from names to styles") }
      return [:]
    }
    var sheet: StyleSheet = [:]
    for member in members { sheet[member.key] = styleRule(member.value) }
    return sheet
  }

  /// A style: its declarations, and those below `selected`.
  mutating func styleRule(_ node: Node) -> StyleRule {
    var rule = StyleRule()
    let members = members(node, of: StyleKey.self)
    for member in members {
      if member.key == .selected {
        rule.selected = styleRule(member.value).normal
      } else if let declaration = declaration(member) {
        rule.normal.append(declaration)
      }
    }
    warnOfLimits(members, .minWidth, .maxWidth)
    warnOfLimits(members, .minHeight, .maxHeight)
    return rule
  }
}

extension NodeDecoder {
  private mutating func declaration(_ member: DecodedMember<StyleKey>) -> StyleDeclaration? {
    switch member.key {
    case .font, .family, .size, .weight, .italic, .letterSpacing, .wordSpacing, .textTransform,
      .lineHeight:
      textDeclaration(member.key, member.value)
    case .features, .smallCaps, .axes: fontDeclaration(member.key, member.value)
    case .color, .background, .gradient, .radius, .border, .shadow, .padding:
      boxDeclaration(member.key, member.value)
    case .textAlign, .lines, .lineBreak, .minWidth, .maxWidth, .width, .minHeight, .maxHeight, .height:
      sizeDeclaration(member.key, member.value)
    case .icon: icon(member.value).map { .icon($0) }
    case .selected: nil
    }
  }

  private mutating func textDeclaration(_ key: StyleKey, _ node: Node) -> StyleDeclaration? {
    let name = key.rawValue
    switch key {
    case .font:
      guard let file = string(node, key: name) else { return nil }
      noteFont(file, at: node.mark)
      return .font(file)
    case .family: return families(node).map { .family($0) }
    case .size: return length(node, key: name, in: 1...1000).map { .size($0) }
    case .weight: return fontWeight(node).map { .weight($0) }
    case .italic: return boolean(node, key: name).map { .italic($0) }
    case .letterSpacing: return length(node, key: name, in: -100...100).map { .letterSpacing($0) }
    case .wordSpacing: return length(node, key: name, in: -100...100).map { .wordSpacing($0) }
    case .textTransform: return choice(node, key: name).map { .textTransform($0) }
    default:
      let expected = "a multiple of the font size, such as 1.4"
      return number(node, key: name, in: 0.5...10, expected: expected).map { .lineHeight($0) }
    }
  }

  private mutating func boxDeclaration(_ key: StyleKey, _ node: Node) -> StyleDeclaration? {
    let name = key.rawValue
    return switch key {
    case .color: color(node, key: name).map { .color($0) }
    case .background: color(node, key: name).map { .background($0) }
    case .gradient: gradient(node, key: name).map { .gradient($0) }
    case .radius: corners(node, key: name).map { .radius($0) }
    case .border: border(node, key: name).map { .border($0) }
    case .shadow: shadow(node, key: name).map { .shadow($0) }
    default: sides(node, key: name).map { .padding($0) }
    }
  }

  private mutating func sizeDeclaration(_ key: StyleKey, _ node: Node) -> StyleDeclaration? {
    let name = key.rawValue
    return switch key {
    case .textAlign: choice(node, key: name).map { .textAlign($0) }
    case .lines: count(node, key: name).map { .lines($0) }
    case .lineBreak: choice(node, key: name).map { .lineBreak($0) }
    case .minWidth: length(node, key: name).map { .minWidth($0) }
    case .maxWidth: length(node, key: name).map { .maxWidth($0) }
    case .width: length(node, key: name).map { .width($0) }
    case .minHeight: length(node, key: name).map { .minHeight($0) }
    case .maxHeight: length(node, key: name).map { .maxHeight($0) }
    default: length(node, key: name).map { .height($0) }
    }
  }

  /// A list of families, or one text with commas, as CSS has it.
  private mutating func families(_ node: Node) -> [String]? {
    guard let texts = strings(node, key: "family") else { return nil }
    let families = (node.items == nil ? texts.flatMap { $0.split(separator: ",").map(String.init) } : texts)
      .map { $0.trimming { $0 == " " || $0 == "\"" || $0 == "'" } }.filter { !$0.isEmpty }
    if families.isEmpty { reportWrongType("family", node, expected: "the name of a font family") }
    return families.isEmpty ? nil : families
  }

  private mutating func fontWeight(_ node: Node) -> Int? {
    switch node.text {
    case "normal": 400
    case "bold": 700
    default:
      integer(node, key: "weight", in: 1...1000, expected: "a whole number from 1 to 1000, normal or bold")
    }
  }

  private mutating func warnOfLimits(
    _ members: [DecodedMember<StyleKey>], _ low: StyleKey, _ high: StyleKey
  ) {
    guard let minimum = members.first(where: { $0.key == low }),
      let maximum = members.first(where: { $0.key == high }), let least = pixels(minimum.value),
      let most = pixels(maximum.value), least > most
    else { return }
    report(
      .minimumOverMaximum(
        low.rawValue, high.rawValue, at: place(minimum.value.mark), maximumAt: place(maximum.value.mark)))
  }
}

extension String {
  /// The text without the characters at its ends that a test picks.
  func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var rest = self[...]
    while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}
