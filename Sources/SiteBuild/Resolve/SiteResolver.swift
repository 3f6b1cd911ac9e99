import Diagnostics
import TagLayout
import TagModel

/// Turns what authors wrote into the site's pages, terms and clouds.
struct SiteResolver {
  private let configuration: SiteConfiguration
  private let sources: [PageSource]
  private let linkStyle: LinkStyle
  private let addresses: [PageAddress]
  private let terms: TermIndex
  private let termAddresses: [PageAddress]
  private let vocabulary: Vocabulary
  private let links: LinkResolver
  private let hiddenTags: HiddenTags
  private let folders: [String]
  private var diagnostics: [Diagnostic] = []

  /// Prepares to resolve pages.
  ///
  /// - Parameter sources: the pages that are to be published, in the order of their paths.
  init(_ sources: [PageSource], configuration: SiteConfiguration) {
    self.configuration = configuration
    let hiddenTags = HiddenTags(configuration.hiddenTags)
    self.hiddenTags = hiddenTags
    let sources = sources.map(hiddenTags.removed)
    self.sources = sources
    linkStyle = LinkStyle(namesIndexFile: configuration.baseURL.isEmpty)
    addresses = sources.map(PageAddress.init)
    terms = TermIndex(
      tagsOfPages: sources.map { $0.unlisted ? [] : $0.tags }, language: configuration.language)
    termAddresses = terms.terms.map { PageAddress(folder: "tags/\($0.slug)") }
    vocabulary = Vocabulary(language: configuration.language)
    folders = sources.map { $0.path.parentPath ?? "" }
    links = LinkResolver(sources, addresses: addresses, linkStyle: linkStyle)
  }

  /// Resolves the site.
  consuming func resolve() -> (ResolvedSite, [Diagnostic]) {
    diagnostics += terms.diagnostics
    checkAddresses()
    var pages = sources.indices.map { contentPage($0) }
    let content = pages.indices
    if !addresses.contains(.home) { pages.append(homePage(listing: content, of: pages)) }
    pages.append(tagsPage())
    for index in terms.terms.indices { pages.append(termPage(index, contentPages: pages)) }
    pages.append(notFoundPage())
    let site = ResolvedSite(
      configuration: configuration, linkStyle: linkStyle, pages: pages, terms: terms.terms,
      fontPlaces: fontPlaces)
    return (site, diagnostics)
  }
}

extension SiteResolver {
  private var fontPlaces: [String: Place] {
    sources.reduce(into: configuration.fontPlaces) { places, page in
      places.merge(page.fontPlaces) { first, _ in first }
    }
  }

  private var tagsAddress: PageAddress { PageAddress(folder: "tags") }

  private mutating func checkAddresses() {
    var owner: [PageAddress: Int] = [:]
    let reserved = Set(termAddresses + [tagsAddress, PageAddress(folder: "assets")])
    let aliases = sources.enumerated().flatMap { index, source in source.aliasAddresses.map { (index, $0) } }
    for (index, address) in Array(addresses.enumerated()) + aliases {
      let place = Place(path: sources[index].sourcePath)
      if reserved.contains(address) { diagnostics.append(.reservedAddress(address.path, at: place)) }
      if let other = owner.updateValue(index, forKey: address), other != index {
        let first = Place(path: sources[other].sourcePath)
        diagnostics.append(.addressCollision(address.path, first: first, second: place))
      }
    }
  }

  private func resolver(_ page: CloudResolver.Page) -> CloudResolver {
    CloudResolver(
      site: CloudResolver.Site(
        configuration: configuration, terms: terms, termAddresses: termAddresses,
        folders: folders, linkStyle: linkStyle, vocabulary: vocabulary, hiddenTags: hiddenTags),
      page: page)
  }

  private mutating func contentPage(_ index: Int) -> SitePage {
    let source = sources[index]
    let language = source.language ?? configuration.language
    let direction = source.textDirection ?? configuration.textDirection
    var clouds = resolver(
      CloudResolver.Page(
        address: addresses[index], folder: source.path.parentPath ?? "", language: language,
        textDirection: direction, tags: source.tags, styles: source.styles))
    var page = SitePage(
      kind: .content, address: addresses[index], title: source.displayTitle, language: language,
      textDirection: direction)
    page.description = source.description ?? ""
    page.aliases = source.aliasAddresses.filter { $0 != page.address }
    page.isUnlisted = source.unlisted
    page.weight = source.weight
    page.date = source.date
    page.updated = source.updated
    page.place = Place(path: source.sourcePath)
    page.isHeaded = source.startsWithHeading
    for part in source.body {
      switch part {
      case .html(let html): page.body.append(.html(html))
      case .link(let link):
        let (url, problem) = links.resolve(link, inSource: source.path, at: page.address)
        page.body.append(.link(url))
        if let problem { diagnostics.append(problem) }
      case .cloud(let request):
        page.body.append(.cloud(page.clouds.count))
        page.clouds.append(clouds.resolve(request, name: "\(page.clouds.count + 1)"))
      }
    }
    if !source.tags.isEmpty || source.cloud != nil {
      let request = source.cloud ?? CloudRequest(place: Place(path: source.sourcePath))
      let cloud = clouds.resolve(request, name: "tags")
      if !cloud.chips.isEmpty {
        page.mainCloud = page.clouds.count
        page.clouds.append(cloud)
      }
    }
    diagnostics += clouds.diagnostics
    return page
  }

  /// A page that the build makes, with one cloud at most.
  private mutating func madePage(
    _ kind: SitePage.Kind, at address: PageAddress, title: String, cloud request: CloudRequest? = nil,
    name: String = "", term: Int? = nil
  ) -> SitePage {
    var page = SitePage(
      kind: kind, address: address, title: title, language: configuration.language,
      textDirection: configuration.textDirection)
    guard let request else { return page }
    var clouds = resolver(
      CloudResolver.Page(
        address: address, folder: "", language: configuration.language,
        textDirection: configuration.textDirection, tags: [], styles: [:], term: term))
    let cloud = clouds.resolve(request, name: name)
    diagnostics += clouds.diagnostics
    page.mainCloud = 0
    page.clouds = [cloud]
    return page
  }

  /// The cloud of all terms, as the configuration wants it.
  private var allTerms: CloudRequest {
    CloudRequest(place: Place(path: ""), source: .site, declarations: configuration.tagIndex)
  }

  private mutating func homePage(listing content: Range<Int>, of pages: [SitePage]) -> SitePage {
    var page = madePage(.home, at: .home, title: configuration.title, cloud: allTerms, name: "terms")
    page.description = configuration.description
    page.entries = listed(Array(content.filter { !sources[$0].unlisted }), of: pages)
    return page
  }

  private mutating func tagsPage() -> SitePage {
    madePage(.tags, at: tagsAddress, title: vocabulary.tags, cloud: allTerms, name: "terms")
  }

  private mutating func termPage(_ index: Int, contentPages pages: [SitePage]) -> SitePage {
    let term = terms.terms[index]
    var page = madePage(.term(index), at: termAddresses[index], title: term.label, term: index)
    page.entries = listed(term.pages, of: pages)
    return page
  }

  private mutating func notFoundPage() -> SitePage {
    madePage(.notFound, at: .home, title: vocabulary.notFound)
  }

  /// Pages as listings show them: by weight, then the newest first, those without a date last, by title.
  private func listed(_ indices: [Int], of pages: [SitePage]) -> [Int] {
    indices.stablySorted { a, b in
      let (first, second) = (pages[a].weight ?? .max, pages[b].weight ?? .max)
      if first != second { return first < second }
      return precedes(pages[a], pages[b])
    }
  }

  private func precedes(_ a: SitePage, _ b: SitePage) -> Bool {
    switch (a.date, b.date) {
    case (let first?, let second?) where first != second: first > second
    case (_?, nil): true
    case (nil, _?): false
    default: a.title.unicodeScalars.lexicographicallyPrecedes(b.title.unicodeScalars)
    }
  }
}

extension PageSource {
  /// The addresses that `aliases` names, each once.
  fileprivate var aliasAddresses: [PageAddress] {
    var seen: Set<PageAddress> = []
    return aliases.map { PageAddress(folder: $0.split(separator: "/").joined(separator: "/")) }
      .filter { seen.insert($0).inserted }
  }

  /// Whether the body starts with a heading of the first level.
  fileprivate var startsWithHeading: Bool {
    if case .html(let html)? = body.first { html.hasPrefix("<h1") } else { false }
  }

  /// The title, or the first heading, or the file's name.
  var displayTitle: String {
    if let title, !title.isEmpty { return title }
    if let firstHeading, !firstHeading.isEmpty { return firstHeading }
    let name = path.lastPathPart
    let folder = path.parentPath?.lastPathPart
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return stem == "index" || stem == "_index" ? folder ?? stem : stem
  }
}
