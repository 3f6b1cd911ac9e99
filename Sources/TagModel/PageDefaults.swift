/// Values for pages that do not say otherwise: what `cascade` in the index page of a folder holds, or a file of
/// defaults that another generator reads.
public struct PageDefaults: Hashable, Sendable {
  /// The folder that they hold for, with all below it; empty at the top.
  public var folder: String
  /// Patterns for the paths of pages, such as `/blog/**`, all of which a page must fit; one after `!` it must not fit.
  public var patterns: [String]
  /// The values, as a page would have them.
  public var values: PageSource
  /// The terms that are added to those of a page rather than standing in for them.
  public var added = AddedTerms.none

  /// Makes defaults.
  public init(folder: String, patterns: [String] = [], values: PageSource) {
    self.folder = folder
    self.patterns = patterns
    self.values = values
  }
}

/// Which terms of defaults go beside those of a page.
public enum AddedTerms: Hashable, Sendable {
  /// None: a page that has some of a taxonomy has those alone.
  case none
  /// Categories, before those of the page.
  case categories
  /// All.
  case all
}

extension PageSource {
  /// Takes over what the page does not say itself.
  public mutating func apply(_ defaults: PageDefaults) {
    let values = defaults.values
    if !saysTags || defaults.added == .all { tags += values.tags }
    saysTags = saysTags || values.saysTags
    for (taxonomy, terms) in values.otherTerms {
      if defaults.added == .categories, taxonomy == "categories" {
        otherTerms[taxonomy] = terms + tags(of: taxonomy)
      } else if otherTerms[taxonomy] == nil || defaults.added == .all {
        otherTerms[taxonomy, default: []] += terms
      }
    }
    if url == nil { addressPattern = addressPattern ?? values.addressPattern }
    description = description ?? values.description
    date = date ?? values.date
    updated = updated ?? values.updated
    draft = draft || values.draft
    unlisted = unlisted || values.unlisted
    language = language ?? values.language
    textDirection = textDirection ?? values.textDirection
    weight = weight ?? values.weight
    cloud = cloud ?? values.cloud
    styles.merge(values.styles) { own, _ in own }
    fontPlaces.merge(values.fontPlaces) { own, _ in own }
    iconPlaces.merge(values.iconPlaces) { own, _ in own }
  }
}
