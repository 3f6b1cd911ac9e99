import TagModel

extension SiteResolver {
  /// Gives pages with a cloud that narrows a listing one, unless they list pages already.
  func addFilteredListings(to pages: inout [SitePage], _ order: ListingOrder) {
    for index in pages.indices where pages[index].entries.isEmpty && !listsPages(pages[index]) {
      let carriers = Set(pages[index].clouds.compactMap(\.filter).flatMap(\.slugs.keys))
      if !carriers.isEmpty { pages[index].entries = order.listed(carriers.sorted()) }
    }
  }

  /// Whether a page is an index that has the pages of each term below it.
  private func listsPages(_ page: SitePage) -> Bool {
    guard case .taxonomy(let index) = page.kind else { return false }
    return taxonomies[index].settings.indexStyle == .singlePage
  }
}

extension SitePage {
  /// Whether readers can narrow what the page lists.
  var isFiltered: Bool { clouds.contains { $0.filter != nil } }

  /// What a listing says of a page, so that it can be narrowed: the slugs of its terms in each taxonomy.
  func filterData(of entry: Int) -> [DataAttribute] {
    if !isFiltered { return [] }
    var slugs: [String: [String]] = [:]
    for filter in clouds.compactMap(\.filter) {
      let own = filter.slugs[entry, default: []]
      slugs[filter.taxonomy, default: []] += own.filter { !slugs[filter.taxonomy, default: []].contains($0) }
    }
    return slugs.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map {
      DataAttribute(name: $0.key, value: $0.value.joined(separator: " "))
    }
  }
}
