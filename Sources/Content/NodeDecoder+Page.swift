import Diagnostics
import TagModel

/// The keys of front matter, as documented, and the names that the field has for some of them.
private enum PageKey: String, DocumentKey {
  case title, date, updated, lastmod, draft, unlisted, slug, url, permalink, aliases, description, lang, dir,
    weight
  case publishDate = "publish-date"
  case expiryDate = "expiry-date"
  case translationKey = "translation-key"
  case cloud, styles, tags, tag, taxonomies, cascade

  static let context = "front matter"
  static let unsupported = UnsupportedKeys.page
}

extension NodeDecoder {
  /// Takes the front matter over into a page.
  ///
  /// - Parameter taxonomies: the keys that hold terms, besides `tags`.
  mutating func frontMatter(_ root: Node, taxonomies: [String], into page: inout PageSource) {
    // Jekyll's `category` is one more beside `categories`, which are read together later.
    let taxonomies = dialect == .jekyll ? taxonomies + ["category"] : taxonomies
    let root = translated(root, taxonomies: taxonomies)
    guard let all = root.members else {
      if !root.isNull { report(.frontMatterIsNotMap(found: describe(root), at: place(root.mark))) }
      return
    }
    let others = Node(
      .mapping(all.filter { !taxonomies.contains($0.key) || $0.key == "tags" }), at: root.mark)
    for member in all where taxonomies.contains(member.key) && member.key != "tags" {
      page.otherTerms[member.key, default: []] += tags(member.value, key: member.key)
    }
    for member in members(others, of: PageKey.self) { apply(member, taxonomies, to: &page) }
  }

  /// Whether front matter has a key of its own with that name.
  static func isPageKey(_ name: String) -> Bool { PageKey(rawValue: name) != nil }
}

extension NodeDecoder {
  private mutating func apply(
    _ member: DecodedMember<PageKey>, _ taxonomies: [String], to page: inout PageSource
  ) {
    let name = member.key.rawValue
    let node = member.value
    switch member.key {
    case .title: page.title = string(node, key: name)
    case .description: page.description = string(node, key: name)
    case .date: page.date = date(node, key: name)
    case .updated: page.updated = date(node, key: name) ?? page.updated
    case .lastmod: page.updated = page.updated ?? date(node, key: name)
    case .publishDate: page.publication = date(node, key: name)
    case .expiryDate: page.expiry = date(node, key: name)
    case .cascade: page.cascade = cascade(node, taxonomies, of: page)
    case .draft: page.draft = boolean(node, key: name) ?? false
    case .unlisted: page.unlisted = boolean(node, key: name) ?? false
    case .slug: page.slug = slug(node)
    case .url: page.url = address(node, key: name) ?? page.url
    case .permalink: permalink(node, of: &page)
    case .aliases: page.aliases = aliases(node, of: page)
    case .lang: page.language = language(node)
    case .translationKey: page.translationKey = string(node, key: name)
    case .dir: page.textDirection = textDirection(node) ?? page.textDirection
    case .weight:
      page.weight = integer(node, key: name, in: -1_000_000...1_000_000, expected: "a whole number")
    case .cloud: if !node.isNull { page.cloud = cloudRequest(node, at: member.mark) }
    case .styles: page.styles = styleSheet(node, key: name)
    case .tags, .tag:
      page.tags += tags(node, key: name)
      page.saysTags = true
    case .taxonomies: addTerms(ofTaxonomies: node, taxonomies, to: &page)
    }
  }

  private mutating func slug(_ node: Node) -> String? {
    guard let slug = string(node, key: "slug"), !slug.isEmpty else { return nil }
    let isName = slug != "." && slug != ".." && !slug.utf8.contains { $0 == 0x2F || $0 == 0x5C || $0 < 0x20 }
    if !isName { report(.invalidSlug(slug, at: place(node.mark))) }
    return isName ? slug : nil
  }

  /// An address, which with some generators has gaps.
  private mutating func permalink(_ node: Node, of page: inout PageSource) {
    switch dialect {
    case .jekyll: page.addressPattern = addressPattern(node, key: "permalink", .jekyll)
    case .eleventy where node.text?.contains("{") ?? false: page.addressPattern = eleventyPattern(node)
    default: page.url = page.url ?? address(node, key: "permalink")
    }
  }

  /// A path below the site's root.
  private mutating func address(_ node: Node, key: String) -> String? {
    guard let address = string(node, key: key), !address.isEmpty else { return nil }
    let parts = address.split(separator: "/")
    let isBelowRoot =
      Address.isLocal(address) && !parts.contains("..") && !address.utf8.contains { $0 < 0x20 }
    if isBelowRoot { return address }
    report(
      .outOfRange(
        key: key, found: describe(node), expected: "a path below the site's root, such as /guide/start/",
        at: place(node.mark)))
    return nil
  }

  private mutating func aliases(_ node: Node, of page: PageSource) -> [String] {
    (node.items ?? (node.isNull ? [] : [node])).compactMap { item in
      address(dialect == .hugo ? absoluteAlias(item, of: page) : item, key: "aliases")
    }
  }

  /// A language as a BCP 47 tag: letters, digits and hyphens (an underscore is read as one).
  mutating func language(_ node: Node, key: String = "lang") -> String? {
    guard let text = string(node, key: key), !text.isEmpty else { return nil }
    let tag = text.replacing("_", with: "-")
    let isTag = tag.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy {
          ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39
        }
    }
    if isTag { return tag }
    report(
      .outOfRange(
        key: key, found: describe(node), expected: "a language such as en or pt-BR", at: place(node.mark)))
    return nil
  }

  /// Values for the pages of the folder: one map, or a list of them, each for the paths that its target names.
  private mutating func cascade(_ node: Node, _ taxonomies: [String], of page: PageSource) -> [PageDefaults] {
    let name = page.path.split(separator: "/").last.map(String.init) ?? ""
    if !["index.md", "_index.md"].contains(name) {
      report(.cascadeOutsideIndex(at: place(node.mark)))
      return []
    }
    let folder = String(page.path.dropLast(name.count + 1))
    return (node.items ?? [node]).map { item in
      let targets = ["target", "_target"]
      let target = item.members?.first { targets.contains($0.key) }?.value
      let values = item.members?.filter { !targets.contains($0.key) } ?? []
      var defaults = PageSource(path: page.path, sourcePath: page.sourcePath)
      frontMatter(Node(.mapping(values), at: item.mark), taxonomies: taxonomies, into: &defaults)
      return PageDefaults(
        folder: folder, patterns: (target?["path"]?.text).map { [$0] } ?? [], values: defaults)
    }
  }

  /// A map from taxonomies to terms.
  private mutating func addTerms(
    ofTaxonomies node: Node, _ taxonomies: [String], to page: inout PageSource
  ) {
    guard let members = node.members else {
      if !node.isNull { reportWrongType("taxonomies", node, expected: "a map with 'tags'") }
      return
    }
    for member in members {
      let terms = { (decoder: inout NodeDecoder) in
        decoder.tags(member.value, key: "taxonomies.\(member.key)")
      }
      if member.key == "tags" {
        page.tags += terms(&self)
        page.saysTags = true
      } else if taxonomies.contains(member.key) {
        page.otherTerms[member.key, default: []] += terms(&self)
      } else {
        report(.unknownTaxonomy(member.key, known: taxonomies, severity: .warning, at: place(member.mark)))
      }
    }
  }
}
