public import Diagnostics

/// A tag as the site knows it: what all the pages that carry it agree on.
public struct Term: Hashable, Sendable {
  /// What makes two spellings one term: NFC, trimmed, white space collapsed, invisible characters removed,
  /// full case folding.
  public var key: String
  /// What readers see.
  public var label: String
  /// The address of the term's page below its taxonomy: one part, or one for each level.
  public var slug: String
  /// The pages that carry it, as indices into the site's pages, in the order of the term's listing.
  public var pages: [Int]
  /// The taxonomy that it belongs to, as an index into the site's taxonomies.
  public var taxonomy = 0
  /// Where it is named first.
  public var place = Place(path: "")
  /// How many pages carry the term itself, not only one nested in it.
  public var directCount = 0
  /// The term above it, as an index into the site's terms.
  public var parent: Int?
  /// The terms right below it, as indices into the site's terms, in their order.
  public var children: [Int] = []
  /// A weight in place of the count.
  public var weight: Double?
  /// What a screen reader says in place of the label.
  public var spokenName: String?
  /// How its chips look, the more special wish later.
  public var styles: [TermStyle] = []
  /// Text for its page.
  public var description: [BodyPart] = []
  /// One sentence about it; may be empty.
  public var summary = ""
  /// The slugs of other names that stand for it, with the places of the names.
  public var aliases: [TermEntry.Name] = []

  /// Makes a term.
  public init(key: String, label: String, slug: String, pages: [Int]) {
    self.key = key
    self.label = label
    self.slug = slug
    self.pages = pages
    directCount = pages.count
  }

  /// How many pages carry the term.
  public var count: Int { pages.count }
}
