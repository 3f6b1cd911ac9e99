import Content
import Diagnostics
import TagModel

/// The Markdown files of a site, and how they are read.
struct PageFiles: Sendable {
  /// The folder that they are in.
  let base: String
  let configuration: SiteConfiguration
  let dialect: Dialect

  /// Reads one page.
  ///
  /// - Parameter path: its path below the folder.
  func read(_ path: String) -> Reading<PageSource> {
    let file = file(path)
    do throws(DiskError) {
      return readPage(
        try Disk.read(file), path: translated(path), sourcePath: file,
        unsafeMarkdown: configuration.unsafeMarkdown,
        taxonomies: configuration.knownTaxonomies, dialect: dialect)
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
  func file(_ path: String) -> String { base == "." ? path : base.appending(path: path) }

  /// The path below the folder of a file as diagnostics print it; `nil` for one that is not in it.
  func path(of source: String) -> String? {
    if base == "." { return source }
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return source.hasPrefix(prefix) ? String(source.dropFirst(prefix.count)) : nil
  }
}
