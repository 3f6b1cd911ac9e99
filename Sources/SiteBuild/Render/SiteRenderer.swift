import Diagnostics
import Rendering
import TagLayout
import TagModel

/// What an arranged site becomes.
struct RenderedSite: Sendable {
  var files: [OutputFile]
  /// Where the bodies of written pages stand in them.
  var bodies: [BodyPlace] = []
  /// What is wrong with how pages are written.
  var diagnostics: [Diagnostic] = []
}

/// Turns an arranged site into files.
struct SiteRenderer: Sendable {
  /// What the stages before have made.
  struct Input: Sendable {
    var site: ResolvedSite
    /// The clouds of each page, in place.
    var clouds: [[PlacedCloud]]
    var fonts: WebFonts
    var localFaces: LocalFaces
    var icons: IconFiles
    /// The faces that the labels of each page are drawn with, as indices into the catalog, ascending.
    var labelFaces: [[Int]]
    var classes: StyleClasses
    /// The `font-family` list of each text style.
    var families: [TextStyle: String]
    var templates: PageTemplates
    /// The paths of the files that are copied as they are.
    var staticFiles: Set<String>
  }

  private(set) var input: Input
  let stylesheet: OutputFile
  /// What clouds need of the shared style sheet.
  private let cloudCSS: String
  private let vocabularies: Vocabularies
  /// The component, if a cloud needs it.
  private let runtime: RuntimeAssets?
  /// The words of the templates in each language.
  private let words: [String: MustacheObject]
  /// The first pages of the intersections that each term is in, as indices into the site's pages.
  let intersections: [Int: [Int]]
  /// The pages that are translations of each other.
  let translations: Translations
  private let feeds: SiteFeeds
  /// The path of the feed of each edition, if it has one.
  private let editionFeeds: [String?]
  /// The pages as listings at the site's root show them.
  private let entries: [PageContent.Entry]
  /// What pages in one language of an edition have alike that are as deep in the site and have labels in the same faces.
  private var frames: [FrameKey: Shared<MustacheObject>] = [:]

  init(_ input: Input) {
    self.input = input
    let languages = Set(input.site.pages.indices.lazy.map { input.site.pages[$0].language })
    vocabularies = Vocabularies(input.site.configuration, languages: languages)
    let taxonomy = input.site.taxonomies[0]
    words = Dictionary(
      uniqueKeysWithValues: languages.map { [vocabularies] in
        ($0, vocabularies[$0].wordsOfTemplates(taxonomy))
      })
    let feeds = SiteFeeds(input.site)
    self.feeds = feeds
    editionFeeds = input.site.editions.map { edition in
      input.site.pages.first { $0.address == edition.home && $0.kind != .notFound }.flatMap(feeds.path)
    }
    intersections = input.site.intersections
    translations = Translations(input.site)
    let faces = input.fonts.rules.map(\.css).joined() + input.localFaces.css
    let looks = input.classes.css(families: { input.families[$0] ?? "sans-serif" }, icons: input.icons.url)
    let hasRuntime = input.clouds.contains { $0.contains { $0.runtime != nil } }
    runtime = hasRuntime ? RuntimeAssets(isHashed: input.site.configuration.emission == .pages) : nil
    let base = input.templates.cloudBase + (hasRuntime ? input.templates.runtimeBase : "")
    cloudCSS = faces + base + looks
    let theme = input.templates.css(of: input.site.configuration.theme)
    let css = faces + theme + base + looks
    stylesheet = OutputFile(hashed: "assets/site", extension: "css", text: css)
    // Pages are looked at where they are: each one that is taken out of the array is copied.
    let pages = input.site.pages
    entries = pages.indices.map { page in
      PageContent.Entry(
        title: pages[page].title, url: input.site.linkStyle.linkFromRoot(to: pages[page].address),
        description: pages[page].description, date: pages[page].date.map(PageContent.Day.init))
    }
    for page in pages.indices {
      let key = FrameKey(pages[page], input.labelFaces[page])
      if frames[key] != nil { continue }
      frames[key] = Shared(frame(of: pages[page], labelFaces: input.labelFaces[page]).values)
    }
  }

  /// A page in the listing of another page.
  func entry(_ target: Int, on page: SitePage) -> PageContent.Entry {
    var entry = entries[target]
    entry.url = input.site.linkStyle.link(withPrefix: page.address.rootPrefix, to: entry.url)
    entry.data = page.filterData(of: target)
    return entry
  }

  /// Renders every file of the site, in the order of their paths.
  ///
  /// - Parameters:
  ///   - fragment: the path of a fragment with the cloud of all terms; `nil` for none.
  ///   - place: what is done with each page at once.
  func files(
    jobs: Int, fragment: String?, place: @escaping @Sendable (OutputFile) -> OutputFile
  ) async -> RenderedSite {
    if configuration.emission == .fragments { return RenderedSite(files: fragments(alsoAt: fragment)) }
    let pages = await parallelMap(
      Array(input.site.pages.indices), jobs: jobs, state: { input.templates.compiled() }
    ) { templates, index in
      var page = render(index, templates)
      page.files = page.files.map(place)
      return page
    }
    let (files, forPrograms) = await bothOf(jobs: jobs) {
      sorted(pages.flatMap(\.files) + sharedFiles + styleHashes(of: pages) + redirects)
    } _: {
      data(heights: pages.flatMap(\.heights))
    }
    let others = fragment.map { fragmentFiles.cloudOfTerms(at: $0) } ?? []
    return RenderedSite(
      files: sorted(files + forPrograms + others), bodies: pages.compactMap(\.body),
      diagnostics: pages.compactMap(\.problem))
  }

  /// Pages at further addresses that lead to where their pages are.
  private var redirects: [OutputFile] {
    let templates = input.templates.compiled()
    return input.site.pages.indices.flatMap {
      input.site.pages[$0].aliases.isEmpty ? [] : redirects(to: input.site.pages[$0], templates)
    }
  }

  /// The file of the hashes of all pages' own styles, where those stand in the pages.
  func styleHashes(of pages: [RenderedPage]) -> [OutputFile] {
    if configuration.css != .inline { return [] }
    let hashes = pages.indices.compactMap { index in
      pages[index].styleHash.map { (page: input.site.pages[index].address.path, hash: $0) }
    }
    return [OutputFile(path: Self.hashesPath, text: StyleHashes.json(hashes))]
  }

  /// Where the hashes of the pages' own styles are.
  static let hashesPath = "csp.json"

  /// The files of a site of pages that are made of no page's own content.
  var sharedFiles: [OutputFile] {
    input.fonts.files + input.icons.files + [stylesheet] + (runtime?.files ?? []) + siteMaps
  }
}

extension SiteRenderer {
  private var fragmentFiles: FragmentFiles {
    FragmentFiles(input.site, clouds: input.clouds, classes: input.classes, sharedCSS: cloudCSS)
  }

  /// The clouds as fragments, and what goes with them.
  private func fragments(alsoAt path: String?) -> [OutputFile] {
    var (files, heights) = fragmentFiles.all()
    // The style sheet has the rules of this cloud already.
    if let path { files += fragmentFiles.cloudOfTerms(at: path).prefix(1) }
    let own = input.fonts.files + input.icons.files + (runtime?.files ?? [])
    return sorted(files + own + data(heights: heights.map(HeightIndex.Line.init)))
  }

  /// The files for other programs.
  func data(heights: [HeightIndex.Line]) -> [OutputFile] {
    [
      OutputFile(path: "heights.json", text: HeightIndex.json(lines: heights)),
      OutputFile(path: "heights.schema.json", text: input.templates.heightsSchema),
    ]
      + input.site.taxonomies.map {
        OutputFile(path: path(ofTermsOf: $0), text: TermFile.json($0, of: input.site))
      }
  }

  /// Where the file with the terms of a taxonomy is.
  func path(ofTermsOf taxonomy: Taxonomy) -> String {
    input.site.editions[taxonomy.edition].file("\(taxonomy.name).json")
  }

  private func sorted(_ files: [OutputFile]) -> [OutputFile] {
    let sorted = files.sorted { $0.path.precedesInBytes($1.path) }
    // Pages with the same clouds share one hashed style sheet.
    return sorted.enumerated().compactMap { index, file in
      index > 0 && file == sorted[index - 1] ? nil : file
    }
  }
}

extension SiteRenderer {
  /// The words for a page.
  func vocabulary(of page: SitePage) -> Vocabulary { vocabularies[page.language] }

  /// The words that templates put into a page.
  func words(of page: SitePage) -> MustacheObject { words[page.language] ?? [:] }

  var configuration: SiteConfiguration { input.site.configuration }

  /// The part of the site that a page belongs to.
  func edition(of page: SitePage) -> Edition { input.site.editions[page.edition] }

  /// A page as files.
  struct RenderedPage: Sendable {
    /// The page, and its own style sheet if that is a file.
    var files: [OutputFile] = []
    /// The hash of its `<style>` element, if it has one.
    var styleHash: String?
    /// Where its body stands.
    var body: BodyPlace?
    /// How high its clouds are.
    var heights: [HeightIndex.Line] = []
    /// What is wrong with it.
    var problem: Diagnostic?
  }

  func render(_ index: Int, _ templates: CompiledTemplates) -> RenderedPage {
    let page = input.site.pages[index]
    let rendered = input.clouds[index].map { RenderedCloud($0, classes: input.classes) }
    var content = PageContent(page.kind.template)
    content.frame = frames[FrameKey(page, input.labelFaces[index])]
    content.menu = edition(of: page).menu.map { menuLink($0, on: page) }
    fill(&content, from: page, rendered)
    fillLanguages(&content, ofPage: index)
    var result = RenderedPage()
    let path = page.address.path
    result.heights = input.clouds[index].map { HeightIndex.Line(HeightIndex.Entry(page: path, $0)) }
    let css = rendered.map(\.css).joined()
    if !css.isEmpty {
      switch configuration.css {
      case .inline:
        content.style = css
        result.styleHash = SHA256.base64(of: css)
      case .external:
        let sheet = Self.styleSheet(css)
        content.styleURL = link(from: page, toFile: sheet.path)
        result.files.append(sheet)
      }
    }
    if let runtime, input.clouds[index].contains(where: { $0.runtime != nil }) {
      content.runtimeURL = link(from: page, toFile: runtime.path)
    }
    if let path = feedPath(of: page) {
      if page.isFirstPart { result.files.append(feeds.feed(of: page, at: path)) }
      content.feeds.append(
        PageContent.Link(label: content.documentTitle, url: link(from: page, toFile: path)))
    }
    let edition = edition(of: page)
    if page.address != edition.home || page.kind == .notFound, let path = editionFeeds[page.edition] {
      content.feeds.append(PageContent.Link(label: edition.title, url: link(from: page, toFile: path)))
    }
    let (text, body) = templates.renderMarkingBody(content)
    result.problem = input.site.filterWithoutListing(on: page, in: text)
    result.files.append(OutputFile(path: page.file, bytes: text))
    result.body = body.flatMap { BodyPlace(page, at: $0) }
    return result
  }

  /// The rules of a page's own clouds as a file.
  static func styleSheet(_ css: String) -> OutputFile {
    OutputFile(hashed: "assets/clouds", extension: "css", text: css)
  }

  /// The path of the feed of what a page lists, unless the author has a file there.
  func feedPath(of page: SitePage) -> String? {
    feeds.path(of: page).flatMap { input.staticFiles.contains($0) ? nil : $0 }
  }

  /// A small page at each further address of a page.
  func redirects(to page: SitePage, _ templates: CompiledTemplates) -> [OutputFile] {
    page.aliases.map { alias in
      var content = PageContent(.redirect)
      content.language = page.language
      content.direction = page.textDirection.rawValue
      content.title = page.title
      content.documentTitle = "\(page.title) – \(edition(of: page).title)"
      content.target = input.site.linkStyle.link(from: alias, to: page.address)
      if !configuration.baseURL.isEmpty { content.canonicalURL = fullAddress(of: page) }
      return OutputFile(path: alias.file, bytes: templates.render(content))
    }
  }

  /// Puts other words into a page, of which everything else is as it was.
  mutating func rewrite(page index: Int, body: [SitePage.Part]) { input.site.pages[index].body = body }
}

extension SitePage.Kind {
  fileprivate var template: PageContent.Template {
    switch self {
    case .content, .home: .page
    case .taxonomy: .tags
    case .term, .intersection: .term
    case .notFound: .notFound
    }
  }
}
