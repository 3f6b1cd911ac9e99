import Rendering
import TagModel

/// What leads from one language to another, for readers and for search engines.
extension SiteRenderer {
  /// Tells a page of its translations, and how to get to the other languages of the site.
  func fillLanguages(_ content: inout PageContent, ofPage index: Int) {
    let page = input.site.pages[index]
    guard input.site.editions.count > 1 else { return }
    let translated = translations.pages(ofPage: index).map { input.site.pages[$0] }
    if translated.count > 1 {
      content.translations = translated.map {
        PageContent.Translation(
          language: input.site.editions[$0.edition].language, name: $0.title, url: alternate($0, from: page))
      }
    }
    content.languages = input.site.editions.enumerated().map { number, edition in
      let target = translated.first { $0.edition == number }?.address ?? edition.home
      return PageContent.Translation(
        language: edition.language, name: edition.name, url: link(from: page, to: target),
        isCurrent: number == page.edition)
    }
  }

  /// What search engines read; it needs full addresses, and gives way to files of the author's.
  ///
  /// A site in several languages has a site map for each, and one of them all.
  var siteMaps: [OutputFile] {
    if !configuration.hasFullAddress || !configuration.siteMap { return [] }
    let base = configuration.baseURL + "/"
    var files = [("robots.txt", SiteMap.robots(base + Self.siteMap))]
    let editions = input.site.editions
    if editions.count == 1 {
      files.append((Self.siteMap, SiteMap.xml(siteMapEntries(ofEdition: 0))))
    } else {
      let paths = editions.map { "\($0.language)/\(Self.siteMap)" }
      files.append((Self.siteMap, SiteMap.index(paths.map { base + percentEncoded($0) })))
      files += paths.indices.map { (paths[$0], SiteMap.xml(siteMapEntries(ofEdition: $0))) }
    }
    return files.filter { !input.staticFiles.contains($0.0) }.map { OutputFile(path: $0.0, text: $0.1) }
  }

  private static let siteMap = "sitemap.xml"

  private func siteMapEntries(ofEdition edition: Int) -> [SiteMap.Entry] {
    input.site.pages.indices.compactMap { index in
      let page = input.site.pages[index]
      guard page.edition == edition, page.kind != .notFound, !page.isUnlisted else { return nil }
      let translated = translations.pages(ofPage: index).map { input.site.pages[$0] }
      return SiteMap.Entry(
        url: fullAddress(of: page), changed: (page.updated ?? page.date).map { PageContent.Day($0).iso },
        translations: translated.count < 2
          ? [] : translated.map { (input.site.editions[$0.edition].language, fullAddress(of: $0)) })
    }
  }

  /// Search engines want full addresses, as far as they are known.
  private func alternate(_ target: SitePage, from page: SitePage) -> String {
    configuration.hasFullAddress ? fullAddress(of: target) : link(from: page, to: target.address)
  }
}
