import TagModel

/// The pages of a site that get pages of their own, by edition, without what must not be seen.
struct PublishedPages: Sendable {
  /// In the order of their paths.
  let sources: [PageSource]
  let editions: [Edition]
  /// What the path of each page says about its language.
  let paths: [LocalizedPath]
  /// The edition of each page.
  let editionOfPage: [Int]
  let addresses: [PageAddress]
  /// The names of the taxonomies, which each edition has.
  let names: [String]
  /// What is said about the terms of each taxonomy, by edition and name.
  let rules: [[String: TermRules]]
  /// By edition.
  let hiddenTags: [HiddenTags]
  /// The texts of pages that the build makes.
  let texts: TermTexts

  /// Sorts pages that are to be published.
  ///
  /// - Parameter sources: in the order of their paths.
  init(_ sources: [PageSource], _ configuration: SiteConfiguration, _ registries: TermRegistries) {
    let localized = LocalizedSources(sources, configuration)
    editions = localized.editions
    rules = editions.map { registries.rules(language: $0.language, configuration) }
    hiddenTags = rules.map { HiddenTags(configuration.hiddenTags, rules: $0) }
    var seen = sources
    for index in sources.indices {
      let hidden = hiddenTags[localized.editionOfPage[index]]
      if let page = hidden.removed(from: sources.span[index]) { seen[index] = page }
    }
    names = Taxonomy.names(configuration, pages: seen)
    let texts = TermTexts(seen, localized, taxonomies: names)
    self.texts = texts
    self.sources = texts.pages.count == seen.count ? seen : texts.pages.map { seen[$0] }
    paths = texts.pages.map { localized.paths[$0] }
    editionOfPage = texts.pages.map { localized.editionOfPage[$0] }
    addresses = texts.pages.map { localized.address(ofPage: $0, in: seen) }
  }

  /// The tags of one taxonomy on each page that counts in an edition; none for the others.
  func tags(of taxonomy: String, in edition: Int) -> [[Tag]] {
    sources.indices.map {
      sources[$0].unlisted || editionOfPage[$0] != edition ? [] : sources.span[$0].tags(of: taxonomy)
    }
  }
}

extension TermIndex {
  /// The terms of all taxonomies of all editions.
  init(_ pages: PublishedPages, _ configuration: SiteConfiguration) {
    for edition in pages.editions.indices {
      for name in pages.names {
        add(
          tagsOfPages: pages.tags(of: name, in: edition),
          rules: pages.rules[edition][name] ?? TermRules(path: configuration.path(of: name)),
          settings: configuration.settings(of: name), language: pages.editions[edition].language)
      }
    }
  }

  /// The same, gathered on several tasks.
  init(_ pages: PublishedPages, _ configuration: SiteConfiguration, jobs: Int) async {
    for edition in pages.editions.indices {
      for name in pages.names {
        await add(
          tagsOfPages: pages.tags(of: name, in: edition),
          rules: pages.rules[edition][name] ?? TermRules(path: configuration.path(of: name)),
          settings: configuration.settings(of: name), language: pages.editions[edition].language, jobs: jobs)
      }
    }
  }
}
