import TagModel

/// Documents, a blog, and translations of both.
extension SiteTree {
  /// The file that the generator takes for the registry of a taxonomy, among those of a site.
  func registry(of taxonomy: String, among taxonomies: [String]) -> String? {
    guard dialect == .docusaurus else { return nil }
    switch taxonomy {
    case SiteConfiguration.blogTags: return "blog/tags.yml"
    case "tags":
      return taxonomies.contains(SiteConfiguration.blogTags) || hasDocuments
        ? "docs/tags.yml" : "blog/tags.yml"
    default: return nil
    }
  }

  /// Takes over what the folders of Docusaurus say: documents and a blog have tags, and addresses of them, of their
  /// own, and each folder of translations is a language.
  func takeFolders(into configuration: inout SiteConfiguration) {
    guard dialect == .docusaurus else { return }
    let routes = configuration.addresses.routes
    let route = { (section: String) in
      let base = routes[section] ?? section
      return base.isEmpty ? "tags" : base + "/tags"
    }
    var (tags, blog) = (TaxonomySettings(), TaxonomySettings())
    (tags.folder, blog.folder) = (route(hasDocuments ? "docs" : "blog"), route("blog"))
    configuration.taxonomySettings["tags"] = tags
    if hasDocuments, hasBlog {
      configuration.taxonomies = ["tags", SiteConfiguration.blogTags]
      configuration.taxonomySettings[SiteConfiguration.blogTags] = blog
    }
    let known = Set(configuration.languages.map(\.tag))
    configuration.languages += languages.filter { !known.contains($0) }.map { LanguageSettings(tag: $0) }
  }

  /// Whether a folder below `i18n` is above, or among, those of translated pages.
  static func mayHoldTranslations(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count > 2 else { return true }
    let isOfDocuments =
      parts[2] == "docusaurus-plugin-content-docs" && (parts.count < 4 || parts[3] == "current")
    return (isOfDocuments || parts[2] == "docusaurus-plugin-content-blog")
      && !parts.dropFirst(3).contains { $0.hasPrefix("_") }
  }
}
