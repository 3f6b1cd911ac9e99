import TagModel

/// The keys of an icon that is a map.
private enum IconKey: String, DocumentKey {
  case file, light, dark, size, gap

  static let context = "an icon"
  static let unsupported: [String] = []
}

extension NodeDecoder {
  /// The path of a picture, a map with more about it, or `none`.
  ///
  /// - Returns: The icon, or `nil` in it to have none; `nil` where the value makes no sense.
  mutating func icon(_ node: Node) -> Icon?? {
    if node.isNull { return nil }
    if node.members == nil {
      if isNone(node) { return .some(nil) }
      return file(node, key: "icon").map { Icon(light: $0) }
    }
    var (light, dark): (IconFile?, IconFile?)
    var height: Double?
    var gap: Double?
    for member in members(node, of: IconKey.self) {
      let name = "icon.\(member.key.rawValue)"
      switch member.key {
      case .file: light = light ?? file(member.value, key: name)
      case .light: light = file(member.value, key: name) ?? light
      case .dark: dark = file(member.value, key: name)
      case .size: height = length(member.value, key: name, in: 1...1000)
      case .gap: gap = length(member.value, key: name)
      }
    }
    guard let first = light ?? dark else {
      report(.missingKey("file", in: "an icon", at: place(node.mark)))
      return nil
    }
    var icon = Icon(light: first, dark: dark, height: height)
    if let gap { icon.gap = gap }
    return icon
  }

  private mutating func file(_ node: Node, key: String) -> IconFile? {
    guard let name = node.text, !name.isEmpty else {
      if !node.isNull {
        reportWrongType(key, node, expected: "the path of a picture, such as icons/star.svg")
      }
      return nil
    }
    let file = IconFile(name, in: path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "")
    noteIcon(file, at: node.mark)
    return file
  }
}
