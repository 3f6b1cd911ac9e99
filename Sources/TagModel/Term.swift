/// A tag as the site knows it: what all the pages that carry it agree on.
public struct Term: Hashable, Sendable {
  /// What makes two spellings one term: NFC, trimmed, white space collapsed, invisible characters removed,
  /// full case folding.
  public var key: String
  /// What readers see.
  public var label: String
  /// The last part of the address of the term's page.
  public var slug: String
  /// How many pages carry the term.
  public var count: Int
  /// The pages that carry it, as indices into the site's pages, in the order of the term's listing.
  public var pages: [Int]

  /// Makes a term.
  public init(key: String, label: String, slug: String, pages: [Int]) {
    self.key = key
    self.label = label
    self.slug = slug
    self.count = pages.count
    self.pages = pages
  }
}
