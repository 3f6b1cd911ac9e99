import Diagnostics
import TagLayout
import TagModel

/// Zola's settings.
extension NodeDecoder {
  mutating func zola(_ root: Node, into configuration: inout SiteConfiguration) {
    usualSettings(root, language: ["default_language"], address: "base_url", into: &configuration)
    if let content = root["ignored_content"] {
      configuration.excludedPaths = strings(content, key: "ignored_content") ?? []
    }
    if let languages = root["languages"] { configuration.languages = zolaLanguages(languages) }
    if let taxonomies = root["taxonomies"] { zolaTaxonomies(taxonomies, into: &configuration) }
    if flag(root, "generate_sitemap") == false { configuration.siteMap = false }
  }
}

extension NodeDecoder {
  /// A list of maps, one for each taxonomy and language.
  private mutating func zolaTaxonomies(_ node: Node, into configuration: inout SiteConfiguration) {
    guard let items = node.items else {
      return reportWrongType("taxonomies", node, expected: "a list of maps with 'name'")
    }
    var names: [String] = []
    for item in items {
      guard let name = text(item, "name") else {
        report(.missingKey("name", in: "a taxonomy", at: place(item.mark)))
        continue
      }
      if names.contains(name) { continue }
      names.append(name)
      var settings = TaxonomySettings()
      let key = "taxonomies.\(name)."
      settings.pageSize = item["paginate_by"].flatMap { count($0, key: key + "paginate_by") } ?? 0
      settings.hasFeeds = flag(item, "feed", in: key)
      settings.folder = text(item, "slug")
      if settings != TaxonomySettings() { configuration.taxonomySettings[name] = settings }
    }
    if !names.isEmpty { configuration.taxonomies = Self.tagsFirst(names) }
  }

  private mutating func zolaLanguages(_ node: Node) -> [LanguageSettings] {
    guard let members = node.members else {
      reportWrongType("languages", node, expected: "a map of languages, such as [languages.de]")
      return []
    }
    return members.compactMap { member in
      let section = "languages.\(member.key)."
      guard let tag = self.language(Node(.quoted(member.key), at: member.mark), key: "languages") else {
        return nil
      }
      var language = LanguageSettings(tag: tag)
      language.title = text(member.value, "title", in: section)
      language.description = text(member.value, "description", in: section)
      return language
    }
  }
}
