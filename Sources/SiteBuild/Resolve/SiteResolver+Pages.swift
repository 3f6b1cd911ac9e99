import Diagnostics
import TagLayout
import TagModel

/// Pages that authors wrote, and the frame of those that the build makes.
extension SiteResolver {
  func resolver(_ page: CloudResolver.Page) -> CloudResolver {
    CloudResolver(
      site: CloudResolver.Site(
        configuration: configuration, taxonomies: taxonomies, terms: terms, termAddresses: termAddresses,
        termLinks: termLinks, folders: folders, linkStyle: linkStyle, links: links,
        vocabularies: vocabularies,
        hiddenTags: hiddenTags, icons: icons, cascades: cascades),
      page: page)
  }

  /// A page that its author wrote, and what is wrong with it.
  func contentPage(_ index: Int) -> (page: SitePage, diagnostics: [Diagnostic]) {
    let source = sources[index]
    var (page, clouds) = writtenPage(source, at: addresses[index], kind: .content)
    page.facts = source.facts
    for (index, taxonomy) in taxonomies.enumerated() {
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
          (vocabulary.own(vocabulary.title(ofTaxonomy: taxonomy.name)), page.clouds.count))
      }
      page.clouds.append(cloud)
    }
    page.unprovenLinks += clouds.unprovenLinks
    return (page, clouds.diagnostics)
  }

  /// A page with what its author wrote, and what resolves more clouds for it.
  private func writtenPage(
    _ source: PageSource, at address: PageAddress, kind: SitePage.Kind
  ) -> (page: SitePage, clouds: CloudResolver) {
    let language = source.language ?? folderLanguage(of: source) ?? configuration.language
    let direction = source.textDirection ?? configuration.textDirection
    var clouds = resolver(
      CloudResolver.Page(
        address: address, source: source.path, folder: source.path.parentPath ?? "", language: language,
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

  /// The language that the page's folder is named after.
  private func folderLanguage(of source: PageSource) -> String? {
    guard let folder = source.path.split(separator: "/").dropLast().first else { return nil }
    return configuration.languageFolders.first { $0 == folder }
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
        page.body.append(.link(resolved.url))
        clouds.report(resolved.problem)
        if let path = resolved.unproven { page.unprovenLinks.append((path, link)) }
      case .cloud(let request):
        page.body.append(.cloud(page.clouds.count))
        page.clouds.append(clouds.resolve(request, name: "\(page.clouds.count + 1)"))
      }
    }
  }

  /// A page that the build makes, with one cloud at most, and with the text that an author wrote for it.
  mutating func madePage(
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
    page.unprovenLinks += clouds.unprovenLinks
    return page
  }

  mutating func homePage(listing content: Range<Int>, of pages: [SitePage]) -> SitePage {
    var page = madePage(.home, at: .home, title: configuration.title, cloud: allTerms(of: 0), name: "terms")
    page.description = configuration.description
    page.entries = listed(Array(content.filter { !sources[$0].unlisted }), of: pages)
    return page
  }

  mutating func notFoundPage() -> SitePage {
    madePage(.notFound, at: .home, title: vocabularies.main.text(.notFound))
  }

  /// Pages as listings show them: by weight, then the newest first, those without a date last, by title.
  func listed(_ indices: [Int], of pages: [SitePage]) -> [Int] {
    indices.stablySorted { a, b in
      let (first, second) = (pages[a].weight ?? .max, pages[b].weight ?? .max)
      if first != second { return first < second }
      // Pages are compared where they are: they are large, and terms list them again and again.
      switch (pages[a].date, pages[b].date) {
      case (let first?, let second?) where first != second: return first > second
      case (_?, nil): return true
      case (nil, _?): return false
      default:
        return pages[a].title.unicodeScalars.lexicographicallyPrecedes(pages[b].title.unicodeScalars)
      }
    }
  }
}

extension PageSource {
  /// The addresses that `aliases` names, each once.
  var aliasAddresses: [PageAddress] {
    var seen: Set<PageAddress> = []
    return aliases.map { PageAddress(folder: $0.split(separator: "/").joined(separator: "/")) }
      .filter { seen.insert($0).inserted }
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
