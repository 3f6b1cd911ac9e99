/// How terms are told apart and shown: what `[tags]` says of all taxonomies, and `[taxonomy.topics]` of one.
public struct TaxonomySettings: Hashable, Sendable {
  /// `on_unknown`: what happens to a tag that the registry does not know.
  public var unknownTags: UnknownTags = .ignore
  /// `show_unused`: whether terms of the registry are shown that no page carries.
  public var showsUnused = false
  /// `collisions`: what happens to two terms that would get one address.
  public var collisions: SlugCollisions = .error
  /// `hierarchy`: what separates the levels of nested terms, such as `/`; `nil` means that no term is nested.
  public var hierarchy: String?
  /// `hierarchy-label`: how much of the path of a nested term its label shows.
  public var hierarchyLabel: HierarchyLabel = .path
  /// `roll-up`: whether the pages of a nested term are pages of the terms above it too.
  public var rollsUp = true

  /// `page-size`: how many pages a listing shows before it goes on on another page; 0 means all.
  public var pageSize = 0
  /// `noindex-below`: the number of pages that a term needs to be worth a search engine's while.
  public var noindexBelow = 0
  /// `index-style`: what the index of a taxonomy shows besides its cloud.
  public var indexStyle: IndexStyle = .cloud
  /// `related`: how many related terms the page of a term shows.
  public var related = 0
  /// `intersections`: tags that have a page together.
  public var intersections: [[TermEntry.Name]] = []

  /// `title`: the heading of the index by language; the one without a language is for all others.
  public var titles: [String: String] = [:]
  /// `path`: the folder of the addresses; `nil` means the taxonomy's name.
  public var folder: String?
  /// `feeds`: whether its terms have feeds; `nil` leaves it to the site.
  public var hasFeeds: Bool?
  /// Options of the cloud of its terms, over those of the site.
  public var cloud: [CloudDeclaration] = []

  /// Makes the settings with their defaults.
  public init() {}

  /// The heading of the index in a language, if it has one of its own.
  public func title(in language: String) -> String? { titles[language] ?? titles[""] }
}

/// What happens to a tag that the registry does not know.
public enum UnknownTags: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case ignore
  /// It is mentioned.
  case log
  /// It is a warning.
  case warn
  /// It is an error.
  case error
}

/// What happens to two terms that would get one address.
public enum SlugCollisions: String, Hashable, Sendable, CaseIterable {
  /// It is an error.
  case error
  /// They become one term.
  case merge
}

/// How much of the path of a nested term its label shows.
public enum HierarchyLabel: String, Hashable, Sendable, CaseIterable {
  /// All of it.
  case path
  /// What follows the last separator.
  case last
}

/// What the index of a taxonomy shows besides its cloud.
public enum IndexStyle: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case cloud
  /// The terms in a list, by their first letters.
  case letters
  /// The terms in a list, the most used first.
  case counts
  /// Every term with its pages; terms have no pages of their own then.
  case singlePage = "single-page"
}
