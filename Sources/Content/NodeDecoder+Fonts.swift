import Diagnostics
import TagModel

/// What a style sets inside of a font.
extension NodeDecoder {
  mutating func fontDeclaration(_ key: StyleKey, _ node: Node) -> StyleDeclaration? {
    switch key {
    case .features: features(node).map { .features($0) }
    case .smallCaps: boolean(node, key: key.rawValue).map { .smallCaps($0) }
    default: axes(node).map { .axes($0) }
    }
  }
}

extension NodeDecoder {
  /// A tag, a list of tags, or a map from tags to numbers: 0 is off, 1 is on, more chooses an alternate.
  private mutating func features(_ node: Node) -> [FontFeature]? {
    guard let members = node.members else {
      guard let tags = strings(node, key: "features") else { return nil }
      return tags.compactMap { tag($0, key: "features", node) }.map { FontFeature(tag: $0) }
    }
    var features: [FontFeature] = []
    for member in members {
      guard let tag = tag(member.key, key: "features", node),
        let value = integer(
          member.value, key: "features", in: 0...99, expected: "a whole number from 0, 0 being off")
      else { continue }
      features.append(FontFeature(tag: tag, value: value))
    }
    return features
  }

  /// A map from tags to positions.
  private mutating func axes(_ node: Node) -> [FontVariation]? {
    guard let members = node.members else {
      if !node.isNull {
        reportWrongType("axes", node, expected: "a map from axes to numbers, such as {wdth: 75}")
      }
      return nil
    }
    var axes: [FontVariation] = []
    for member in members {
      guard let tag = tag(member.key, key: "axes", node), let value = number(member.value, key: "axes")
      else { continue }
      axes.append(FontVariation(tag: tag, value: value))
    }
    return axes
  }

  /// The name of a feature or an axis: four characters of ASCII that can be seen.
  private mutating func tag(_ text: String, key: String, _ node: Node) -> String? {
    if text.utf8.count == 4, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C })
    {
      return text
    }
    reportWrongType(key, node, expected: "tags of four letters, such as smcp or wdth")
    return nil
  }
}
