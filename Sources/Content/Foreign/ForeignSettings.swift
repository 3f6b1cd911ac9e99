import Diagnostics
public import TagModel

/// Reads what the settings of another generator say about a site: title, description, address, languages, the
/// folder of the pages, the addresses of pages, and Jekyll's defaults for pages.
///
/// - Parameters:
///   - section: the key that the whole file stands for, as `permalinks` does in Hugo's `permalinks.toml`.
///   - base: what holds where the file says nothing.
public func readForeignSettings(
  _ bytes: [UInt8], path: String, dialect: Dialect, section: String? = nil,
  over base: SiteConfiguration = SiteConfiguration()
) -> Reading<SiteConfiguration> {
  let document =
    dialect == .docusaurus ? JavaScriptObject.parse(bytes, path: path) : parseSettings(bytes, path: path)
  guard var root = document.root, root.members != nil else {
    return Reading(base, diagnostics: [.foreignSettingsIgnored(at: Place(path: path))])
  }
  if let section {
    root = Node(.mapping([Node.Member(key: section, mark: root.mark, value: root)]), at: root.mark)
  }
  var configuration = base
  var decoder = NodeDecoder(path: path, dialect: dialect)
  switch dialect {
  case .hugo: decoder.hugo(root, into: &configuration)
  case .jekyll: decoder.jekyll(root, into: &configuration)
  case .mkdocs: decoder.mkdocs(root, into: &configuration)
  case .zola: decoder.zola(root, into: &configuration)
  case .docusaurus: decoder.docusaurus(root, into: &configuration)
  case .tagcloud, .eleventy: break
  }
  return Reading(configuration, diagnostics: decoder.diagnostics)
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
  if dialect == .eleventy { defaults.added = .all }
  return Reading(defaults, diagnostics: decoder.diagnostics)
}

extension NodeDecoder {
  /// The keys that all generators have in one spelling or another.
  ///
  /// - Parameter address: the keys of the site's address.
  mutating func usualSettings(
    _ root: Node, title: String = "title", description: String = "description", language: [String],
    content: String? = nil, address: String, into configuration: inout SiteConfiguration
  ) {
    configuration.title = text(root, title) ?? configuration.title
    configuration.description = text(root, description) ?? configuration.description
    if let key = language.first(where: { root[$0] != nil }), let node = root[key] {
      configuration.language = self.language(node, key: key) ?? configuration.language
    }
    if let content { configuration.contentFolder = text(root, content) ?? configuration.contentFolder }
    takeAddress(text(root, address), into: &configuration)
  }

  /// An address without a host says less than none.
  func takeAddress(_ address: String?, into configuration: inout SiteConfiguration) {
    guard let address, address.hasPrefix("http://") || address.hasPrefix("https://") else { return }
    configuration.baseURL = address
  }

  /// The text of a key; `nil` for an empty one.
  mutating func text(_ root: Node, _ key: String, in section: String = "") -> String? {
    guard let node = root[key], let text = string(node, key: section + key), !text.isEmpty else { return nil }
    return text
  }

  /// Whether a key says yes; `nil` where it stands nowhere.
  mutating func flag(_ root: Node, _ key: String, in section: String = "") -> Bool? {
    root[key].flatMap { boolean($0, key: section + key) }
  }
}
