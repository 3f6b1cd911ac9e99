import Rendering
import TagLayout
import TagModel

/// Turns an arranged site into files.
struct SiteRenderer: Sendable {
  /// What the stages before have made.
  struct Input: Sendable {
    var site: ResolvedSite
    /// The clouds of each page, in place.
    var clouds: [[PlacedCloud]]
    var fonts: WebFonts
    var localFaces: LocalFaces
    /// The faces that the labels of each page are drawn with, as indices into the catalog, ascending.
    var labelFaces: [[Int]]
    var classes: StyleClasses
    /// The `font-family` list of each text style.
    var families: [TextStyle: String]
    var templates: PageTemplates
    /// The paths of the files that are copied as they are.
    var staticFiles: Set<String>
  }

  private let input: Input
  private let stylesheet: OutputFile
  private let vocabulary: Vocabulary

  init(_ input: Input) {
    self.input = input
    vocabulary = Vocabulary(language: input.site.configuration.language)
    let faces = input.fonts.rules.map(\.css).joined() + input.localFaces.css
    let css =
      faces + input.templates.theme + input.templates.cloudBase
      + input.classes.css { input.families[$0] ?? "sans-serif" }
    stylesheet = OutputFile(hashed: "assets/site", extension: "css", text: css)
  }

  /// Renders every file of the site, in the order of their paths.
  func files(jobs: Int) async -> [OutputFile] {
    let templates = input.templates.compiled()
    let pages = await parallelMap(Array(input.site.pages.indices), jobs: jobs) { render($0, templates) }
    var files = pages.flatMap(\.files) + input.fonts.files
    let hashes = zip(input.site.pages, pages).compactMap { page, rendered in
      rendered.styleHash.map { (page: page.address.path, hash: $0) }
    }
    if configuration.css == .inline {
      files.append(OutputFile(path: "csp.json", text: StyleHashes.json(hashes)))
    }
    files += redirects(templates) + siteMap
    files.append(stylesheet)
    files.append(OutputFile(path: "heights.json", text: HeightIndex.json(heightEntries)))
    files.append(OutputFile(path: "heights.schema.json", text: input.templates.heightsSchema))
    files += input.site.taxonomies.map {
      OutputFile(path: "\($0.name).json", text: TermFile.json($0, of: input.site))
    }
    let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    // Pages with the same clouds share one hashed style sheet.
    return sorted.enumerated().compactMap { index, file in
      index > 0 && file == sorted[index - 1] ? nil : file
    }
  }
}

extension SiteRenderer {
  private var configuration: SiteConfiguration { input.site.configuration }

  private var heightEntries: [HeightIndex.Entry] {
    zip(input.site.pages, input.clouds).flatMap { page, clouds in
      clouds.map { HeightIndex.Entry(page: page.address.path, $0) }
    }
  }

  /// A page as files.
  private struct RenderedPage: Sendable {
    /// The page, and its own style sheet if that is a file.
    var files: [OutputFile] = []
    /// The hash of its `<style>` element, if it has one.
    var styleHash: String?
  }

  private func render(_ index: Int, _ templates: CompiledTemplates) -> RenderedPage {
    let page = input.site.pages[index]
    let rendered = input.clouds[index].map { RenderedCloud($0, classes: input.classes) }
    var content = PageContent(page.kind.template)
    content.frame = frame(of: page, labelFaces: input.labelFaces[index])
    fill(&content, from: page, rendered)
    var result = RenderedPage()
    let css = rendered.map(\.css).joined()
    if !css.isEmpty {
      switch configuration.css {
      case .inline:
        content.style = css
        result.styleHash = SHA256.base64(of: Array(css.utf8))
      case .external:
        let sheet = OutputFile(hashed: "assets/clouds", extension: "css", text: css)
        content.styleURL = link(from: page, toFile: sheet.path)
        result.files.append(sheet)
      }
    }
    result.files.append(OutputFile(path: page.file, bytes: templates.render(content)))
    return result
  }

  /// A small page at each further address of a page.
  private func redirects(_ templates: CompiledTemplates) -> [OutputFile] {
    input.site.pages.flatMap { page in
      page.aliases.map { alias in
        var content = PageContent(.redirect)
        content.language = page.language
        content.direction = page.textDirection.rawValue
        content.title = page.title
        content.documentTitle = "\(page.title) – \(configuration.title)"
        content.target = input.site.linkStyle.link(from: alias, to: page.address)
        if !configuration.baseURL.isEmpty { content.canonicalURL = fullAddress(of: page) }
        return OutputFile(path: alias.file, bytes: templates.render(content))
      }
    }
  }

  /// What search engines read; it needs full addresses, and gives way to files of the author's.
  private var siteMap: [OutputFile] {
    if configuration.baseURL.isEmpty || !configuration.siteMap { return [] }
    let listed = input.site.pages.filter { $0.kind != .notFound && !$0.isUnlisted }.map {
      (url: fullAddress(of: $0), changed: ($0.updated ?? $0.date).map { PageContent.Day($0).iso })
    }
    let robots = SiteMap.robots(configuration.baseURL + "/sitemap.xml")
    return [("sitemap.xml", SiteMap.xml(listed)), ("robots.txt", robots)]
      .filter { !input.staticFiles.contains($0.0) }.map { OutputFile(path: $0.0, text: $0.1) }
  }

  private func fullAddress(of page: SitePage) -> String {
    configuration.baseURL + percentEncoded(page.address.path)
  }

  private func fill(_ content: inout PageContent, from page: SitePage, _ rendered: [RenderedCloud]) {
    content.language = page.language
    content.direction = page.textDirection.rawValue
    content.title = page.title
    content.isHome = page.kind != .notFound && page.address == .home
    content.documentTitle = content.isHome ? configuration.title : "\(page.title) – \(configuration.title)"
    content.description = page.description
    content.isHeaded = page.isHeaded
    content.body = page.body.map { part in
      switch part {
      case .html(let html): html
      case .link(let url): escapedForHTML(url)
      case .cloud(let index): rendered[index].html
      }
    }.joined()
    content.cloud = page.mainCloud.map { rendered[$0].html }
    content.otherClouds = page.otherClouds.map {
      PageContent.TitledCloud(title: $0.title, html: rendered[$0.cloud].html)
    }
    content.date = page.date.map(PageContent.Day.init)
    content.updated = page.updated.map(PageContent.Day.init)
    content.count = page.entries.count
    content.countText = vocabulary.pages(page.entries.count)
    switch page.kind {
    case .taxonomy(let index): fill(&content, from: input.site.taxonomies[index], on: page)
    case .term(let index): fill(&content, from: input.site.terms[index], on: page)
    case .content, .home, .notFound: break
    }
    content.entries = page.entries.map { entry(input.site.pages[$0], on: page) }
    if !configuration.baseURL.isEmpty, page.kind != .notFound {
      content.canonicalURL = fullAddress(of: page)
    }
    content.isUnlisted = page.kind == .notFound || page.isUnlisted
  }

  private func fill(_ content: inout PageContent, from taxonomy: Taxonomy, on page: SitePage) {
    content.count = taxonomy.terms.count
    content.taxonomy = PageContent.Link(
      label: taxonomy.title, url: link(from: page, to: taxonomy.address), isCurrent: true)
    if let shown = page.mainCloud.map({ page.clouds[$0].chips.count }), shown < taxonomy.terms.count {
      content.omission = vocabulary.tagsNotShown(taxonomy.terms.count - shown)
    }
  }

  private func fill(_ content: inout PageContent, from term: Term, on page: SitePage) {
    let taxonomy = input.site.taxonomies[term.taxonomy]
    content.taxonomy = PageContent.Link(label: taxonomy.title, url: link(from: page, to: taxonomy.address))
    content.parents = sequence(first: term) { $0.parent.map { input.site.terms[$0] } }.dropFirst().map {
      PageContent.Link(label: $0.label, url: link(from: page, to: taxonomy.address(ofSlug: $0.slug)))
    }.reversed()
  }

  private func entry(_ target: SitePage, on page: SitePage) -> PageContent.Entry {
    PageContent.Entry(
      title: target.title, url: input.site.linkStyle.link(from: page.address, to: target.address),
      description: target.description, date: target.date.map(PageContent.Day.init))
  }

  private func frame(of page: SitePage, labelFaces: [Int]) -> PageContent.Frame {
    var frame = PageContent.Frame()
    frame.siteTitle = configuration.title
    frame.siteDescription = configuration.description
    frame.homeURL = link(from: page, to: .home)
    frame.taxonomies = input.site.taxonomies.map {
      PageContent.Link(label: $0.title, url: link(from: page, to: $0.address))
    }
    frame.menu = configuration.menu.map { menuLink($0, on: page) }
    frame.stylesheetURL = link(from: page, toFile: stylesheet.path)
    frame.preloadURLs = labelFaces.compactMap { input.fonts.labelFiles[$0] }.map {
      link(from: page, toFile: $0)
    }
    frame.iconURL = ["favicon.svg", "favicon.ico", "favicon.png"].first(where: input.staticFiles.contains)
      .map { link(from: page, toFile: $0) }
    frame.generator = "tagcloud \(Version.current)"
    return frame
  }

  private func menuLink(_ item: MenuItem, on page: SitePage) -> PageContent.Link {
    guard item.url.hasPrefix("/") else { return PageContent.Link(label: item.label, url: item.url) }
    let folder = item.url.split(separator: "/").joined(separator: "/")
    let isCurrent = page.address.folder == folder || page.address.folder.hasPrefix(folder + "/")
    return PageContent.Link(
      label: item.label, url: link(from: page, to: PageAddress(folder: folder)), isCurrent: isCurrent)
  }

  /// The page for missing addresses is shown at any depth, so its links start from the site's root.
  private func link(from page: SitePage, to target: PageAddress) -> String {
    guard page.kind == .notFound, !configuration.baseURL.isEmpty else {
      return input.site.linkStyle.link(from: page.address, to: target)
    }
    return configuration.basePath + String(percentEncoded(target.path).dropFirst())
  }

  private func link(from page: SitePage, toFile path: String) -> String {
    guard page.kind == .notFound, !configuration.baseURL.isEmpty else {
      return input.site.linkStyle.link(from: page.address, toFile: path)
    }
    return configuration.basePath + percentEncoded(path)
  }
}

extension SitePage.Kind {
  fileprivate var template: PageContent.Template {
    switch self {
    case .content, .home: .page
    case .taxonomy: .tags
    case .term: .term
    case .notFound: .notFound
    }
  }
}
