import TagLayout
import TagModel

extension CloudResolver {
  /// What all pages of an edition share; one copy, since every page needs it.
  final class Site: Sendable {
    let configuration: SiteConfiguration
    let taxonomies: [Taxonomy]
    let terms: TermIndex
    /// The address of each term's page.
    let termAddresses: [PageAddress]
    /// The link to each term from the site's root.
    let termLinks: [String]
    /// How many taxonomies each edition has.
    let taxonomiesOfEdition: Int
    /// The pages that count for terms, with the folder they are in.
    let folders: [String]
    let linkStyle: LinkStyle
    let links: LinkResolver
    let vocabularies: Vocabularies
    let hiddenTags: HiddenTags
    let icons: SiteIcons
    let cascades: UsualCascades

    init(_ site: SiteResolver, edition: Int) {
      configuration = site.configuration
      taxonomies = site.taxonomies
      terms = site.terms
      termAddresses = site.termAddresses
      termLinks = site.termLinks
      taxonomiesOfEdition = site.names.count
      folders = site.folders
      linkStyle = site.linkStyle
      links = site.links
      vocabularies = site.vocabularies
      hiddenTags = site.hiddenTags[edition]
      icons = site.icons
      cascades = site.cascades
    }
  }

  /// The page that a cloud stands on.
  struct Page {
    var address: PageAddress
    /// The path of its source below the content folder; empty for a page that has none.
    var source = ""
    /// The folder of its source below the content folder, empty at the top.
    var folder: String
    var language: String
    var textDirection: TextDirection
    /// The edition that the page belongs to.
    var edition: Int
    /// The tags of the page in each taxonomy of the edition.
    var tags: [[Tag]]
    var styles: StyleSheet
    /// The term whose page it is.
    var term: Int?
  }
}
