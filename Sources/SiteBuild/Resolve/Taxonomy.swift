import TagModel

/// One way to sort the pages of one edition: terms with an index and an address space of their own.
struct Taxonomy: Hashable, Sendable {
  /// The name, which is the key of front matter.
  var name: String
  /// The edition whose pages it sorts, as an index into the site's editions.
  var edition = 0
  /// The folder of its addresses.
  var folder: String
  /// How its terms are told apart and shown.
  var settings = TaxonomySettings()
  /// The heading of its index.
  var title: String
  /// Whether it has an index: one without terms in a further language has none, unless it is the first or has a text.
  var hasIndex = true
  /// Its terms, as indices into the site's terms.
  var terms: Range<Int>

  /// The address of the index of its terms.
  var address: PageAddress { PageAddress(folder: folder) }

  /// The address of a page about its terms.
  func address(ofSlug slug: String) -> PageAddress { PageAddress(folder: "\(folder)/\(slug)") }

  /// The address of what the index says about one of its terms, where terms have no pages of their own.
  func section(ofSlug slug: String) -> PageAddress {
    PageAddress(folder: folder, fragment: Self.sectionID(ofSlug: slug))
  }

  /// The id of the section of the index that is about one term.
  static func sectionID(ofSlug slug: String) -> String { "term-" + slug }

  /// The names of the taxonomies of a site: those it lists, or those that are usual and in use.
  static func names(_ configuration: SiteConfiguration, pages: [PageSource]) -> [String] {
    configuration.taxonomies
      ?? SiteConfiguration.usualTaxonomies.filter { name in
        name == "tags" || pages.indices.contains { !pages.span[$0].tags(of: name).isEmpty }
      }
  }
}
