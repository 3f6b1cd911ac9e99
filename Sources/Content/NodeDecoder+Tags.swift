import Diagnostics
import TagModel

/// The keys of a tag that is a map, as documented.
private enum TagKey: String, DocumentKey {
  case name, label, weight, style, selectedLabel, selectedStyle, selected, href, title, description, hidden,
    data
  case size, html

  static let context = "a tag"
  static let unsupported = UnsupportedKeys.tag
}

extension NodeDecoder {
  /// Tags in any form: a list of names or maps, one text with commas, or one name.
  mutating func tags(_ node: Node, key: String) -> [Tag] {
    switch node.value {
    case .null: return []
    case .plain(let text) where DecimalNumber.parse(text[...]) != nil:
      report(.notTags(key: key, found: describe(node), at: place(node.mark)))
      return []
    case .plain(let text), .quoted(let text):
      switch dialect {
      case .jekyll where key == "category": return tag(node).map { [$0] } ?? []
      case .jekyll where !text.utf8.contains(UInt8(ascii: ",")): return words(text, in: node)
      case .eleventy: return tag(node).map { [$0] } ?? []
      default: return commaSeparated(text, in: node)
      }
    case .sequence(let items): return items.compactMap { tag($0) }
    case .mapping:
      report(.notTags(key: key, found: describe(node), at: place(node.mark)))
      return []
    }
  }
}

extension NodeDecoder {
  /// The names between spaces.
  private func words(_ text: String, in node: Node) -> [Tag] {
    let quote = if case .quoted = node.value { 1 } else { 0 }
    return text.utf8.split(whereSeparator: Self.isSpace).map { word in
      let offset = text.utf8.distance(from: text.startIndex, to: word.startIndex)
      let column = Int(node.mark.column) + (node.isVerbatim ? offset + quote : 0)
      return Tag(
        name: String(word) ?? "", place: Place(path: path, line: Int(node.mark.line), column: column))
    }
  }

  /// The names between commas; a comma at the end is no name.
  private mutating func commaSeparated(_ text: String, in node: Node) -> [Tag] {
    var pieces = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    if pieces.count > 1, pieces.last?.allSatisfy({ Self.isSpace($0) }) == true { pieces.removeLast() }
    let quote = if case .quoted = node.value { 1 } else { 0 }
    let tags = pieces.compactMap { piece -> Tag? in
      let name = Self.trimmed(piece)
      let offset = text.utf8.distance(from: text.startIndex, to: name.startIndex)
      let column = Int(node.mark.column) + (node.isVerbatim ? offset + quote : 0)
      let place = Place(path: path, line: Int(node.mark.line), column: column)
      if name.isEmpty { report(.emptyTag(at: place)) }
      return name.isEmpty ? nil : Tag(name: String(name) ?? "", place: place)
    }
    if pieces.count == 1, let only = tags.first, only.name.utf8.contains(UInt8(ascii: " ")) {
      report(.oneTagOfManyWords(only.name, at: only.place))
    }
    return tags
  }

  private mutating func tag(_ node: Node) -> Tag? {
    switch node.value {
    case .null: report(.emptyTag(at: place(node.mark)))
    case .plain(let text), .quoted(let text):
      // What surrounds a name is no part of the term, but worth naming beside its other spellings.
      if !Self.trimmed(text[...].utf8).isEmpty { return Tag(name: text, place: place(node.mark)) }
      report(.emptyTag(at: place(node.mark)))
    case .sequence: report(.nestedTagList(at: place(node.mark)))
    case .mapping: return tagMap(node)
    }
    return nil
  }

  private mutating func tagMap(_ node: Node) -> Tag? {
    let node = translatedTag(node)
    guard let named = node.members?.first(where: { $0.key.lowercased() == "name" }) else {
      let known = Set(TagKey.allCases.map(\.rawValue))
      let stray = node.members?.first { !known.contains($0.key) }?.key
      report(.tagWithoutName(key: stray, at: place(node.mark)))
      return nil
    }
    guard var tag = tag(named.value, isName: true) else { return nil }
    var size: Node?
    var html: Node?
    for member in members(withoutStyleKeys(node), of: TagKey.self) {
      switch member.key {
      case .size: size = member.value
      case .html: html = member.value
      default: apply(member, to: &tag)
      }
    }
    tag.custom = customChip(size: size, html: html)
    return tag
  }

  private mutating func tag(_ name: Node, isName: Bool) -> Tag? {
    guard name.items == nil, name.members == nil else {
      reportWrongType("name", name, expected: "the name of a tag")
      return nil
    }
    return tag(name)
  }

  private mutating func apply(_ member: DecodedMember<TagKey>, to tag: inout Tag) {
    let name = member.key.rawValue
    let node = member.value
    switch member.key {
    case .label: tag.label = label(node, key: name)
    case .weight:
      tag.weight = number(node, key: name, in: 0...1e15, expected: "a finite number from 0")
    case .style: applyStyle(node, to: &tag)
    case .selectedLabel: tag.selectedLabel = label(node, key: name)
    case .selectedStyle: tag.selectedStyle = string(node, key: name)
    case .selected: tag.selected = boolean(node, key: name) ?? false
    case .href: tag.href = safeAddress(node, key: name)
    case .title: tag.title = string(node, key: name)
    case .description: tag.description = string(node, key: name)
    case .hidden: tag.hidden = boolean(node, key: name) ?? false
    case .data: tag.data = dataAttributes(node)
    case .name, .size, .html: break
    }
  }

  /// The name of a style, or style keys of the tag's own.
  private mutating func applyStyle(_ node: Node, to tag: inout Tag) {
    if node.members == nil {
      tag.style = string(node, key: "style")
    } else {
      let rule = styleRule(node)
      (tag.declarations, tag.selectedDeclarations) = (rule.normal, rule.selected)
    }
  }

  /// A label, which is Markdown within one line; a chip is a link already, so that links in it leave their text.
  private mutating func label(_ node: Node, key: String) -> InlineText? {
    guard let label = string(node, key: key).map(readInlineMarkdown) else { return nil }
    if label.hasLostLinks { report(.linkInLabel(label.text, at: place(node.mark))) }
    return label
  }

  private mutating func dataAttributes(_ node: Node) -> [DataAttribute] {
    guard let members = node.members else {
      if !node.isNull { reportWrongType("data", node, expected: "a map of names and values") }
      return []
    }
    return members.compactMap { member in
      let isName = member.key.utf8.allSatisfy {
        $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D || $0 == 0x5F || $0 == 0x2E
      }
      guard isName, !member.key.isEmpty else {
        report(.invalidDataName(member.key, at: place(member.mark)))
        return nil
      }
      if member.value.isNull { return DataAttribute(name: member.key, value: "") }
      return string(member.value, key: member.key).map { DataAttribute(name: member.key, value: $0) }
    }
  }

  private mutating func customChip(size: Node?, html: Node?) -> CustomChip? {
    guard let size, let html else {
      if let size { report(.missingKey("html", in: "a tag with 'size'", at: place(size.mark))) }
      if let html { report(.missingKey("size", in: "a tag with 'html'", at: place(html.mark))) }
      return nil
    }
    let extents = (size.items ?? [size]).compactMap { length($0, key: "size", in: 1...Self.maximumLength) }
    guard extents.count == (size.items?.count ?? 1), extents.count == 1 || extents.count == 2 else {
      if extents.count == size.items?.count {
        reportWrongType("size", size, expected: "[width, height] in px")
      }
      return nil
    }
    return string(html, key: "html").map {
      CustomChip(width: extents[0], height: extents[extents.count - 1], html: $0)
    }
  }

  /// A tag's map without keys that belong below `style`, each of which is named.
  private mutating func withoutStyleKeys(_ node: Node) -> Node {
    var kept: [Node.Member] = []
    for member in node.members ?? [] {
      if TagKey(rawValue: member.key) == nil, StyleKey(rawValue: member.key) != nil {
        report(.styleKeyInTag(member.key, at: place(member.mark)))
      } else {
        kept.append(member)
      }
    }
    return Node(.mapping(kept), at: node.mark)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

  private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    var text = text
    while let first = text.first, isSpace(first) { text.removeFirst() }
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }
}
