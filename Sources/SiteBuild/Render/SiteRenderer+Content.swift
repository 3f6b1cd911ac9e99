import Rendering
import TagModel

/// What pages say, in the words of the templates.
extension SiteRenderer {
  func fill(_ content: inout PageContent, from page: SitePage, _ rendered: [RenderedCloud]) {
    let vocabulary = vocabulary(of: page)
    content.language = page.language
    content.direction = page.textDirection.rawValue
    content.title = page.title
    let edition = edition(of: page)
    content.isHome = page.kind != .notFound && page.address == edition.home
    let part = page.listing.flatMap { $0.number > 1 ? vocabulary.part($0.number, of: $0.count) : nil }
    let titles = [page.title, part, edition.title].compactMap(\.self)
    content.documentTitle = content.isHome ? edition.title : titles.joined(separator: " – ")
    content.description = page.description
    content.isHeaded = page.isHeaded
    content.body = page.body.html { rendered[$0].html }
    content.cloud = page.mainCloud.map { rendered[$0].html }
    content.otherClouds = page.otherClouds.map {
      PageContent.TitledCloud(title: $0.title, html: rendered[$0.cloud].html)
    }
    content.date = page.date.map(PageContent.Day.init)
    content.updated = page.updated.map(PageContent.Day.init)
    content.count = max(page.listedCount, page.entries.count)
    content.countText = vocabulary.pages(content.count)
    content.part = page.listing.map { listing in
      let link = { (number: Int, label: String) in
        listing.address(number).map { PageContent.Link(label: label, url: self.link(from: page, to: $0)) }
      }
      return PageContent.Part(
        text: vocabulary.part(listing.number, of: listing.count),
        previous: link(listing.number - 1, vocabulary.text(.previous)),
        next: link(listing.number + 1, vocabulary.text(.next)))
    }
    switch page.kind {
    case .taxonomy(let index): fill(&content, from: input.site.taxonomies[index], on: page)
    case .term(let index): fill(&content, fromTerm: index, on: page)
    case .intersection(let terms):
      let taxonomy = input.site.taxonomies[input.site.terms[terms[0]].taxonomy]
      content.taxonomyName = taxonomy.name
      content.taxonomy = PageContent.Link(label: taxonomy.title, url: link(from: page, to: taxonomy.address))
    case .content, .home, .notFound: break
    }
    content.entries = page.entries.map { entry($0, on: page) }
    if page.isFiltered { content.found = vocabulary.pages(foundPages(on: page)) }
    if !configuration.baseURL.isEmpty, page.kind != .notFound {
      content.canonicalURL = fullAddress(of: page)
    }
    content.isUnlisted = page.kind == .notFound || page.isUnlisted
  }

  private func fill(_ content: inout PageContent, from taxonomy: Taxonomy, on page: SitePage) {
    let vocabulary = vocabulary(of: page)
    content.taxonomyName = taxonomy.name
    content.count = taxonomy.terms.count
    content.taxonomy = PageContent.Link(
      label: taxonomy.title, url: link(from: page, to: taxonomy.address), isCurrent: true)
    if let shown = page.mainCloud.map({ page.clouds[$0].chips.count }), shown < taxonomy.terms.count {
      content.omission = vocabulary.tagsNotShown(taxonomy.terms.count - shown)
    }
    content.sections = TermSections(taxonomy, of: input.site, vocabulary).sections {
      entry($0, on: page)
    }
  }

  private func fill(_ content: inout PageContent, fromTerm index: Int, on page: SitePage) {
    let term = input.site.terms[index]
    let taxonomy = input.site.taxonomies[term.taxonomy]
    content.taxonomyName = taxonomy.name
    content.taxonomy = PageContent.Link(label: taxonomy.title, url: link(from: page, to: taxonomy.address))
    content.parents = sequence(first: index) { input.site.terms[$0].parent }.dropFirst().map {
      PageContent.Link(
        label: input.site.terms[$0].label, url: link(from: page, to: input.site.termAddresses[$0]))
    }.reversed()
    content.intersections = (intersections[index] ?? []).map {
      let target = input.site.pages[$0]
      return PageContent.Link(label: target.title, url: link(from: page, to: target.address))
    }
  }

  /// How many pages are listed where readers can narrow the listing; an index may list a page under several terms.
  private func foundPages(on page: SitePage) -> Int {
    if !page.entries.isEmpty { return page.entries.count }
    guard case .taxonomy(let index) = page.kind else { return 0 }
    return Set(input.site.taxonomies[index].terms.flatMap { input.site.terms[$0].pages }).count
  }
}
