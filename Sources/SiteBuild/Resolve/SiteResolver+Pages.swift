import Content
import Diagnostics
import TagLayout
import TagModel

/// Pages that authors wrote, and the frame of those that the build makes.
extension SiteResolver {
  func resolver(_ page: CloudResolver.Page) -> CloudResolver {
    CloudResolver(site: shared[page.edition], page: page)
  }

  /// A page that its author wrote, and what is wrong with it.
  func contentPage(_ index: Int) -> (page: SitePage, diagnostics: [Diagnostic]) {
    contentPage(index, sources.span[index])
  }

  private func contentPage(_ index: Int, _ source: PageSource) -> (page: SitePage, diagnostics: [Diagnostic])
  {
    let edition = editionOfPage[index]
    var (page, clouds) = writtenPage(source, at: addresses[index], kind: .content, edition: edition)
    page.facts = source.facts
    if editions.count > 1 {
      page.translationKey =
        source.translationKey ?? PageAddress(contentPath: paths[index].neutral, slug: nil).path
    }
    for (index, taxonomy) in taxonomies[taxonomies(ofEdition: edition)].enumerated() {
      if source.tags(of: taxonomy.name).isEmpty, index > 0 || source.cloud == nil { continue }
      var request = CloudRequest(place: Place(path: source.sourcePath))
      if index == 0 { request = source.cloud ?? request } else { request.taxonomy = taxonomy.name }
      let cloud = clouds.resolve(request, name: taxonomy.name)
      if cloud.chips.isEmpty { continue }
      if index == 0 {
        page.mainCloud = page.clouds.count
      } else {
        let vocabulary = vocabularies[page.language]
        page.otherClouds.append(
          (vocabulary.own(vocabulary.title(ofTaxonomy: taxonomy.name, taxonomy.settings)), page.clouds.count))
      }
      page.clouds.append(cloud)
    }
    page.unprovenLinks += clouds.unprovenLinks
    return (page, clouds.diagnostics)
  }

  /// A page with what its author wrote, and what resolves more clouds for it.
  private func writtenPage(
    _ source: PageSource, at address: PageAddress, kind: SitePage.Kind, edition index: Int
  ) -> (page: SitePage, clouds: CloudResolver) {
    let edition = editions[index]
    let language = source.language ?? edition.language
    let direction = source.textDirection ?? edition.textDirection
    var clouds = resolver(
      CloudResolver.Page(
        address: address, source: source.path, folder: source.path.parentPath ?? "", language: language,
        textDirection: direction, edition: index, tags: names.map { source.tags(of: $0) },
        styles: source.styles))
    let title = title(of: source)
    var page = SitePage(
      kind: kind, address: address, title: title, language: language, textDirection: direction,
      edition: index)
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

  /// What a page is called.
  func title(ofPage index: Int) -> String { title(of: sources.span[index]) }

  private func title(of source: PageSource) -> String {
    source.displayTitle(LocalizedPath(source.path, languages: configuration.pathLanguages).neutral)
  }

  /// The taxonomies of an edition, as indices into those of the site.
  func taxonomies(ofEdition edition: Int) -> Range<Int> {
    edition * names.count..<(edition + 1) * names.count
  }

  /// Adds parts of a body to a page.
  private func write(
    _ body: [BodyPart], from path: String, to page: inout SitePage, _ clouds: inout CloudResolver
  ) {
    for part in body {
      switch part {
      case .html(let html): page.body.append(.html(html))
      case .link(let link):
        let resolved = links.resolve(link, inSource: path, at: page.address)
        page.body.append(.link(page.kind == .notFound ? fromAnywhere(resolved.url) : resolved.url))
        clouds.report(resolved.problem)
        if let path = resolved.unproven { page.unprovenLinks.append((path, link)) }
      case .cloud(let request):
        page.body.append(.cloud(page.clouds.count))
        page.clouds.append(clouds.resolve(request, name: "\(page.clouds.count + 1)"))
      }
    }
  }

  /// A link from the site's root as one that also leads there where the page is shown at another address.
  private func fromAnywhere(_ url: String) -> String {
    let isRelative = Address.isLocal(url) && !url.hasPrefix("#") && !url.hasPrefix("/")
    return isRelative && !configuration.baseURL.isEmpty ? configuration.basePath + url : url
  }

  /// A page that the build makes, with one cloud at most, and with the text that an author wrote for it.
  mutating func madePage(
    _ kind: SitePage.Kind, at address: PageAddress, title: String, edition index: Int,
    cloud request: CloudRequest? = nil, name: String = "", term: Int? = nil
  ) -> SitePage {
    let edition = editions[index]
    var page = SitePage(
      kind: kind, address: address, title: title, language: edition.language,
      textDirection: edition.textDirection, edition: index)
    var clouds = resolver(
      CloudResolver.Page(
        address: address, folder: "", language: edition.language,
        textDirection: edition.textDirection, edition: index, tags: [], styles: [:], term: term))
    if let text = texts[address] {
      (page, clouds) = writtenPage(text, at: address, kind: kind, edition: index)
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
    page.unprovenLinks += clouds.unprovenLinks
    return page
  }

  mutating func homePage(ofEdition index: Int, _ order: ListingOrder) -> SitePage {
    let edition = editions[index]
    var page = madePage(
      .home, at: edition.home, title: edition.title, edition: index,
      cloud: allTerms(of: taxonomies(ofEdition: index).lowerBound), name: "terms")
    page.description = edition.description
    page.entries = order.listed(
      sources.indices.filter { !sources[$0].unlisted && editionOfPage[$0] == index })
    return page
  }

  mutating func notFoundPage() -> SitePage {
    madePage(.notFound, at: .notFound, title: vocabularies.main.text(.notFound), edition: 0)
  }
}

extension PageSource {
  /// The addresses that `aliases` names, each once.
  var aliasAddresses: [PageAddress] {
    var seen: Set<PageAddress> = []
    return aliases.map { PageAddress(url: $0) }
      .filter { seen.insert($0).inserted }
  }

  /// The title, or the first heading, or the file's name.
  ///
  /// - Parameter path: the page's path without its language.
  func displayTitle(_ path: String) -> String {
    if let title, !title.isEmpty { return title }
    if let firstHeading, !firstHeading.isEmpty { return firstHeading }
    let name = path.lastPathPart
    let folder = path.parentPath?.lastPathPart
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return stem == "index" || stem == "_index" ? folder ?? stem : stem
  }
}
