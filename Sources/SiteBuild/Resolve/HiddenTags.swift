import TagModel

/// Which tags stay out of everything that is published: those that say so themselves, and those whose names
/// match one of the site's patterns.
struct HiddenTags: Sendable {
  private let patterns: [Glob]

  /// Takes the patterns of a configuration, such as `_*`.
  init(_ patterns: [String]) { self.patterns = patterns.map(Glob.init) }

  /// The tags that may be seen, in order.
  func removed(from tags: [Tag]) -> [Tag] { tags.filter { !contains($0) } }

  /// The page without the tags that must not be seen.
  func removed(from page: PageSource) -> PageSource {
    if !page.tags.contains(where: contains) { return page }
    var page = page
    page.tags = removed(from: page.tags)
    return page
  }

  private func contains(_ tag: Tag) -> Bool {
    if tag.hidden { return true }
    if patterns.isEmpty { return false }
    let name = TermKey.visible(tag.name)
    return patterns.contains { $0.matches(name) }
  }
}
