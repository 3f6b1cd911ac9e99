import Content
import Diagnostics
import Rendering
import TagModel

/// A site as its folder holds it: what the read stage makes.
struct SiteSource: Sendable {
  var configuration: SiteConfiguration
  /// Whose conventions the pages follow.
  var dialect: Dialect
  /// The pages that are to be published, in the order of their paths.
  var published: [PageSource]
  /// How many others there are.
  var heldBack: HeldBackPages
  /// From when until when, in seconds since 1970, the same pages are to be published.
  var days: Range<Int>
  /// The files of `static/`, by their paths in the output.
  var staticFiles: [OutputFile]
  /// The folder that they come from.
  var staticFolder: String
  var templates: PageTemplates
  /// What is said about the terms of each taxonomy.
  var registries: TermRegistries
  /// The pictures of icons.
  var icons: SiteIcons
  /// The folder to write to.
  var output: String
  /// What the next build of the same program run may know, if that is wanted.
  var known: KnownPages?
  var diagnostics: [Diagnostic]

  /// Reads configuration, pages, static files and templates.
  static func read(
    _ options: BuildOptions, known: KnownPages? = nil
  ) async throws(BuildStop) -> SiteSource {
    guard Disk.isFolder(options.source) else { throw BuildStop(diagnostics: [missing(options.source)]) }
    var reader = SiteReader(options, known: known)
    return try await reader.read()
  }

  /// What is wrong with a source that is no folder.
  static func missing(_ source: String) -> Diagnostic {
    Disk.kind(source) == nil ? .noSource(source) : .sourceIsFile(source)
  }
}
