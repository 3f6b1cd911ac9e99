/// Which pages of a site in several languages are translations of each other.
///
/// Pages that authors wrote are so by their paths or their keys; home pages, the indices of a taxonomy, and the pages
/// of terms by what they are about.
struct Translations: Sendable {
  private enum Subject: Hashable {
    case home
    case page(String)
    case taxonomy(String)
    case term(taxonomy: String, key: String)
  }

  private var groups: [[Int]] = []
  private var groupOfPage: [Int: Int] = [:]

  init(_ site: ResolvedSite) {
    if site.editions.count == 1 { return }
    var groupOfSubject: [Subject: Int] = [:]
    for (index, page) in site.pages.enumerated() {
      guard let subject = Self.subject(of: page, in: site) else { continue }
      let group = groupOfSubject[subject] ?? groups.count
      groupOfSubject[subject] = group
      if group == groups.count { groups.append([]) }
      // Two pages of one language are no translations of each other: the first one counts.
      if groups[group].contains(where: { site.pages[$0].edition == page.edition }) { continue }
      groups[group].append(index)
      groupOfPage[index] = group
    }
    for group in groups.indices { groups[group].sort { site.pages[$0].edition < site.pages[$1].edition } }
  }

  /// The page itself and its translations, in the order of the languages, as indices into the site's pages.
  func pages(ofPage index: Int) -> [Int] { groupOfPage[index].map { groups[$0] } ?? [] }

  private static func subject(of page: SitePage, in site: ResolvedSite) -> Subject? {
    guard page.isFirstPart, !page.isUnlisted else { return nil }
    switch page.kind {
    case .notFound, .intersection: return nil
    case .home: return .home
    case .content:
      return page.address == site.editions[page.edition].home ? .home : page.translationKey.map { .page($0) }
    case .taxonomy(let index): return .taxonomy(site.taxonomies[index].name)
    case .term(let index):
      let term = site.terms[index]
      return .term(taxonomy: site.taxonomies[term.taxonomy].name, key: term.key)
    }
  }
}
