import Diagnostics
import TagLayout
public import TagModel

/// Reads what the settings of another generator say about a site: title, description, address, languages, the
/// folder of the pages, and Jekyll's defaults for pages.
public func readForeignSettings(
  _ bytes: [UInt8], path: String, dialect: Dialect
) -> Reading<SiteConfiguration> {
  var configuration = SiteConfiguration()
  let document = parseSettings(bytes, path: path)
  guard let root = document.root, root.members != nil else {
    return Reading(configuration, diagnostics: [.foreignSettingsIgnored(at: Place(path: path))])
  }
  let text = { (keys: [String]) in keys.lazy.compactMap { root[$0]?.text }.first { !$0.isEmpty } }
  configuration.title = text(["title", "site_name"]) ?? configuration.title
  configuration.description = text(["description", "site_description"]) ?? configuration.description
  configuration.language =
    text(["defaultContentLanguage", "languageCode", "default_language", "lang"]) ?? configuration.language
  if dialect == .hugo || dialect == .zola {
    configuration.languages = languages(root)
    takeTaxonomies(root, into: &configuration)
  }
  configuration.contentFolder = text(["contentDir", "docs_dir"])
  takePaths(root, dialect, into: &configuration)
  if dialect == .mkdocs { takeTagsPlugin(root, path: path, into: &configuration) }
  var address = text(["baseURL", "baseurl", "base_url", "site_url", "url"]) ?? ""
  if dialect == .jekyll { address = (root["url"]?.text ?? "") + (root["baseurl"]?.text ?? "") }
  if dialect == .mkdocs, configuration.contentFolder == nil { configuration.contentFolder = "docs" }
  // An address without a host says less than none.
  if address.hasPrefix("http://") || address.hasPrefix("https://") { configuration.baseURL = address }
  let reading = readPageDefaults(root, path: path)
  configuration.pageDefaults = dialect == .jekyll ? reading : []
  return Reading(configuration)
}

/// Which files are left out, and which folders hold pages though their names start with `_`.
private func takePaths(_ root: Node, _ dialect: Dialect, into configuration: inout SiteConfiguration) {
  let texts = { (key: String) in root[key]?.items?.compactMap(\.text) ?? [] }
  switch dialect {
  case .jekyll:
    configuration.excludedPaths = texts("exclude")
    let collections = (root["collections"]?.members ?? []).filter { $0.value["output"]?.text == "true" }
    let included = texts("include").map { $0.trimming { $0 == "/" } }
    configuration.includedFolders = included + collections.map { "_" + $0.key }
  case .mkdocs:
    let lines = root["exclude_docs"]?.text?.split(separator: "\n") ?? []
    configuration.excludedPaths = lines.map(String.init).filter { !$0.hasPrefix("#") && !$0.hasPrefix("!") }
  case .zola: configuration.excludedPaths = texts("ignored_content")
  case .tagcloud, .hugo, .docusaurus, .eleventy: break
  }
}

/// What MkDocs Material's plugin for tags is told: nested tags, which tags are hidden, and which are allowed.
private func takeTagsPlugin(_ root: Node, path: String, into configuration: inout SiteConfiguration) {
  let plugins = root["plugins"]
  guard let plugin = plugins?["tags"] ?? plugins?.items?.lazy.compactMap({ $0["tags"] }).first else { return }
  if plugin["tags_hierarchy"]?.text == "true" {
    configuration.terms.hierarchy = plugin["tags_hierarchy_separator"]?.text ?? "/"
  }
  if plugin["shadow"]?.text != "true" {
    configuration.hiddenTags = plugin["shadow_tags"]?.items?.compactMap(\.text) ?? []
    if let prefix = plugin["shadow_tags_prefix"]?.text { configuration.hiddenTags.append(prefix + "*") }
    if let suffix = plugin["shadow_tags_suffix"]?.text { configuration.hiddenTags.append("*" + suffix) }
  }
  let allowed = plugin["tags_allowed"]?.items ?? []
  configuration.allowedTags = allowed.compactMap { item in
    let place = Place(path: path, line: Int(item.mark.line), column: Int(item.mark.column))
    return item.text.map { TermEntry(name: TermEntry.Name($0, at: place)) }
  }
  if !allowed.isEmpty { configuration.terms.unknownTags = .error }
}

/// The taxonomies of Hugo, a map from a term's name to the taxonomy's, and those of Zola, a list of maps.
private func takeTaxonomies(_ root: Node, into configuration: inout SiteConfiguration) {
  guard let taxonomies = root["taxonomies"] else { return }
  var names: [String] = []
  for member in taxonomies.members ?? [] { if let name = member.value.text { names.append(name) } }
  for item in taxonomies.items ?? [] {
    guard let name = item["name"]?.text, !names.contains(name) else { continue }
    names.append(name)
    var settings = TaxonomySettings()
    settings.pageSize = item["paginate_by"]?.text.flatMap { Int($0) } ?? 0
    settings.hasFeeds = item["feed"]?.text.map { $0 == "true" }
    settings.folder = item["slug"]?.text
    if settings != TaxonomySettings() { configuration.taxonomySettings[name] = settings }
  }
  // What the first one is called decides which terms a page's own cloud shows.
  let tags = names.filter { $0 == "tags" }
  names = tags + names.filter { $0 != "tags" }
  if !names.isEmpty { configuration.taxonomies = names }
}

/// The languages that Hugo and Zola have maps for.
private func languages(_ root: Node) -> [LanguageSettings] {
  (root["languages"]?.members ?? []).map { member in
    var language = LanguageSettings(tag: member.key)
    language.name = member.value["label"]?.text ?? member.value["languageName"]?.text
    language.title = member.value["title"]?.text
    language.description = member.value["description"]?.text
    if let direction = member.value["languageDirection"]?.text ?? member.value["direction"]?.text {
      language.textDirection = TextDirection(rawValue: direction)
    }
    return language
  }
}

/// Reads a file of defaults for the pages of a folder: Eleventy's `posts.json`, or `.meta.yml` of MkDocs.
public func readFolderDefaults(
  _ bytes: [UInt8], path: String, folder: String, dialect: Dialect, taxonomies: [String]
) -> Reading<PageDefaults?> {
  let document = parseSettings(bytes, path: path)
  guard let root = document.root else { return Reading(nil, diagnostics: document.diagnostics) }
  var values = PageSource(path: folder + "/index.md", sourcePath: path)
  var decoder = NodeDecoder(path: path, dialect: dialect)
  decoder.frontMatter(root, taxonomies: taxonomies, into: &values)
  var defaults = PageDefaults(folder: folder, values: values)
  defaults.addsTags = dialect == .eleventy
  return Reading(defaults, diagnostics: decoder.diagnostics)
}

/// Jekyll's `defaults`: a list of scopes, each with a path and values; the last one that fits wins.
private func readPageDefaults(_ root: Node, path: String) -> [PageDefaults] {
  (root["defaults"]?.items ?? []).reversed().compactMap { item in
    guard let values = item["values"], values.members != nil else { return nil }
    var page = PageSource(path: "index.md", sourcePath: path)
    var decoder = NodeDecoder(path: path, dialect: .jekyll)
    decoder.frontMatter(values, taxonomies: SiteConfiguration.usualTaxonomies, into: &page)
    let scope = item["scope"]?["path"]?.text ?? ""
    let type = item["scope"]?["type"]?.text ?? "pages"
    // Posts are in any folder of the name, other collections at the root.
    let ofType = type == "pages" ? nil : type == "posts" ? "*/_posts/*" : "/_\(type)/*"
    let pattern = scope.contains("*") ? "/" + scope : scope.isEmpty ? ofType : nil
    return PageDefaults(folder: pattern == nil ? scope : "", pattern: pattern, values: page)
  }
}
