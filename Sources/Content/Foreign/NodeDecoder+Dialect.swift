import TagModel

/// The words of other generators in ours.
extension NodeDecoder {
  /// The front matter of another generator's page in our keys.
  ///
  /// Keys that mean nothing here are left out without a word: they are that generator's business.
  func translated(_ root: Node, taxonomies: [String]) -> Node {
    guard dialect != .tagcloud, let members = root.members else { return root }
    var kept: [Node.Member] = []
    // Docusaurus takes the id of a document for its slug, unless it has one.
    let others = root["slug"] == nil ? members : members.filter { $0.key != "id" || dialect != .docusaurus }
    for member in others.compactMap(translated) {
      guard Self.isPageKey(member.key) || taxonomies.contains(member.key) else { continue }
      if !kept.contains(where: { $0.key == member.key }) { kept.append(member) }
    }
    return Node(.mapping(kept), at: root.mark, isVerbatim: root.isVerbatim)
  }

  /// Hugo's aliases count from the folder that the page stands in, unless they start at the site's root.
  func absoluteAlias(_ node: Node, of page: PageSource) -> Node {
    guard let alias = node.text, !alias.hasPrefix("/"), !alias.isEmpty else { return node }
    var folders = page.path.split(separator: "/").dropLast()
    // A page that has a folder to itself stands in the one above.
    if page.path.split(separator: "/").last?.hasPrefix("index.") ?? false { folders = folders.dropLast() }
    for part in alias.split(separator: "/") where part != "." {
      // One that leads out of the site stays as it is, to be refused.
      if part == ".." && folders.popLast() == nil { return node }
      if part != ".." { folders.append(part) }
    }
    return Node(.quoted("/" + folders.joined(separator: "/")), at: node.mark)
  }

  /// A tag with its label as the name, which is all that Docusaurus asks for.
  func translatedTag(_ node: Node) -> Node {
    guard dialect == .docusaurus, let members = node.members, node["name"] == nil, let label = node["label"]
    else { return node }
    let others = members.filter { $0.key != "label" && $0.key != "permalink" }
    let mark = members.first { $0.key == "label" }?.mark ?? node.mark
    return Node(.mapping([Node.Member(key: "name", mark: mark, value: label)] + others), at: node.mark)
  }
}

extension NodeDecoder {
  private func translated(_ member: Node.Member) -> Node.Member? {
    var member = member
    if dialect == .hugo { member.key = member.key.lowercased() }
    if let key = Self.names[dialect]?[member.key] { member.key = key }
    switch (dialect, member.key) {
    case (.jekyll, "published"), (.zola, "render"): return draft(member, when: ["false"])
    case (.eleventy, "permalink") where member.value.text == "false": return draft(member, when: ["false"])
    case (.eleventy, "date") where Self.datesOfFiles.contains(member.value.text?.lowercased() ?? ""):
      return nil
    case (.eleventy, "eleventyExcludeFromCollections"): return flag("unlisted", member, when: ["true"])
    case (.docusaurus, "id"): member.key = "slug"
    case (.hugo, "headless"): return draft(member, when: ["true"])
    case (.hugo, "build"), (.hugo, "_build"): return build(member.value)
    case (.docusaurus, "slug") where member.value.text?.hasPrefix("/") ?? false: member.key = "url"
    case (.docusaurus, "weight") where member.value.text.flatMap({ Int($0) }) == nil: return nil
    case (.docusaurus, "updated"), (.mkdocs, "date"):
      guard member.value.members != nil else { return member }
      let inner = dialect == .mkdocs ? "created" : "date"
      return member.value[inner].map { Node.Member(key: member.key, mark: member.mark, value: $0) }
    default: break
    }
    return member
  }

  private func draft(_ member: Node.Member, when texts: [String]) -> Node.Member? {
    flag("draft", member, when: texts)
  }

  /// A key of ours that is true where another generator's key has one of some values.
  private func flag(_ key: String, _ member: Node.Member, when texts: [String]) -> Node.Member? {
    guard let text = member.value.text, texts.contains(text) else { return nil }
    return Node.Member(key: key, mark: member.mark, value: Node(.plain("true"), at: member.value.mark))
  }

  /// Hugo's options of whether a page becomes one, and whether others list it.
  private func build(_ options: Node) -> Node.Member? {
    let members = options.members ?? []
    let rendering = members.first { $0.key.lowercased() == "render" }
    let listing = members.first { $0.key.lowercased() == "list" }
    return rendering.flatMap { draft($0, when: ["never", "false", "link"]) }
      ?? listing.flatMap { flag("unlisted", $0, when: ["never", "false", "local"]) }
  }

  /// Eleventy's words for dates that a file or a repository has; ours are those that pages say.
  private static let datesOfFiles: Set = ["last modified", "created", "git last modified", "git created"]

  /// What other generators call our keys.
  private static let names: [Dialect: [String: String]] = [
    .hugo: [
      "publishdate": "publish-date", "pubdate": "publish-date", "expirydate": "expiry-date",
      "unpublishdate": "expiry-date", "modified": "updated", "lastmod": "updated", "summary": "description",
      "category": "categories", "translationkey": "translation-key",
    ],
    .jekyll: [
      "last_modified_at": "updated", "excerpt": "description",
      "redirect_from": "aliases",
    ],
    .docusaurus: ["last_update": "updated", "sidebar_position": "weight"],
    .zola: ["path": "url"],
  ]
}
