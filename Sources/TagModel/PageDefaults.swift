/// Values for pages that do not say otherwise: what `cascade` in the index page of a folder holds, or a file of
/// defaults that another generator reads.
public struct PageDefaults: Hashable, Sendable {
  /// The folder that they hold for, with all below it; empty at the top.
  public var folder: String
  /// A pattern for the paths of pages, such as `/blog/**`; `nil` means all in the folder.
  public var pattern: String?
  /// The values, as a page would have them.
  public var values: PageSource
  /// Whether tags are added to those of a page rather than standing in for them.
  public var addsTags = false

  /// Makes defaults.
  public init(folder: String, pattern: String? = nil, values: PageSource) {
    self.folder = folder
    self.pattern = pattern
    self.values = values
  }
}

extension PageSource {
  /// Takes over what the page does not say itself.
  public mutating func apply(_ defaults: PageDefaults) {
    let values = defaults.values
    if !saysTags || defaults.addsTags { tags += values.tags }
    saysTags = saysTags || values.saysTags
    for (taxonomy, terms) in values.otherTerms where otherTerms[taxonomy] == nil || defaults.addsTags {
      otherTerms[taxonomy, default: []] += terms
    }
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
