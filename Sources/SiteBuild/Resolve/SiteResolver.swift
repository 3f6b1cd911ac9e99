import Diagnostics
import TagLayout
import TagModel

/// Turns what authors wrote into the site's pages, terms and clouds.
struct SiteResolver {
  let configuration: SiteConfiguration
  let sources: [PageSource]
  let linkStyle: LinkStyle
  let editions: [Edition]
  /// What the path of each page says about its language.
  let paths: [LocalizedPath]
  /// The edition of each page.
  let editionOfPage: [Int]
  let addresses: [PageAddress]
  /// The names of the taxonomies, which each edition has.
  let names: [String]
  /// The taxonomies of all editions, one edition after the other.
  let taxonomies: [Taxonomy]
  let terms: TermIndex
  let termAddresses: [PageAddress]
  let termLinks: [String]
  let related: RelatedTerms
  let intersections: [Intersection]
  /// The texts of made pages by their addresses.
  let texts: [PageAddress: PageSource]
  let registries: [TermRegistry]
  let vocabularies: Vocabularies
  let links: LinkResolver
  /// By edition.
  let hiddenTags: [HiddenTags]
  let folders: [String]
  let icons: SiteIcons
  let cascades: UsualCascades
  /// What the clouds of each edition need of all this.
  private(set) var shared: [CloudResolver.Site] = []
  var diagnostics: [Diagnostic] = []

  /// Prepares to resolve pages.
  ///
  /// - Parameters:
  ///   - sources: the pages that are to be published, in the order of their paths.
  ///   - registries: what is said about the terms of each taxonomy.
  ///   - icons: the pictures that styles name.
  init(
    _ sources: [PageSource], configuration: SiteConfiguration, registries: TermRegistries = TermRegistries(),
    icons: SiteIcons = SiteIcons()
  ) {
    let pages = PublishedPages(sources, configuration, registries)
    self.init(
      pages, TermIndex(pages, configuration), configuration: configuration, registries: registries,
      icons: icons)
  }

  /// Does the same on several tasks.
  init(
    _ sources: [PageSource], configuration: SiteConfiguration, registries: TermRegistries, icons: SiteIcons,
    jobs: Int
  ) async {
    let pages = PublishedPages(sources, configuration, registries)
    let terms = await TermIndex(pages, configuration, jobs: jobs)
    self.init(pages, terms, configuration: configuration, registries: registries, icons: icons)
  }

  private init(
    _ pages: PublishedPages, _ terms: TermIndex, configuration: SiteConfiguration, registries: TermRegistries,
    icons: SiteIcons
  ) {
    self.icons = icons
    self.configuration = configuration
    linkStyle = LinkStyle(namesIndexFile: configuration.baseURL.isEmpty)
    self.registries = registries.all
    sources = pages.sources
    editions = pages.editions
    paths = pages.paths
    editionOfPage = pages.editionOfPage
    addresses = pages.addresses
    names = pages.names
    hiddenTags = pages.hiddenTags
    folders = pages.sources.indices.map { pages.sources[$0].path.parentPath ?? "" }
    let languages = Set(pages.sources.indices.lazy.compactMap { pages.sources[$0].language }).union(
      pages.texts.languages
    ).union(pages.editions.map(\.language))
    vocabularies = Vocabularies(configuration, languages: languages)
    cascades = UsualCascades(
      configuration, languages: languages.union([configuration.language]), icons: icons)
    self.terms = terms
    let withText = Set(pages.texts.texts.lazy.filter(\.folders.isEmpty).map(\.taxonomy))
    taxonomies = terms.ranges.enumerated().map { [editions, names, vocabularies] index, range in
      let (edition, name) = (editions[index / names.count], names[index % names.count])
      let settings = configuration.settings(of: name)
      return Taxonomy(
        name: name, edition: index / names.count, folder: edition.file(settings.folder ?? name),
        settings: settings,
        title: vocabularies[edition.language].title(ofTaxonomy: name, settings),
        hasIndex: !range.isEmpty || index < names.count || index % names.count == 0
          || withText.contains(index),
        terms: range)
    }
    termAddresses = terms.terms.map { [taxonomies] in
      let taxonomy = taxonomies[$0.taxonomy]
      return taxonomy.settings.indexStyle == .singlePage
        ? taxonomy.section(ofSlug: $0.slug) : taxonomy.address(ofSlug: $0.slug)
    }
    termLinks = termAddresses.map(linkStyle.linkFromRoot)
    let hasRelated = taxonomies.contains { $0.settings.related > 0 }
    related = RelatedTerms(hasRelated ? terms.terms : [], pages: sources.count)
    (texts, diagnostics) = pages.texts.placed(taxonomies, terms)
    let first = stride(from: 0, to: taxonomies.count, by: names.count).map { [taxonomies] in taxonomies[$0] }
    let (found, problems) = Intersection.all(configuration.terms.intersections, of: first, terms)
    intersections = found
    diagnostics += problems
    let placed = texts.sorted { $0.key.folder < $1.key.folder }
    links = LinkResolver(
      placed.isEmpty ? sources : sources + placed.map(\.value),
      addresses: addresses + placed.map(\.key), linkStyle: linkStyle,
      languages: configuration.pathLanguages)
    shared = editions.indices.map { CloudResolver.Site(self, edition: $0) }
  }

  /// Resolves the site.
  consuming func resolve() -> (ResolvedSite, [Diagnostic]) {
    let written = sources.indices.map { contentPage($0) }
    return complete(written, made())
  }

  /// Resolves the site, written pages on several tasks and beside those that the build makes.
  consuming func resolve(jobs: Int) async -> (ResolvedSite, [Diagnostic]) {
    let resolver = copy self
    let (written, made) = await bothOf(jobs: jobs) {
      await parallelMap(Array(resolver.sources.indices), jobs: jobs) { resolver.contentPage($0) }
    } _: {
      resolver.made()
    }
    return complete(written, made)
  }
}

extension SiteResolver {
  /// What does not depend on the written pages but for what their authors say.
  private struct Made: Sendable {
    /// In the order that they have behind the written ones.
    var pages: [SitePage] = []
    var order: ListingOrder
    var diagnostics: [Diagnostic] = []
  }

  /// Makes the pages that nobody wrote, and sees how names and addresses go together.
  private func made() -> Made {
    var maker = self
    maker.diagnostics = []
    var made = Made(order: ListingOrder(sources) { title(ofPage: $0) })
    for edition in editions.indices where !addresses.contains(editions[edition].home) {
      made.pages.append(maker.homePage(ofEdition: edition, made.order))
    }
    let homes = made.pages.count
    for index in taxonomies.indices where taxonomies[index].hasIndex {
      made.pages += maker.pages(ofTaxonomy: index, made.order)
    }
    made.pages += maker.intersectionPages(made.order)
    maker.checkAliases()
    maker.checkAddresses(besides: made.pages[homes...].map(\.address))
    maker.checkStylesOfTerms()
    made.pages.append(maker.notFoundPage())
    made.diagnostics = maker.diagnostics
    return made
  }

  /// Puts the made pages behind the written ones.
  private consuming func complete(
    _ written: [(page: SitePage, diagnostics: [Diagnostic])], _ made: Made
  ) -> (ResolvedSite, [Diagnostic]) {
    diagnostics += terms.diagnostics + made.diagnostics + written.flatMap(\.diagnostics)
    var pages: [SitePage] = []
    pages.reserveCapacity(written.count + made.pages.count)
    pages += written.lazy.map(\.page)
    pages += made.pages
    if editions[0].home != .home, let home = pages.firstIndex(where: { $0.address == editions[0].home }) {
      pages[home].aliases.append(.home)
    }
    addFilteredListings(to: &pages, made.order)
    let site = ResolvedSite(
      configuration: configuration, linkStyle: linkStyle, editions: editions, pages: pages,
      taxonomies: taxonomies,
      terms: terms.terms, termAddresses: termAddresses, fontPlaces: fontPlaces)
    return (site, diagnostics)
  }
}

extension SiteResolver {
  private var fontPlaces: [String: Place] {
    var places = configuration.fontPlaces
    for more in registries.map(\.fontPlaces) { places.merge(more) { first, _ in first } }
    for index in sources.indices where !sources[index].fontPlaces.isEmpty {
      places.merge(sources[index].fontPlaces) { first, _ in first }
    }
    return places
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

  /// A page must have an address of its own, and none of those that the build makes pages at.
  private mutating func checkAddresses(besides made: [PageAddress]) {
    var owner: [PageAddress: Int] = [:]
    let reserved = Set(made + [PageAddress(folder: "assets")])
    let aliases = sources.indices.flatMap { index in
      sources[index].aliases.isEmpty ? [] : sources[index].aliasAddresses.map { (index, $0) }
    }
    owner.reserveCapacity(addresses.count)
    for (index, address) in Array(addresses.enumerated()) + aliases {
      if reserved.contains(address) {
        diagnostics.append(.reservedAddress(address.path, at: Place(path: sources[index].sourcePath)))
      }
      if let other = owner.updateValue(index, forKey: address), other != index {
        let (first, second) = (sources[other].sourcePath, sources[index].sourcePath)
        diagnostics.append(
          .addressCollision(address.path, first: Place(path: first), second: Place(path: second)))
      }
    }
  }
}
