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
  /// What cannot be read, but for pages.
  private(set) var missing: [DiskError] = []
  private var lacksSettings = false

  /// - Parameter known: pages that were read before; `nil` if none need be known later either.
  init(_ options: BuildOptions, known: KnownPages? = nil) {
    self.options = options
    self.known = known
    root = SiteRoot(path: options.source)
  }

  /// Reads everything; files that cannot be read are reported, all in one run.
  mutating func read() async throws(BuildStop) -> SiteSource {
    let source = await readAll()
    if missing.isEmpty { return source }
    let unreadable = missing.flatMap { BuildStop($0).diagnostics }
    // What the settings make of the other files is not known; that some cannot be read either, is.
    let others = lacksSettings ? diagnostics.filter { $0.id == unreadable.first?.id } : diagnostics
    throw BuildStop(diagnostics: unreadable + others)
  }

  private mutating func readAll() async -> SiteSource {
    var (configuration, siteTree) = readConfiguration()
    if let baseURL = options.baseURL { configuration.baseURL = baseURL }
    while configuration.baseURL.hasSuffix("/") { configuration.baseURL.removeLast() }
    let output = options.output ?? root.path(configuration.output)
    let read = await readPages(configuration: configuration, siteTree, output: output)
    let defaults = readFolderDefaults(read, configuration, siteTree) + configuration.pageDefaults
    var pages = Cascade(read, others: defaults).applied(to: read)
    place(&pages, configuration, siteTree.dialect)
    if configuration.notesTemplates { diagnostics += TemplateNotes(pages).diagnostics }
    let registries = readRegistries(configuration, siteTree)
    let icons = readIcons(configuration, registries, pages)
    var staticFiles = readStaticFiles()
    let own = Set(staticFiles.map(\.path))
    staticFiles += readResources(configuration, siteTree).filter { !own.contains($0.path) }
    var (published, heldBack) = published(pages, siteTree.dialect)
    let base = root.path(configuration.contentFolder ?? siteTree.contentFolder(root))
    navigate(&published, &configuration, base: base)
    return SiteSource(
      configuration: configuration, dialect: siteTree.dialect, published: published, heldBack: heldBack,
      days: days(of: pages), staticFiles: staticFiles,
      staticFolder: root.path("static"),
      templates: readTemplates(configuration), registries: registries, icons: icons, output: output,
      known: known,
      diagnostics: diagnostics)
  }

  /// What reads single pages as the whole build reads them.
  mutating func readPageFiles() throws(DiskError) -> PageFiles {
    let (configuration, tree) = readConfiguration()
    if let first = missing.first { throw first }
    let base = root.path(configuration.contentFolder ?? tree.contentFolder(root))
    return PageFiles(base: base, configuration: configuration, dialect: tree.dialect)
  }

  /// Reads the configuration alone, and where the site is written to.
  mutating func readOutput() throws(DiskError) -> (output: String, diagnostics: [Diagnostic]) {
    let (configuration, _) = readConfiguration()
    if let first = missing.first { throw first }
    return (options.output ?? root.path(configuration.output), diagnostics)
  }
}

extension SiteReader {
  /// The bytes of a file; `nil` for one that cannot be read, which is remembered.
  mutating func bytes(of path: String) -> [UInt8]? {
    do throws(DiskError) { return try Disk.readFile(path) } catch {
      missing.append(error)
      return nil
    }
  }

  /// The files of a folder, by their paths in it; what is passed over or cannot be read is remembered.
  private mutating func files(
    of tree: FolderTree, in base: String, where isWanted: (String) -> Bool = { _ in true }
  ) -> [OutputFile] {
    var tree = tree
    let paths = tree.files(where: isWanted)
    // A folder may have been looked through for other files before.
    diagnostics += tree.diagnostics.filter { !diagnostics.contains($0) }
    missing += tree.unreadable.filter { !missing.contains($0) }
    return paths.compactMap { path in
      bytes(of: base.appending(path: path)).map { OutputFile(path: path, bytes: $0) }
    }
  }

  /// Reads our own settings, over those that another generator has for the same site.
  private mutating func readConfiguration() -> (SiteConfiguration, SiteTree) {
    let found = ["tagcloud.toml", "tagcloud.yml", "tagcloud.yaml"].map(root.path).filter {
      Disk.kind($0) != nil
    }
    guard let path = options.configuration ?? found.first else {
      let tree = SiteTree(root, wanted: nil)
      let configuration = readForeignSettings(tree)
      lacksSettings = !missing.isEmpty
      return (configuration, tree)
    }
    if options.configuration == nil, found.count > 1 {
      diagnostics.append(.severalConfigurations(used: found[0], ignored: found[1]))
    }
    let bytes = bytes(of: path) ?? []
    let own = Content.readConfiguration(bytes, path: path)
    diagnostics += own.diagnostics
    let tree = SiteTree(root, wanted: own.value.dialect)
    defer { lacksSettings = !missing.isEmpty }
    if tree.settings.isEmpty, ![.jekyll, .docusaurus].contains(tree.dialect) { return (own.value, tree) }
    let foreign = readForeignSettings(tree)
    return (Content.readConfiguration(bytes, path: path, over: foreign).value, tree)
  }

  /// The registries of taxonomies: files with their names beside the configuration, such as `tags.toml`, and
  /// `tags.de.toml` for one language.
  private mutating func readRegistries(
    _ configuration: SiteConfiguration, _ siteTree: SiteTree
  ) -> TermRegistries {
    var registries = TermRegistries(readRegistries(configuration.knownTaxonomies))
    for name in configuration.knownTaxonomies where registries.shared[name] == nil {
      registries.shared[name] = readForeignRegistry(of: name, configuration, siteTree)
    }
    for language in configuration.pathLanguages {
      let names = configuration.knownTaxonomies.map { "\($0).\(language)" }
      let found = readRegistries(names).map { ($0.dropLast(language.count + 1), $1) }
      registries.ofLanguage[language] = Dictionary(uniqueKeysWithValues: found.map { (String($0), $1) })
    }
    return registries
  }

  private mutating func readRegistries(_ names: [String]) -> [String: TermRegistry] {
    var registries: [String: TermRegistry] = [:]
    for name in names {
      let found = ["toml", "yml", "yaml"].map { root.path("\(name).\($0)") }.filter { Disk.kind($0) != nil }
      guard let path = found.first else { continue }
      if found.count > 1 { diagnostics.append(.severalConfigurations(used: path, ignored: found[1])) }
      guard let bytes = bytes(of: path) else { continue }
      let reading = readRegistry(bytes, path: path)
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
  ) async -> [PageSource] {
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
    let written = siteTree.pages(among: tree.files { siteTree.isMarkdown($0) }, configuration)
    diagnostics += tree.diagnostics
    missing += tree.unreadable
    if written.isEmpty, tree.unreadable.isEmpty { diagnostics.append(.noPages(in: base)) }
    var pages = PageFiles(base: base, configuration: configuration, dialect: siteTree.dialect)
    let paths = pages.withUntranslated(written)
    let readings: [Reading<PageSource>]
    if let known {
      (readings, self.known) = await known.read(paths, from: pages, jobs: options.jobs)
    } else {
      readings = await parallelMap(paths, jobs: options.jobs) { [pages] in pages.read($0) }
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

  private mutating func readStaticFiles() -> [OutputFile] {
    let base = root.path("static")
    guard Disk.isFolder(base) else { return [] }
    return files(of: FolderTree(base, keepsHidden: true), in: base)
  }

  /// The files beside the pages that are published as they are.
  private mutating func readResources(
    _ configuration: SiteConfiguration, _ siteTree: SiteTree
  ) -> [OutputFile] {
    let folder = configuration.contentFolder ?? siteTree.contentFolder(root)
    let base = root.path(folder)
    guard siteTree.hasResources, !folder.isEmpty, Disk.isFolder(base) else { return [] }
    return files(of: FolderTree(base), in: base) { !Self.isWritten($0) }
  }

  /// Whether a file is a page, or stands where one might.
  private static func isWritten(_ name: String) -> Bool {
    name.isMarkdownPath || name.hasSuffix(".html")
  }

  private mutating func readTemplates(_ configuration: SiteConfiguration) -> PageTemplates {
    let base = root.path("templates")
    var overrides: [String: [UInt8]] = [:]
    if Disk.isFolder(base) {
      for file in files(of: FolderTree(base), in: base) { overrides[file.path] = file.bytes }
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
