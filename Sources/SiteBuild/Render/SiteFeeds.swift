import Rendering
import TagModel

/// The feeds of a site: one of all pages in each of its languages, and one for each term.
///
/// A feed has the newest pages of those that have a date, so the same pages make the same feed at any time.
struct SiteFeeds: Sendable {
  private let site: ResolvedSite
  /// The entry of each page that may be in feeds.
  private let entries: [String?]
  /// The place of each page among all, the newest first.
  private let rank: [Int]

  init(_ site: ResolvedSite) {
    self.site = site
    let settings = site.configuration.feeds
    let isUsed =
      settings.isEnabled ?? site.configuration.hasFullAddress || settings.perTerm ?? false
      || site.taxonomies.contains { $0.settings.hasFeeds == true }
    let entries = isUsed ? site.pages.map { Self.entry($0, of: site)?.xml } : []
    let newest = entries.indices.filter { entries[$0] != nil }.sorted { a, b in
      let (first, second) = (site.pages[a].date, site.pages[b].date)
      guard let first, let second, first != second else { return a < b }
      return first > second
    }
    var rank = Array(repeating: Int.max, count: entries.count)
    for (place, page) in newest.enumerated() { rank[page] = place }
    self.rank = rank
    self.entries = entries
  }

  /// The path of the feed of what a page lists; `nil` for a page without one.
  func path(of page: SitePage) -> String? {
    let settings = site.configuration.feeds
    let isEnabled = settings.isEnabled ?? site.configuration.hasFullAddress
    switch page.kind {
    case .term(let term):
      let taxonomy = site.taxonomies[site.terms[term].taxonomy]
      let isWanted = taxonomy.settings.hasFeeds ?? settings.perTerm ?? isEnabled
      return isWanted && !newest(site.terms[term].pages, limit: 1).isEmpty
        ? site.termAddresses[term].folder + "/feed.xml" : nil
    case .home, .content:
      let edition = site.editions[page.edition]
      return page.address == edition.home && isEnabled && !newest(pages(of: page), limit: 1).isEmpty
        ? edition.file("feed.xml") : nil
    case .taxonomy, .intersection, .notFound: return nil
    }
  }

  /// The feed of a page that has one at a path.
  func feed(of page: SitePage, at path: String) -> OutputFile {
    let edition = site.editions[page.edition]
    let pages: [Int]
    let title: String
    if case .term(let term) = page.kind {
      pages = newest(site.terms[term].pages, limit: site.configuration.feeds.limit)
      title = "\(page.title) – \(edition.title)"
    } else {
      pages = newest(self.pages(of: page), limit: site.configuration.feeds.limit)
      title = edition.title
    }
    let isFull = site.configuration.hasFullAddress
    let updated = pages.compactMap { site.pages[$0].changed }.max()
    let feed = AtomFeed(
      title: title, subtitle: page.description, language: page.language, id: Self.id(page.address, of: site),
      base: isFull ? nil : String(repeating: "../", count: page.address.depth) + "./",
      url: isFull ? site.configuration.baseURL + percentEncoded("/" + path) : percentEncoded(path),
      pageURL: Self.url(page.address, of: site), author: edition.title,
      updated: updated?.rfc3339 ?? "", entries: pages.compactMap { entries[$0] })
    return OutputFile(path: path, text: feed.xml)
  }
}

extension SiteFeeds {
  /// The pages in the same language as one.
  private func pages(of page: SitePage) -> [Int] {
    rank.indices.filter { site.pages[$0].edition == page.edition }
  }

  private func newest(_ pages: [Int], limit: Int) -> [Int] {
    if rank.isEmpty { return [] }
    return Array(pages.filter { rank[$0] != .max }.sorted { rank[$0] < rank[$1] }.prefix(limit))
  }

  private static func entry(_ page: SitePage, of site: ResolvedSite) -> AtomFeed.Entry? {
    guard page.kind == .content, !page.isUnlisted, let date = page.date else { return nil }
    return AtomFeed.Entry(
      title: page.title, url: url(page.address, of: site), id: id(page.address, of: site),
      updated: (page.changed ?? date).rfc3339, published: date.rfc3339, summary: page.description)
  }

  private static func url(_ address: PageAddress, of site: ResolvedSite) -> String {
    if site.configuration.hasFullAddress { return site.configuration.baseURL + percentEncoded(address.path) }
    return site.linkStyle.link(from: .home, to: address)
  }

  /// The full address; or else a name made of the site's title and the page's address (RFC 9562, version 8).
  private static func id(_ address: PageAddress, of site: ResolvedSite) -> String {
    if site.configuration.hasFullAddress { return url(address, of: site) }
    var digits = Array(
      SHA256.hexadecimal(of: Array("\(site.configuration.title)\n\(address.path)".utf8)).utf8)
    (digits[12], digits[16]) = (UInt8(ascii: "8"), UInt8(ascii: "8"))
    let text = String(decoding: digits, as: UTF8.self)
    var groups: [Substring] = []
    var rest = text[...]
    for length in [8, 4, 4, 4, 12] {
      groups.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return "urn:uuid:" + groups.joined(separator: "-")
  }
}

extension SitePage {
  /// When the page was changed last, as far as its author says.
  fileprivate var changed: CalendarDate? {
    guard let updated, let date else { return updated ?? date }
    return max(updated, date)
  }
}
