import TagModel

/// Which language each page of a site is in, by its path or its front matter.
struct LocalizedSources: Sendable {
  /// What the path of each page says.
  let paths: [LocalizedPath]
  /// The editions that have pages, that in the site's own language first.
  let editions: [Edition]
  /// The edition of each page.
  let editionOfPage: [Int]

  init(_ sources: [PageSource], _ configuration: SiteConfiguration) {
    let languages = configuration.pathLanguages
    // To look at pages in their array is quick; each one that is taken out of it is copied.
    let paths = sources.indices.map { LocalizedPath(sources[$0].path, languages: languages) }
    let named = sources.indices.map { index -> String? in
      if let own = sources[index].language, languages.contains(own) { return own }
      return paths[index].language
    }
    let editions = Edition.all(configuration, languages: Set(named.compactMap(\.self)))
    self.paths = paths
    self.editions = editions
    editionOfPage = named.map { language in editions.firstIndex { $0.language == language } ?? 0 }
  }

  /// The address of a page: below the folder of the language that its path names, unless the page says the whole of it.
  func address(ofPage index: Int, in pages: [PageSource]) -> PageAddress {
    let path = paths[index]
    let edition =
      path.language.map { language in editions.first { $0.language == language } } ?? editions.first
    let inFolder = { (path: String) in edition?.file(path) ?? path }
    return PageAddress(
      url: pages[index].url ?? pages[index].permalink.map { inFolder($0.trimmedSlashes) },
      slug: pages[index].slug, path: inFolder(path.neutral))
  }
}
