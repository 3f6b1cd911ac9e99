import Content
import Diagnostics
import Rendering
import TagModel

/// Finds and reads the files of a site.
struct SiteReader {
  private let options: BuildOptions
  let root: SiteRoot
  private var known: KnownPages?
  var diagnostics: [Diagnostic] = []

  /// - Parameter known: pages that were read before; `nil` if none need be known later either.
  init(_ options: BuildOptions, known: KnownPages? = nil) {
    self.options = options
    self.known = known
    root = SiteRoot(path: options.source)
  }

  /// Reads everything; files that cannot be read are reported, all in one run.
  mutating func read() async throws(DiskError) -> SiteSource {
    var (configuration, siteTree) = try readConfiguration()
    if let baseURL = options.baseURL { configuration.baseURL = baseURL }
    while configuration.baseURL.hasSuffix("/") { configuration.baseURL.removeLast() }
    let output = options.output ?? root.path(configuration.output)
    let read = try await readPages(configuration: configuration, siteTree, output: output)
    let defaults = try readFolderDefaults(read, configuration, siteTree) + configuration.pageDefaults
    var pages = Cascade(read, others: defaults).applied(to: read)
    place(&pages, configuration, siteTree.dialect)
    if configuration.notesTemplates { diagnostics += TemplateNotes(pages).diagnostics }
    let registries = try readRegistries(configuration, siteTree)
    let icons = readIcons(configuration, registries, pages)
    var staticFiles = try readStaticFiles()
    let own = Set(staticFiles.map(\.path))
    staticFiles += try readResources(configuration, siteTree).filter { !own.contains($0.path) }
    let (published, heldBack) = published(pages, siteTree.dialect)
    return SiteSource(
      configuration: configuration, dialect: siteTree.dialect, published: published, heldBack: heldBack,
      days: days(of: pages), staticFiles: staticFiles,
      staticFolder: root.path("static"),
      templates: try readTemplates(configuration), registries: registries, icons: icons, output: output,
      known: known,
      diagnostics: diagnostics)
  }

  /// What reads single pages as the whole build reads them.
  mutating func readPageFiles() throws(DiskError) -> PageFiles {
    let (configuration, tree) = try readConfiguration()
    let base = root.path(configuration.contentFolder ?? tree.contentFolder(root))
    return PageFiles(base: base, configuration: configuration, dialect: tree.dialect)
  }

  /// Reads the configuration alone, and where the site is written to.
  mutating func readOutput() throws(DiskError) -> (output: String, diagnostics: [Diagnostic]) {
    let (configuration, _) = try readConfiguration()
    return (options.output ?? root.path(configuration.output), diagnostics)
  }
}

extension SiteReader {
  /// Reads our own settings, over those that another generator has for the same site.
  private mutating func readConfiguration() throws(DiskError) -> (SiteConfiguration, SiteTree) {
    let found = ["tagcloud.toml", "tagcloud.yml", "tagcloud.yaml"].map(root.path).filter {
      Disk.kind($0) != nil
    }
    guard let path = options.configuration ?? found.first else {
      let tree = SiteTree(root, wanted: nil)
      return (try readForeignSettings(tree), tree)
    }
    if options.configuration == nil, found.count > 1 {
      diagnostics.append(.severalConfigurations(used: found[0], ignored: found[1]))
    }
    let bytes = try Disk.read(path)
    let own = Content.readConfiguration(bytes, path: path)
    diagnostics += own.diagnostics
    let tree = SiteTree(root, wanted: own.value.dialect)
    if tree.settings.isEmpty, ![.jekyll, .docusaurus].contains(tree.dialect) { return (own.value, tree) }
    let foreign = try readForeignSettings(tree)
    return (Content.readConfiguration(bytes, path: path, over: foreign).value, tree)
  }

  /// The registries of taxonomies: files with their names beside the configuration, such as `tags.toml`, and
  /// `tags.de.toml` for one language.
  private mutating func readRegistries(
    _ configuration: SiteConfiguration, _ siteTree: SiteTree
  ) throws(DiskError) -> TermRegistries {
    var registries = TermRegistries(try readRegistries(configuration.knownTaxonomies))
    for name in configuration.knownTaxonomies where registries.shared[name] == nil {
      registries.shared[name] = try readForeignRegistry(of: name, configuration, siteTree)
    }
    for language in configuration.pathLanguages {
      let names = configuration.knownTaxonomies.map { "\($0).\(language)" }
      let found = try readRegistries(names).map { ($0.dropLast(language.count + 1), $1) }
      registries.ofLanguage[language] = Dictionary(uniqueKeysWithValues: found.map { (String($0), $1) })
    }
    return registries
  }

  private mutating func readRegistries(_ names: [String]) throws(DiskError) -> [String: TermRegistry] {
    var registries: [String: TermRegistry] = [:]
    for name in names {
      let found = ["toml", "yml", "yaml"].map { root.path("\(name).\($0)") }.filter { Disk.kind($0) != nil }
      guard let path = found.first else { continue }
      if found.count > 1 { diagnostics.append(.severalConfigurations(used: path, ignored: found[1])) }
      let reading = readRegistry(try Disk.read(path), path: path)
      registries[name] = reading.value
      diagnostics += reading.diagnostics
    }
    return registries
  }

  /// The pictures of icons, wherever they are named.
  private mutating func readIcons(
    _ configuration: SiteConfiguration, _ registries: TermRegistries, _ pages: [PageSource]
  ) -> SiteIcons {
    var places = configuration.iconPlaces
    for more in registries.all.map(\.iconPlaces) + pages.lazy.map(\.iconPlaces) where !more.isEmpty {
      places.merge(more) { min($0, $1) }
    }
    let icons = SiteIcons(places, root: root)
    diagnostics += icons.diagnostics
    return icons
  }

  private mutating func readPages(
    configuration: SiteConfiguration, _ siteTree: SiteTree, output: String
  ) async throws(DiskError) -> [PageSource] {
    let folder = configuration.contentFolder ?? siteTree.contentFolder(root)
    let base = root.path(folder)
    guard Disk.isFolder(base) else {
      diagnostics.append(.noSource(base))
      return []
    }
    if !folder.isEmpty, (output + "/").hasPrefix(base + "/") {
      diagnostics.append(.outputInsideContent(output, content: base))
      return []
    }
    var tree = FolderTree(
      base, leavingOut: folder.isEmpty ? ["static", "templates"] : [], output: output,
      skipsFolder: { siteTree.skipsFolder($0, configuration) })
    let paths = siteTree.pages(among: try tree.files { siteTree.isMarkdown($0) }, configuration)
    diagnostics += tree.diagnostics
    if paths.isEmpty { diagnostics.append(.noPages(in: base)) }
    let pages = PageFiles(base: base, configuration: configuration, dialect: siteTree.dialect)
    let readings: [Reading<PageSource>]
    if let known {
      (readings, self.known) = await known.read(paths, from: pages, jobs: options.jobs)
    } else {
      readings = await parallelMap(paths, jobs: options.jobs) { pages.read($0) }
    }
    diagnostics += readings.flatMap(\.diagnostics)
    return readings.map(\.value)
  }

  /// The pages that are to be published, and how many are not.
  private func published(
    _ pages: [PageSource], _ dialect: Dialect
  ) -> (pages: [PageSource], heldBack: HeldBackPages) {
    var heldBack = HeldBackPages()
    let published = pages.indices.filter { index in
      guard let reason = reason(toHoldBack: index, of: pages, dialect) else { return true }
      heldBack[keyPath: reason] += 1
      return false
    }
    return (heldBack.isEmpty ? pages : published.map { pages[$0] }, heldBack)
  }

  /// Why a page is not published; `nil` if it is.
  private func reason(
    toHoldBack index: Int, of pages: [PageSource], _ dialect: Dialect
  ) -> WritableKeyPath<HeldBackPages, Int>? {
    if pages[index].draft, !options.drafts { return \.drafts }
    if let expiry = pages[index].expiry, expiry.secondsSince1970 <= options.now { return \.expired }
    let date = pages[index].publication ?? (dialect.holdsBackFuture ? pages[index].date : nil)
    guard let date, !options.future, date.secondsSince1970 > options.now else { return nil }
    return \.future
  }

  /// From when until when no page becomes one that is to be published, or stops to be one.
  private func days(of pages: [PageSource]) -> Range<Int> {
    var (first, next) = (Int.min, Int.max)
    for index in pages.indices {
      for date in [pages[index].date, pages[index].publication, pages[index].expiry] {
        guard let time = date?.secondsSince1970 else { continue }
        if time <= options.now { first = max(first, time) } else { next = min(next, time) }
      }
    }
    return first..<next
  }

  private mutating func readStaticFiles() throws(DiskError) -> [OutputFile] {
    let base = root.path("static")
    guard Disk.isFolder(base) else { return [] }
    var tree = FolderTree(base, keepsHidden: true)
    var files: [OutputFile] = []
    for path in try tree.files(where: { _ in true }) {
      files.append(OutputFile(path: path, bytes: try Disk.read(base.appending(path: path))))
    }
    diagnostics += tree.diagnostics
    return files
  }

  /// The files beside the pages that are published as they are.
  private func readResources(
    _ configuration: SiteConfiguration, _ siteTree: SiteTree
  ) throws(DiskError) -> [OutputFile] {
    let folder = configuration.contentFolder ?? siteTree.contentFolder(root)
    let base = root.path(folder)
    guard siteTree.hasResources, !folder.isEmpty, Disk.isFolder(base) else { return [] }
    var tree = FolderTree(base)
    var files: [OutputFile] = []
    for path in try tree.files(where: { !Self.isWritten($0) }) {
      files.append(OutputFile(path: path, bytes: try Disk.read(base.appending(path: path))))
    }
    return files
  }

  /// Whether a file is a page, or stands where one might.
  private static func isWritten(_ name: String) -> Bool {
    name.isMarkdownPath || name.hasSuffix(".html")
  }

  private mutating func readTemplates(_ configuration: SiteConfiguration) throws(DiskError) -> PageTemplates {
    let base = root.path("templates")
    var overrides: [String: [UInt8]] = [:]
    if Disk.isFolder(base) {
      var tree = FolderTree(base)
      for path in try tree.files(where: { _ in true }) {
        overrides[path] = try Disk.read(base.appending(path: path))
      }
      diagnostics += tree.diagnostics
    }
    let (templates, problems) = PageTemplates.make(
      overrides: overrides, folder: base, taxonomies: configuration.knownTaxonomies)
    diagnostics += problems
    return templates
  }
}

/// The folder of a site, from which its own paths start.
struct SiteRoot: Sendable {
  let path: String

  /// A path below the folder, as an author would type it from where the program was started.
  func path(_ part: String) -> String {
    if part.isEmpty { return path }
    return path == "." ? part : path.appending(path: part)
  }
}
