import TagModel

/// Where the pages of a site are, by the conventions of its generator.
struct SiteTree {
  let dialect: Dialect
  /// The settings files that told the dialect, or that belong to it, those that go over others last.
  let settings: [SettingsFile]

  /// Whether Docusaurus has documents here.
  let hasDocuments: Bool
  /// Whether Docusaurus has a blog here.
  let hasBlog: Bool
  /// The languages that Docusaurus has folders of translations for.
  let languages: [String]

  /// A file of plain settings.
  struct SettingsFile: Hashable, Sendable {
    var path: String
    /// The key that the whole file stands for; `nil` for one with all keys.
    var section: String?
  }

  /// Looks at the files of a site's folder.
  ///
  /// - Parameter wanted: the dialect, where the configuration names it.
  init(_ root: SiteRoot, wanted: Dialect?) {
    let found = Self.marks.first { mark in
      (wanted == nil || wanted == mark.dialect) && Disk.kind(root.path(mark.file)) == .file
        && mark.isMeant(root.path(mark.file))
    }
    let isSplit = found == nil && Disk.isFolder(root.path(Self.settingsOfHugo))
    let isBlog = Disk.isFolder(root.path("_posts"))
    dialect = wanted ?? found?.dialect ?? (isSplit ? .hugo : isBlog ? .jekyll : .tagcloud)
    var files =
      found.flatMap { $0.isReadable ? SettingsFile(path: root.path($0.file)) : nil }.map { [$0] } ?? []
    if dialect == .hugo { files += Self.settings(inFolder: root.path(Self.settingsOfHugo)) }
    settings = files
    hasDocuments = dialect == .docusaurus && Disk.isFolder(root.path("docs"))
    hasBlog = dialect == .docusaurus && Disk.isFolder(root.path("blog"))
    let folders = dialect == .docusaurus ? (try? Disk.entries(of: root.path("i18n"))) ?? [] : []
    languages = folders.filter { $0.kind == .folder }.map(\.name).sorted()
  }

  /// The folder of the pages below the site's root, unless a configuration names it.
  func contentFolder(_ root: SiteRoot) -> String {
    let usual: [String] =
      switch dialect {
      case .mkdocs: ["docs"]
      case .jekyll, .docusaurus: []
      case .eleventy: ["content", "src"]
      case .tagcloud, .hugo, .zola: ["content"]
      }
    return usual.first { Disk.isFolder(root.path($0)) } ?? ""
  }

  /// Whether a file's name is that of a page.
  func isMarkdown(_ name: String) -> Bool {
    name.isMarkdownPath && (dialect == .docusaurus || !name.hasSuffix(".mdx"))
  }

  /// Whether a folder below that of the pages holds none.
  func skipsFolder(_ path: String, _ configuration: SiteConfiguration) -> Bool {
    if configuration.excludes(path) { return true }
    let isIncluded = configuration.includedFolders.contains(path)
    return skipsFolder(path) && !isIncluded
  }

  /// The Markdown files that are pages.
  func pages(among paths: [String], _ configuration: SiteConfiguration) -> [String] {
    let pages = paths.filter { !skipsFile($0) && !configuration.excludes($0) }
    guard dialect == .hugo else { return pages }
    // Hugo's folders with an `index.md` are one page each, and what else is in them belongs to it.
    let isIndex = { (path: String) in path.lastPathPart.hasPrefix("index.") }
    let bundles = Set(pages.filter(isIndex).compactMap(\.parentPath))
    if bundles.isEmpty { return pages }
    return pages.filter { page in
      let folders = sequence(first: page) { $0.parentPath }.dropFirst(isIndex(page) ? 2 : 1)
      return !folders.contains(where: bundles.contains)
    }
  }

  /// The names of files in a folder that would hold defaults if they were no scripts.
  func scriptedDefaults(inFolder path: String) -> [String] {
    guard dialect == .eleventy else { return [] }
    return ["js", "cjs", "mjs", "ts"].map { "\(path.lastPathPart).11tydata.\($0)" }
  }

  /// Whether the generator publishes what is not Markdown in the folder of the pages, such as pictures, as it is.
  var hasResources: Bool {
    switch dialect {
    case .hugo, .zola, .mkdocs: true
    case .tagcloud, .jekyll, .eleventy, .docusaurus: false
    }
  }

  /// Whether folders may have files with defaults for their pages.
  var hasDefaultsFiles: Bool { !defaultsFiles(inFolder: "").isEmpty }

  /// The names of the files in a folder that hold defaults for its pages.
  func defaultsFiles(inFolder path: String) -> [String] {
    switch dialect {
    case .eleventy: ["\(path.lastPathPart).json", "\(path.lastPathPart).11tydata.json"]
    case .mkdocs: [Self.metaFile]
    case .tagcloud, .hugo, .jekyll, .docusaurus, .zola: []
    }
  }
}

extension SiteTree {
  private func skipsFolder(_ path: String) -> Bool {
    let name = path.lastPathPart
    switch dialect {
    case .tagcloud, .hugo, .zola, .mkdocs: return false
    case .jekyll:
      return Self.others.contains(name) || name.hasPrefix("_") && !["_posts", "_drafts"].contains(name)
    case .eleventy: return Self.others.contains(name) || name.hasPrefix("_")
    case .docusaurus:
      return path.hasPrefix("i18n/")
        ? !Self.mayHoldTranslations(path)
        : path == name && !["docs", "blog", "i18n"].contains(name) || name.hasPrefix("_")
    }
  }

  /// Whether a Markdown file is about the folder, or a part of pages, rather than a page of the site.
  private func skipsFile(_ path: String) -> Bool {
    switch dialect {
    case .docusaurus where path.lastPathPart.hasPrefix("_"): true
    case .jekyll, .eleventy, .docusaurus: !path.contains("/") && Self.notes.contains(path.uppercased())
    case .tagcloud, .hugo, .zola, .mkdocs: false
    }
  }
}

extension SiteTree {
  /// The names of files that matter though they start with a dot.
  static let hiddenFiles: Set = [metaFile, configurationOfEleventy]

  private static let metaFile = ".meta.yml"
  private static let configurationOfEleventy = ".eleventy.js"

  private static let settingsOfHugo = "config/_default"

  /// The files in the folder of Hugo's settings: those with all keys, then those of one key each.
  private static func settings(inFolder folder: String) -> [SettingsFile] {
    let entries = (try? Disk.entries(of: folder)) ?? []
    let names = entries.filter { $0.kind == .file }.map(\.name).sorted()
    let files = names.compactMap { name -> SettingsFile? in
      let parts = name.split(separator: ".")
      guard parts.count == 2, ["toml", "yaml", "yml", "json"].contains(parts[1]) else { return nil }
      let isWhole = ["hugo", "config"].contains(parts[0])
      return SettingsFile(path: folder.appending(path: name), section: isWhole ? nil : String(parts[0]))
    }
    return files.filter { $0.section == nil } + files.filter { $0.section != nil }
  }

  /// A file that only one generator has.
  private struct Mark {
    var dialect: Dialect
    var file: String
    /// Whether it holds plain settings.
    var isReadable = true
    /// A word that tells it from a file of the same name of another generator.
    var word: String?

    func isMeant(_ path: String) -> Bool {
      guard let word else { return true }
      guard let bytes = try? Disk.read(path) else { return false }
      return String(decoding: bytes, as: UTF8.self).lowercased().contains(word.lowercased())
    }
  }

  private static let marks: [Mark] =
    ["hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json"].map { Mark(dialect: .hugo, file: $0) }
    + [
      Mark(dialect: .zola, file: "config.toml", word: "base_url"),
      Mark(dialect: .zola, file: "zola.toml"),
      Mark(dialect: .hugo, file: "config.toml", word: "baseURL"),
      Mark(dialect: .hugo, file: "config.yaml", word: "baseURL"),
      Mark(dialect: .hugo, file: "config.yml", word: "baseURL"),
      Mark(dialect: .hugo, file: "config.json", word: "baseURL"),
      Mark(dialect: .jekyll, file: "_config.yml"),
      Mark(dialect: .mkdocs, file: "mkdocs.yml"), Mark(dialect: .mkdocs, file: "mkdocs.yaml"),
    ]
    + ["js", "ts", "mjs", "cjs"].flatMap { ending in
      [
        Mark(dialect: .docusaurus, file: "docusaurus.config.\(ending)"),
        Mark(dialect: .eleventy, file: "eleventy.config.\(ending)", isReadable: false),
      ]
    }
    + [Mark(dialect: .eleventy, file: configurationOfEleventy, isReadable: false)]

  private static let others: Set = ["node_modules", "vendor", "static", "public", "templates"]
  private static let notes: Set = [
    "README.MD", "CHANGELOG.MD", "CONTRIBUTING.MD", "LICENSE.MD", "CODE_OF_CONDUCT.MD", "SECURITY.MD",
  ]
}
