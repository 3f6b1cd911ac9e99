import Diagnostics
import TagModel

/// The pages of taxonomies and their terms.
extension SiteResolver {
  /// The cloud of all terms of a taxonomy, as the configuration wants it.
  func allTerms(of taxonomy: Int) -> CloudRequest {
    var request = CloudRequest(
      place: Place(path: ""), source: .site,
      declarations: configuration.tagIndex + taxonomies[taxonomy].settings.cloud)
    request.taxonomy = taxonomies[taxonomy].name
    return request
  }

  /// The index of a taxonomy and the pages of its terms.
  mutating func pages(ofTaxonomy index: Int, _ order: ListingOrder) -> [SitePage] {
    let taxonomy = taxonomies[index]
    var index = madePage(
      .taxonomy(index), at: taxonomy.address, title: taxonomy.title, edition: taxonomy.edition,
      cloud: allTerms(of: index), name: "terms")
    if taxonomy.settings.indexStyle == .singlePage {
      index.aliases += taxonomy.terms.flatMap { aliases(ofTerm: $0) }
      return [index]
    }
    return [index] + taxonomy.terms.flatMap { termPages($0, order) }
  }

  /// The pages that list what carries several terms at once.
  mutating func intersectionPages(_ order: ListingOrder) -> [SitePage] {
    intersections.flatMap { intersection in
      let taxonomy = taxonomies[terms.terms[intersection.terms[0]].taxonomy]
      let page = madePage(
        .intersection(intersection.terms), at: intersection.address,
        title: intersection.terms.map { terms.terms[$0].label }.joined(separator: " + "),
        edition: taxonomy.edition)
      return split(page, listing: order.listed(intersection.pages), size: taxonomy.settings.pageSize)
    }
  }
}

extension SiteResolver {
  private mutating func termPages(_ index: Int, _ order: ListingOrder) -> [SitePage] {
    let term = terms.terms[index]
    let taxonomy = taxonomies[term.taxonomy]
    var page = madePage(
      .term(index), at: termAddresses[index], title: term.label, edition: taxonomy.edition,
      cloud: nestedTerms(of: term), name: taxonomy.name, term: index)
    page.aliases += aliases(ofTerm: index)
    page.isUnlisted = page.isUnlisted || term.count < taxonomy.settings.noindexBelow
    if let request = relatedTerms(of: index, limit: taxonomy.settings.related) {
      var clouds = resolver(page)
      page.otherClouds.append((vocabularies[page.language].related(taxonomy.title), page.clouds.count))
      page.clouds.append(clouds.resolve(request, name: "related"))
      diagnostics += clouds.diagnostics
      page.unprovenLinks += clouds.unprovenLinks
    }
    return split(page, listing: order.listed(term.pages), size: taxonomy.settings.pageSize)
  }

  /// Divides a long listing among a page and its successors, which have nothing else.
  private func split(_ page: SitePage, listing entries: [Int], size: Int) -> [SitePage] {
    var page = page
    page.listedCount = entries.count
    guard size > 0, entries.count > size else {
      page.entries = entries
      return [page]
    }
    let count = (entries.count + size - 1) / size
    let first = page.address
    return (1...count).map { number in
      var part = page
      part.entries = Array(entries[((number - 1) * size)..<min(number * size, entries.count)])
      part.listing = SitePage.Listing(first: first, number: number, count: count)
      if number == 1 { return part }
      part.address = part.listing?.address(number) ?? first
      (part.aliases, part.body, part.clouds, part.otherClouds, part.mainCloud) = ([], [], [], [], nil)
      return part
    }
  }

  private func aliases(ofTerm index: Int) -> [PageAddress] {
    let term = terms.terms[index]
    return term.aliases.map { taxonomies[term.taxonomy].address(ofSlug: $0.text) }
  }

  private func resolver(_ page: SitePage) -> CloudResolver {
    resolver(
      CloudResolver.Page(
        address: page.address, folder: "", language: page.language, textDirection: page.textDirection,
        edition: page.edition, tags: [], styles: [:]))
  }

  /// The cloud of the terms right below one.
  private func nestedTerms(of term: Term) -> CloudRequest? {
    term.children.isEmpty ? nil : cloud(of: term.children)
  }

  /// The cloud of the terms that the pages of one carry most, if such clouds are wanted.
  private func relatedTerms(of index: Int, limit: Int) -> CloudRequest? {
    if limit == 0 { return nil }
    let related = related.terms(near: index, limit: limit)
    return related.isEmpty ? nil : cloud(of: related)
  }

  private func cloud(of indices: [Int]) -> CloudRequest {
    let tags = indices.map { Tag(name: terms.terms[$0].key, place: terms.terms[$0].place) }
    var request = CloudRequest(place: Place(path: ""), source: .tags(tags))
    request.taxonomy = taxonomies[terms.terms[indices[0]].taxonomy].name
    return request
  }
}
