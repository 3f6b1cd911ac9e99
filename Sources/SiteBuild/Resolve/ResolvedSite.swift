import Diagnostics
import Rendering
import TagLayout
import TagModel

/// The site with every question of content answered: which pages there are, where, with which chips in which
/// clouds.
///
/// Nothing is measured yet.
struct ResolvedSite: Sendable {
  var configuration: SiteConfiguration
  var linkStyle: LinkStyle
  /// The parts of the site in its languages, that in the site's own language first.
  var editions: [Edition]
  /// The pages in the order of their addresses.
  var pages: [SitePage]
  /// The taxonomies of each edition in the order of the configuration, one edition after the other.
  var taxonomies: [Taxonomy]
  /// The terms of all taxonomies, each taxonomy's in the order of its index.
  var terms: [Term]
  /// The address of each term.
  var termAddresses: [PageAddress]
  /// The first pages of the intersections that each term is in, as indices into the site's pages.
  var intersections: [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for index in pages.indices {
      guard case .intersection(let terms) = pages[index].kind, pages[index].isFirstPart else { continue }
      for term in terms { found[term, default: []].append(index) }
    }
    return found
  }
  /// Where each font file is named first: in the configuration, or in a page.
  var fontPlaces: [String: Place]
}

/// One page of the site.
struct SitePage: Sendable {
  /// Where the page comes from, and so which template it gets.
  enum Kind: Hashable, Sendable {
    /// A Markdown file.
    case content
    /// The home page of a site that has none of its own.
    case home
    /// The index of the terms of one of the site's taxonomies.
    case taxonomy(Int)
    /// A term; the index is one of the site's terms.
    case term(Int)
    /// What carries several terms at once; the indices are those of the site's terms.
    case intersection([Int])
    /// What a server shows for an address that does not exist.
    case notFound
  }

  /// A part of a listing that is too long for one page.
  struct Listing: Hashable, Sendable {
    /// The address of the first part.
    var first: PageAddress
    /// Which part it is, from 1.
    var number: Int
    /// How many parts there are.
    var count: Int

    /// The address of a part; `nil` where there is none.
    func address(_ number: Int) -> PageAddress? {
      guard (1...count).contains(number) else { return nil }
      return number == 1 ? first : PageAddress(folder: "\(first.folder)/page/\(number)")
    }
  }

  /// A piece of the page's body.
  enum Part: Hashable, Sendable {
    /// HTML.
    case html(String)
    /// The value of an attribute that holds an address, not escaped.
    case link(String)
    /// One of the page's clouds, by index.
    case cloud(Int)
  }

  var kind: Kind
  var address: PageAddress
  /// Further addresses, which lead to the page.
  var aliases: [PageAddress] = []
  var title: String
  var description = ""
  var language: String
  var textDirection: TextDirection
  /// The edition that the page belongs to, as an index into the site's editions.
  var edition: Int
  /// What it and its translations agree on; `nil` on a site in one language, and on pages that the build makes.
  var translationKey: String?
  /// The page's place in listings; smaller goes first, and before pages without.
  var weight: Int?
  var date: CalendarDate?
  var updated: CalendarDate?
  var body: [Part] = []
  /// The links of the body to what is no source of the site: static files, and pages that the build makes; with the
  /// path below the output folder that each leads to.
  var unprovenLinks: [(path: String, link: BodyLink)] = []
  /// The clouds of the page: first those of its body, in order.
  var clouds: [ResolvedCloud] = []
  /// The cloud of the page's own tags, or of the page as a whole, by index.
  var mainCloud: Int?
  /// Further clouds of the page as a whole, each with its heading and by index.
  var otherClouds: [(title: String, cloud: Int)] = []
  /// The pages that this one lists, as indices into the site's pages.
  var entries: [Int] = []
  /// How many pages the whole listing has, of which this page may show a part.
  var listedCount = 0
  /// Whether the page is not a further part of a listing.
  var isFirstPart: Bool { listing.map { $0.number == 1 } ?? true }
  /// Which part of a listing the page shows, if it is not the whole.
  var listing: Listing?
  /// Whether the page is in no listing, and search engines should leave it out.
  var isUnlisted = false
  /// What is known of a written page besides the words of its body.
  var facts: PageFacts?
  /// Where an author can change the page, for diagnostics.
  var place: Place?

  /// Whether the body starts with a heading of the first level.
  var isHeaded = false

  /// The file that the page becomes, relative to the output folder.
  var file: String { address.file }
}

/// A cloud with its chips, not yet measured.
struct ResolvedCloud: Hashable, Sendable {
  /// Where a chip comes from, which its looks alone do not tell.
  struct Origin: Hashable, Sendable {
    /// The term that the chip stands for, as an index into the site's terms.
    var term: Int?
    /// What its size comes from, where weights matter.
    var weight: Double
    /// Whether the weight is one that its author gave.
    var isWeightGiven: Bool
    /// The named styles that the chip has besides those of its cloud, in the order in which they are applied.
    var styles: [String]
    /// Whether the tag has style keys of its own.
    var hasOwnStyle: Bool
  }

  /// What selected chips narrow.
  struct Filter: Hashable, Sendable {
    /// The name of the taxonomy that the chips are terms of.
    var taxonomy: String
    /// The slugs of those chips that each page carries, by its index among the site's pages.
    var slugs: [Int: [String]]
  }

  var name: String
  var chips: [Chip]
  /// Where each chip comes from.
  var origins: [Origin]
  var options: CloudOptions
  var textDirection: TextDirection
  /// The control that shows hidden chips, if the cloud is limited and has one.
  var disclosure: Disclosure?
  /// The form around it, if readers can select its chips.
  var form: SelectionForm?
  /// What selected chips narrow, if they narrow anything.
  var filter: Filter?
  /// What scripts call the chips; empty for a cloud without the component.
  var identifiers: [String] = []
  /// What the component says; empty for a cloud without it.
  var words: [Phrase: String] = [:]
  /// What is shown beside it, if it is a preview.
  var preview: CloudPreview?
  /// What its chips are, for a reader who does not see them.
  var title: String
  var place: Place
}
