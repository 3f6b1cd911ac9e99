import Content
import Diagnostics
import TagModel

/// The Markdown files of a site, and how they are read.
struct PageFiles: Sendable {
  /// The folder that they are in.
  let base: String
  let configuration: SiteConfiguration
  let dialect: Dialect
  /// The files that stand in for others that are not there, by the paths of these.
  private(set) var originals: [String: String] = [:]

  init(base: String, configuration: SiteConfiguration, dialect: Dialect) {
    self.base = base
    self.configuration = configuration
    self.dialect = dialect
  }

  /// Reads one page.
  ///
  /// - Parameter path: its path below the folder.
  func read(_ path: String) -> Reading<PageSource> {
    let file = file(path)
    do throws(DiskError) {
      var reading = readPage(
        try Disk.read(file), path: translated(path), sourcePath: file,
        unsafeMarkdown: configuration.unsafeMarkdown,
        taxonomies: configuration.knownTaxonomies, dialect: dialect)
      // What is wrong with a file is told once, and its words stand on more than one page.
      if originals[path] != nil { reading = Reading(reading.value) }
      if !originals.isEmpty { reading.value.facts = nil }
      return reading
    } catch {
      let page = PageSource(path: translated(path), sourcePath: file)
      return Reading(page, diagnostics: [.unreadable(file, reason: error.reason)])
    }
  }

  /// The path of the page that a file becomes: Docusaurus has translations of `docs/a.md` in
  /// `i18n/fr/docusaurus-plugin-content-docs/current/a.md`, which is `fr/docs/a.md`.
  private func translated(_ path: String) -> String {
    guard dialect == .docusaurus, path.hasPrefix("i18n/") else { return path }
    let parts = path.split(separator: "/")
    guard parts.count > 3 else { return path }
    let isOfBlog = parts[2] == "docusaurus-plugin-content-blog"
    let rest = parts.dropFirst(isOfBlog ? 3 : 4)
    return ([parts[1], isOfBlog ? "blog" : "docs"] + rest).joined(separator: "/")
  }

  /// The file of a path below the folder.
  func file(_ path: String) -> String {
    let path = originals[path] ?? path
    return base == "." ? path : base.appending(path: path)
  }

  /// Adds the pages that further languages have no translation of: Docusaurus publishes them as they are written.
  ///
  /// - Parameter paths: those of the files that are there.
  mutating func withUntranslated(_ paths: [String]) -> [String] {
    guard dialect == .docusaurus else { return paths }
    let known = Set(paths)
    for language in configuration.languages.map(\.tag) where language != configuration.language {
      for path in paths {
        guard let translation = Self.translation(of: path, into: language), !known.contains(translation)
        else { continue }
        originals[translation] = path
      }
    }
    return (paths + originals.keys).sorted { $0.precedesInBytes($1) }
  }

  /// Where the translation of a document or a post belongs.
  private static func translation(of path: String, into language: String) -> String? {
    for (folder, plugin) in [("docs/", "docs/current/"), ("blog/", "blog/")] where path.hasPrefix(folder) {
      return "i18n/\(language)/docusaurus-plugin-content-\(plugin)\(path.dropFirst(folder.count))"
    }
    return nil
  }

  /// The path below the folder of a file as diagnostics print it; `nil` for one that is not in it.
  func path(of source: String) -> String? {
    if base == "." { return source }
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return source.hasPrefix(prefix) ? String(source.dropFirst(prefix.count)) : nil
  }
}
