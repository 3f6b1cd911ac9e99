import Diagnostics
import Rendering
import TagModel

/// The files that a build makes of a site, each made when it is asked for; which there are is known before.
///
/// A preview shows few pages between two changes of a site, so it need not render all of them.
struct FilesOnDemand: Sendable {
  /// What a file is made from.
  private enum Origin: Sendable {
    case ready([UInt8])
    /// A page, by index: the page itself, its style sheet, or its feed.
    case page(Int)
    /// A page that a further address leads to, by index.
    case redirect(Int)
    /// What is said about all pages.
    case data
  }

  private var renderer: SiteRenderer?
  private var origins: [String: Origin] = [:]

  /// Takes files that are made already.
  init(_ files: [OutputFile]) { add(files) }

  /// Adds files that are made already.
  mutating func add(_ files: [OutputFile]) {
    for file in files { origins[file.path] = .ready(file.bytes) }
  }

  /// Finds out which files a site of pages has.
  ///
  /// Cost: O(pages); style sheets that are named by their content are made.
  init(_ renderer: SiteRenderer, jobs: Int) async {
    self.init(renderer.sharedFiles)
    self.renderer = renderer
    for path in renderer.dataPaths { origins[path] = .data }
    let pages = renderer.input.site.pages
    let paths = await parallelMap(Array(pages.indices), jobs: jobs) { renderer.paths(ofPage: $0) }
    for (index, page) in pages.enumerated() {
      for alias in page.aliases { origins[alias.file] = .redirect(index) }
    }
    for index in pages.indices {
      for path in paths[index] { origins[path] = .page(index) }
    }
  }

  /// Where there are files.
  var paths: some Sequence<String> { origins.keys }

  /// Whether there is a file at a path.
  func has(_ path: String) -> Bool { origins[path] != nil }

  /// The content of a file; `nil` where there is none.
  func bytes(of path: String) -> [UInt8]? {
    guard let origin = origins[path] else { return nil }
    if case .ready(let bytes) = origin { return bytes }
    return renderer.flatMap { Self.files(from: origin, $0).first { $0.path == path } }?.bytes
  }

  /// Puts other words into a page, of which everything else is as it was.
  mutating func rewrite(page index: Int, body: [SitePage.Part]) {
    renderer?.rewrite(page: index, body: body)
  }

  private static func files(from origin: Origin, _ renderer: SiteRenderer) -> [OutputFile] {
    switch origin {
    case .ready: []
    case .page(let index): renderer.render(index, renderer.input.templates.compiled()).files
    case .redirect(let index):
      renderer.redirects(to: renderer.input.site.pages[index], renderer.input.templates.compiled())
    case .data: renderer.dataFiles
    }
  }
}

extension SiteRenderer {
  /// The files that a page becomes, without its further addresses.
  fileprivate func paths(ofPage index: Int) -> [String] {
    let page = input.site.pages[index]
    var paths = [page.file]
    if page.isFirstPart, let feed = feedPath(of: page) { paths.append(feed) }
    if configuration.css == .external {
      let css = input.clouds[index].map { RenderedCloud($0, classes: input.classes).css }.joined()
      if !css.isEmpty { paths.append(Self.styleSheet(css).path) }
    }
    return paths
  }

  /// Where the files about all pages are.
  fileprivate var dataPaths: [String] {
    ["heights.json", "heights.schema.json"] + input.site.taxonomies.map(path(ofTermsOf:))
      + (configuration.css == .inline ? [Self.hashesPath] : [])
  }

  /// The files about all pages.
  fileprivate var dataFiles: [OutputFile] {
    let templates = input.templates.compiled()
    let pages = input.site.pages.indices.map { render($0, templates) }
    return data(heights: pages.flatMap(\.heights)) + styleHashes(of: pages)
  }

  /// What is wrong with pages that has to be looked for in what is written.
  var problems: [Diagnostic] {
    let filtered = input.site.pages.indices.filter { input.site.pages[$0].isFiltered }
    if filtered.isEmpty { return [] }
    let templates = input.templates.compiled()
    return filtered.compactMap { render($0, templates).problem }
  }
}
