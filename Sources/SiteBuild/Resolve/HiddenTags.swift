import TagModel

/// Which tags stay out of everything that is published: those that say so themselves, and those whose names
/// match one of the site's patterns or are hidden by the registry.
struct HiddenTags: Sendable {
  private let patterns: [Glob]
  /// What the registry of each taxonomy says, by the taxonomy's name.
  private let rules: [String: TermRules]

  /// Takes the patterns of a configuration, such as `_*`, and the registries.
  init(_ patterns: [String], rules: [String: TermRules] = [:]) {
    self.patterns = patterns.map(Glob.init)
    self.rules = rules.filter { !$0.value.isEmpty }
  }

  /// The tags that may be seen, in order.
  func removed(from tags: [Tag], of taxonomy: String) -> [Tag] {
    let rules = rules[taxonomy]
    return tags.filter { !contains($0, rules) }
  }

  /// A page without the tags that must not be seen; `nil` if it has none, as nearly all.
  func removed(from page: PageSource) -> PageSource? { holdsAny(page) ? without(page) : nil }

  private func holdsAny(_ page: PageSource) -> Bool {
    holds(page.tags, of: "tags") || page.otherTerms.contains { holds($0.value, of: $0.key) }
  }

  private func without(_ page: PageSource) -> PageSource {
    var page = page
    if holds(page.tags, of: "tags") { page.tags = removed(from: page.tags, of: "tags") }
    for (taxonomy, tags) in page.otherTerms where holds(tags, of: taxonomy) {
      page.otherTerms[taxonomy] = removed(from: tags, of: taxonomy)
    }
    return page
  }

  private func holds(_ tags: [Tag], of taxonomy: String) -> Bool {
    if rules.isEmpty, patterns.isEmpty { return tags.contains(where: \.hidden) }
    let rules = rules[taxonomy]
    return tags.contains { contains($0, rules) }
  }

  private func contains(_ tag: Tag, _ rules: TermRules?) -> Bool {
    if tag.hidden { return true }
    if let rules, rules.hides(rules.key(ofName: tag.name)) { return true }
    if patterns.isEmpty { return false }
    let name = TermKey.visible(tag.name)
    return patterns.contains { $0.matches(name) }
  }
}
