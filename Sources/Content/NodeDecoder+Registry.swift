import Diagnostics
import TagModel

/// The keys of a term in the registry; the keys of a style may stand beside them.
private enum TermKey: String, DocumentKey {
  case label, slug, permalink, description, aliases, hidden, weight, style, name

  static let context = "a term of the registry"
  static let unsupported: [String] = []
}

extension NodeDecoder {
  /// A registry: a map from names and patterns to what is said about them.
  mutating func registry(_ root: Node) -> [TermEntry] {
    guard let members = root.members else {
      if !root.isNull { reportWrongType("the registry", root, expected: "a map from tags to what they are") }
      return []
    }
    return members.map { member in
      var entry = TermEntry(name: TermEntry.Name(member.key, at: place(member.mark)))
      let (known, style) = split(member.value)
      for member in self.members(known, of: TermKey.self) { apply(member, to: &entry) }
      if style.members?.isEmpty == false { addStyle(style, to: &entry) }
      refuseNames(in: known, of: entry)
      return entry
    }
  }
}

extension NodeDecoder {
  /// Splits an entry into the keys of a term and those of a style.
  private func split(_ node: Node) -> (known: Node, style: Node) {
    guard let members = node.members else { return (node, Node(.null, at: node.mark)) }
    let isOfStyle = { (member: Node.Member) in
      let key = member.key.replacing("_", with: "-")
      if TermKey(rawValue: key) != nil { return false }
      return StyleKey(rawValue: key) != nil || StyleKey.unsupported.contains(key)
    }
    return (
      Node(.mapping(members.filter { !isOfStyle($0) }), at: node.mark),
      Node(.mapping(members.filter(isOfStyle)), at: node.mark)
    )
  }

  private mutating func apply(_ member: DecodedMember<TermKey>, to entry: inout TermEntry) {
    let name = member.key.rawValue
    let node = member.value
    switch member.key {
    case .label: entry.label = readable(node, key: name)
    case .name: entry.spokenName = readable(node, key: name)
    case .slug: entry.slug = string(node, key: name).map { TermEntry.Name($0, at: place(node.mark)) }
    case .permalink: entry.slug = entry.slug ?? slug(ofPermalink: node)
    case .description: describe(&entry, as: node)
    case .aliases: entry.aliases = aliasNames(node)
    case .hidden: entry.isHidden = boolean(node, key: name) ?? false
    case .weight:
      entry.weight = number(node, key: name, in: 0...1e15, expected: "a finite number from 0")
    case .style:
      if node.members == nil {
        entry.style.name = string(node, key: name)
      } else {
        addStyle(node, to: &entry)
      }
    }
  }

  /// A text that is not empty.
  private mutating func readable(_ node: Node, key: String) -> String? {
    guard let text = string(node, key: key) else { return nil }
    if text.contains(where: { !$0.isWhitespace }) { return text }
    report(
      .outOfRange(key: key, found: describe(node), expected: "a text that can be read", at: place(node.mark)))
    return nil
  }

  private mutating func addStyle(_ node: Node, to entry: inout TermEntry) {
    let rule = styleRule(node)
    entry.style.rule.normal += rule.normal
    entry.style.rule.selected += rule.selected
  }

  /// The last part of `/greeting`, as some registries give the address of a term.
  private mutating func slug(ofPermalink node: Node) -> TermEntry.Name? {
    string(node, key: "permalink").map { text in
      let slug = text.trimming { $0 == "/" }
      return TermEntry.Name(slug, at: place(node.mark))
    }
  }

  private mutating func describe(_ entry: inout TermEntry, as node: Node) {
    guard let text = string(node, key: "description") else { return }
    var renderer = HTMLRenderer(path: path, firstLine: Int(node.mark.line), keepsHTML: false)
    CommonMarkDocument(Array(text.utf8)[...]).walk { renderer.take($0, $1) }
    renderer.finish()
    renderer.diagnostics.forEach { report($0) }
    entry.description = renderer.parts
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.drop { $0.allSatisfy(\.isWhitespace) }.prefix { !$0.allSatisfy(\.isWhitespace) }
    entry.summary = readInlineMarkdown(first.joined(separator: " ")).text
  }

  private mutating func aliasNames(_ node: Node) -> [TermEntry.Name] {
    (node.items ?? (node.isNull ? [] : [node])).compactMap { item in
      string(item, key: "aliases").map { TermEntry.Name($0, at: place(item.mark)) }
    }
  }

  /// A pattern is about many terms, so it cannot give them one name.
  private mutating func refuseNames(in node: Node, of entry: TermEntry) {
    guard entry.isPattern else { return }
    for member in node.members ?? []
    where ["label", "slug", "permalink", "aliases", "name"].contains(member.key) {
      report(.nameForPattern(member.key, pattern: entry.name.text, at: place(member.mark)))
    }
  }
}
