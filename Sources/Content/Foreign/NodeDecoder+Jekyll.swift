import Diagnostics
import TagModel

/// Jekyll's settings.
extension NodeDecoder {
  mutating func jekyll(_ root: Node, into configuration: inout SiteConfiguration) {
    usualSettings(root, language: ["lang"], address: "url", into: &configuration)
    if !configuration.baseURL.isEmpty { configuration.baseURL += text(root, "baseurl") ?? "" }
    configuration.excludedPaths = texts(root, "exclude")
    configuration.includedFolders = texts(root, "include").map { $0.trimming { $0 == "/" } }
    let usual = addresses(root["permalink"], into: &configuration.addresses)
    if let collections = root["collections"] {
      self.collections(collections, usual: usual, into: &configuration)
    }
    configuration.pageDefaults = root["defaults"].map { defaults($0) } ?? []
  }
}

extension NodeDecoder {
  private mutating func texts(_ root: Node, _ key: String) -> [String] {
    root[key].flatMap { strings($0, key: key) } ?? []
  }

  /// Takes over the addresses of posts, and how those of all others end.
  ///
  /// - Returns: those of collections.
  private mutating func addresses(_ node: Node?, into rules: inout AddressRules) -> AddressPattern? {
    let style = node.flatMap { string($0, key: "permalink") } ?? "date"
    let template = Self.styles[style] ?? style
    let mark = node?.mark ?? Node.Mark(line: 1, column: 1)
    let isOurs = node == nil || Self.styles[style] != nil
    let written = isOurs ? Node(.quoted(template), at: mark) : node ?? Node(.null, at: mark)
    rules.patterns[.posts] = addressPattern(written, key: "permalink", .jekyll)
    let ending = template.hasSuffix("/") ? "/" : template.hasSuffix(":output_ext") ? ":output_ext" : ""
    let others = Node(.quoted("/:path/:basename" + ending), at: mark)
    rules.patterns[.others] = addressPattern(others, key: "permalink", .jekyll)
    let ofCollections = Node(.quoted("/:collection/:path" + ending), at: mark)
    return addressPattern(ofCollections, key: "permalink", .jekyll)
  }

  /// Collections whose pages are published; those in a list have no settings, and so no pages.
  private mutating func collections(
    _ node: Node, usual: AddressPattern?, into configuration: inout SiteConfiguration
  ) {
    guard let members = node.members else {
      if node.items == nil { reportWrongType("collections", node, expected: "a map of collections") }
      return
    }
    for member in members {
      let key = "collections.\(member.key)."
      let permalink = member.value["permalink"].flatMap {
        addressPattern($0, key: key + "permalink", .jekyll)
      }
      if member.key == "posts" {
        configuration.addresses.patterns[.posts] = permalink ?? configuration.addresses.patterns[.posts]
      } else if flag(member.value, "output", in: key) == true {
        configuration.includedFolders.append("_" + member.key)
        configuration.addresses.patterns[.collection(member.key)] = permalink ?? usual
      }
    }
  }

  /// A list of scopes, each with values; the last one that fits wins.
  private mutating func defaults(_ node: Node) -> [PageDefaults] {
    guard let items = node.items else {
      if !node.isNull {
        reportWrongType("defaults", node, expected: "a list of maps with 'scope' and 'values'")
      }
      return []
    }
    let all = items.compactMap { item -> PageDefaults? in
      guard let values = item["values"], values.members != nil else {
        report(.missingKey("values", in: "an item of 'defaults'", at: place(item.mark)))
        return nil
      }
      var page = PageSource(path: "index.md", sourcePath: path)
      frontMatter(values, taxonomies: SiteConfiguration.usualTaxonomies, into: &page)
      let scope = item["scope"] ?? Node(.mapping([]), at: item.mark)
      let folder = (text(scope, "path") ?? "").trimming { $0 == "/" }
      let isPattern = folder.contains("*") || folder.lastPart.contains(".")
      var patterns = isPattern ? ["/" + folder] : []
      if let type = text(scope, "type") { patterns += pattern(ofType: type) }
      var defaults = PageDefaults(folder: isPattern ? "" : folder, patterns: patterns, values: page)
      defaults.added = .categories
      return defaults
    }
    return all.reversed()
  }

  /// Posts are in any folder of the name, other collections at the root.
  private func pattern(ofType type: String) -> [String] {
    switch type {
    case "pages": ["!/_*", "!*/_posts/*", "!*/_drafts/*"]
    case "posts": ["*/_posts/*"]
    case "drafts": ["*/_drafts/*"]
    default: ["/_\(type)/*"]
    }
  }

  private static let styles = [
    "date": "/:categories/:year/:month/:day/:title:output_ext",
    "pretty": "/:categories/:year/:month/:day/:title/",
    "ordinal": "/:categories/:year/:y_day/:title:output_ext",
    "weekdate": "/:categories/:year/W:week/:short_day/:title:output_ext",
    "none": "/:categories/:title:output_ext",
  ]
}

extension String {
  fileprivate var lastPart: Substring { split(separator: "/").last ?? "" }
}
