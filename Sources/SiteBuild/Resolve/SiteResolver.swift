import Diagnostics
import TagLayout
import TagModel

/// Turns what authors wrote into the site's pages, terms and clouds.
struct SiteResolver {
  private let configuration: SiteConfiguration
  private let sources: [PageSource]
  private let linkStyle: LinkStyle
  private let addresses: [PageAddress]
  private let taxonomies: [Taxonomy]
  private let terms: TermIndex
  private let termAddresses: [PageAddress]
  /// The texts of made pages by their addresses.
  private let texts: [PageAddress: PageSource]
  private let registries: [TermRegistry]
  private let vocabulary: Vocabulary
  private let links: LinkResolver
  private let hiddenTags: HiddenTags
  private let folders: [String]
  private var diagnostics: [Diagnostic] = []

  /// Prepares to resolve pages.
  ///
  /// - Parameters:
  ///   - sources: the pages that are to be published, in the order of their paths.
  ///   - registries: what is said about the terms of each taxonomy, by its name.
  init(
    _ sources: [PageSource], configuration: SiteConfiguration, registries: [String: TermRegistry] = [:]
  ) {
    self.configuration = configuration
    vocabulary = Vocabulary(language: configuration.language)
    linkStyle = LinkStyle(namesIndexFile: configuration.baseURL.isEmpty)
    self.registries = registries.sorted { $0.key < $1.key }.map(\.value)
    let path = TermPath(separator: configuration.terms.hierarchy)
    let rules = registries.mapValues { TermRules($0, path: path) }
    hiddenTags = HiddenTags(configuration.hiddenTags, rules: rules)
    let seen = sources.map(hiddenTags.removed)
    let names = Taxonomy.names(configuration, pages: seen)
    let termTexts = TermTexts(seen, taxonomies: names)
    let pages = termTexts.pages.map { seen[$0] }
    self.sources = pages
    addresses = pages.map(PageAddress.init)
    folders = pages.map { $0.path.parentPath ?? "" }
    var terms = TermIndex()
    for name in names {
      terms.add(
        tagsOfPages: pages.map { $0.unlisted ? [] : $0.tags(of: name) },
        rules: rules[name] ?? TermRules(path: path),
        settings: configuration.terms, language: configuration.language)
    }
    self.terms = terms
    taxonomies = zip(names, terms.ranges).map { [vocabulary] in
      Taxonomy(name: $0, title: vocabulary.title(ofTaxonomy: $0), terms: $1)
    }
    termAddresses = terms.terms.map { [taxonomies] in taxonomies[$0.taxonomy].address(ofSlug: $0.slug) }
    (texts, diagnostics) = termTexts.placed(taxonomies, terms)
    let placed = texts.sorted { $0.key.folder < $1.key.folder }
    links = LinkResolver(
      pages + placed.map(\.value), addresses: addresses + placed.map(\.key), linkStyle: linkStyle)
  }

  /// Resolves the site.
  consuming func resolve() -> (ResolvedSite, [Diagnostic]) {
    diagnostics += terms.diagnostics
    checkAddresses()
    checkAliases()
    var pages = sources.indices.map { contentPage($0) }
    let content = pages.indices
    if !addresses.contains(.home) { pages.append(homePage(listing: content, of: pages)) }
    for (index, taxonomy) in taxonomies.enumerated() {
      pages.append(taxonomyPage(index))
      for term in taxonomy.terms { pages.append(termPage(term, contentPages: pages)) }
    }
    pages.append(notFoundPage())
    checkStylesOfTerms()
    let site = ResolvedSite(
      configuration: configuration, linkStyle: linkStyle, pages: pages, taxonomies: taxonomies,
      terms: terms.terms, fontPlaces: fontPlaces)
    return (site, diagnostics)
  }
}

extension SiteResolver {
  private var fontPlaces: [String: Place] {
    let named = registries.map(\.fontPlaces) + sources.map(\.fontPlaces)
    return named.reduce(into: configuration.fontPlaces) { places, more in
      places.merge(more) { first, _ in first }
    }
  }

  /// A style that the registry names must be one of the site's.
  private mutating func checkStylesOfTerms() {
    let cascade = StyleCascade(
      sheets: [configuration.styles], cloudStyle: nil, language: configuration.language)
    let styles = Set(terms.terms.flatMap(\.styles))
    diagnostics += styles.compactMap { cascade.check($0.name, at: $0.place) }
  }

  /// A name that stands for a term must not have the address of another one.
  private mutating func checkAliases() {
    var owner = Dictionary(zip(termAddresses, terms.terms.indices)) { first, _ in first }
    for (index, term) in terms.terms.enumerated() {
      for alias in term.aliases {
        let address = taxonomies[term.taxonomy].address(ofSlug: alias.text)
        guard let other = owner.updateValue(index, forKey: address), other != index else { continue }
        diagnostics.append(
          .aliasCollision(address.path, of: term.label, with: terms.terms[other].label, at: alias.place))
      }
    }
  }

  private mutating func checkAddresses() {
    var owner: [PageAddress: Int] = [:]
    let reserved = Set(termAddresses + taxonomies.map(\.address) + [PageAddress(folder: "assets")])
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
        configuration: configuration, taxonomies: taxonomies, terms: terms, termAddresses: termAddresses,
        folders: folders, linkStyle: linkStyle, vocabulary: vocabulary, hiddenTags: hiddenTags),
      page: page)
  }

  private mutating func contentPage(_ index: Int) -> SitePage {
    let source = sources[index]
    var (page, clouds) = writtenPage(source, at: addresses[index], kind: .content)
    for (index, taxonomy) in taxonomies.enumerated() {
      if source.tags(of: taxonomy.name).isEmpty, index > 0 || source.cloud == nil { continue }
      var request = CloudRequest(place: Place(path: source.sourcePath))
      if index == 0 { request = source.cloud ?? request } else { request.taxonomy = taxonomy.name }
      let cloud = clouds.resolve(request, name: taxonomy.name)
      if cloud.chips.isEmpty { continue }
      if index == 0 {
        page.mainCloud = page.clouds.count
      } else {
        page.otherClouds.append((vocabulary.own(taxonomy.title), page.clouds.count))
      }
      page.clouds.append(cloud)
    }
    diagnostics += clouds.diagnostics
    return page
  }

  /// A page with what its author wrote, and what resolves more clouds for it.
  private mutating func writtenPage(
    _ source: PageSource, at address: PageAddress, kind: SitePage.Kind
  ) -> (page: SitePage, clouds: CloudResolver) {
    let language = source.language ?? configuration.language
    let direction = source.textDirection ?? configuration.textDirection
    var clouds = resolver(
      CloudResolver.Page(
        address: address, folder: source.path.parentPath ?? "", language: language,
        textDirection: direction, tags: taxonomies.map { source.tags(of: $0.name) }, styles: source.styles))
    var page = SitePage(
      kind: kind, address: address, title: source.displayTitle, language: language, textDirection: direction)
    page.description = source.description ?? ""
    page.aliases = source.aliasAddresses.filter { $0 != page.address }
    page.isUnlisted = source.unlisted
    page.weight = source.weight
    page.date = source.date
    page.updated = source.updated
    page.place = Place(path: source.sourcePath)
    page.isHeaded = source.startsWithHeading
    write(source.body, from: source.path, to: &page, &clouds)
    return (page, clouds)
  }

  /// Adds parts of a body to a page.
  private mutating func write(
    _ body: [BodyPart], from path: String, to page: inout SitePage, _ clouds: inout CloudResolver
  ) {
    for part in body {
      switch part {
      case .html(let html): page.body.append(.html(html))
      case .link(let link):
        let (url, problem) = links.resolve(link, inSource: path, at: page.address)
        page.body.append(.link(url))
        if let problem { diagnostics.append(problem) }
      case .cloud(let request):
        page.body.append(.cloud(page.clouds.count))
        page.clouds.append(clouds.resolve(request, name: "\(page.clouds.count + 1)"))
      }
    }
  }

  /// A page that the build makes, with one cloud at most, and with the text that an author wrote for it.
  private mutating func madePage(
    _ kind: SitePage.Kind, at address: PageAddress, title: String, cloud request: CloudRequest? = nil,
    name: String = "", term: Int? = nil
  ) -> SitePage {
    var page = SitePage(
      kind: kind, address: address, title: title, language: configuration.language,
      textDirection: configuration.textDirection)
    var clouds = resolver(
      CloudResolver.Page(
        address: address, folder: "", language: configuration.language,
        textDirection: configuration.textDirection, tags: [], styles: [:], term: term))
    if let text = texts[address], kind != .notFound {
      (page, clouds) = writtenPage(text, at: address, kind: kind)
      page.title = text.title ?? title
    } else if let term {
      page.description = terms.terms[term].summary
      write(terms.terms[term].description, from: "", to: &page, &clouds)
    }
    if let request {
      page.mainCloud = page.clouds.count
      page.clouds.append(clouds.resolve(request, name: name))
    }
    diagnostics += clouds.diagnostics
    return page
  }

  /// The cloud of all terms of a taxonomy, as the configuration wants it.
  private func allTerms(of taxonomy: Int) -> CloudRequest {
    var request = CloudRequest(
      place: Place(path: ""), source: .site, declarations: configuration.tagIndex)
    request.taxonomy = taxonomies[taxonomy].name
    return request
  }

  private mutating func homePage(listing content: Range<Int>, of pages: [SitePage]) -> SitePage {
    var page = madePage(.home, at: .home, title: configuration.title, cloud: allTerms(of: 0), name: "terms")
    page.description = configuration.description
    page.entries = listed(Array(content.filter { !sources[$0].unlisted }), of: pages)
    return page
  }

  private mutating func taxonomyPage(_ index: Int) -> SitePage {
    let taxonomy = taxonomies[index]
    return madePage(
      .taxonomy(index), at: taxonomy.address, title: taxonomy.title, cloud: allTerms(of: index), name: "terms"
    )
  }

  private mutating func termPage(_ index: Int, contentPages pages: [SitePage]) -> SitePage {
    let term = terms.terms[index]
    let address = termAddresses[index]
    let name = taxonomies[term.taxonomy].name
    var page = madePage(
      .term(index), at: address, title: term.label, cloud: nestedTerms(of: term), name: name, term: index)
    page.aliases += term.aliases.map { taxonomies[term.taxonomy].address(ofSlug: $0.text) }
    page.entries = listed(term.pages, of: pages)
    return page
  }

  /// The cloud of the terms right below one.
  private func nestedTerms(of term: Term) -> CloudRequest? {
    if term.children.isEmpty { return nil }
    let tags = term.children.map { Tag(name: terms.terms[$0].key, place: terms.terms[$0].place) }
    var request = CloudRequest(place: Place(path: ""), source: .tags(tags))
    request.taxonomy = taxonomies[term.taxonomy].name
    return request
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
