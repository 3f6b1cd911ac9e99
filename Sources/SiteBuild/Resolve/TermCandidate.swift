import TagModel
import Typography

/// A term before its place in the order of its taxonomy is known.
struct TermCandidate: Sendable {
  let key: String
  var uses: TermUses
  let label: String
  let slug: String
  /// What it is ordered by: what is nested follows what it is nested in, whatever its own label.
  private let path: String

  /// Names a term: as the registry says, or as pages spell it.
  init(_ key: String, _ uses: TermUses, _ gatherer: TermGatherer) {
    let (rules, settings) = (gatherer.rules, gatherer.settings)
    self.key = key
    self.uses = uses
    let levels = Self.labels(ofLevels: key, spelt: uses.label, rules)
    path = rules.path.joined(levels)
    label = rules.entry(key)?.label ?? (settings.hierarchyLabel == .last ? levels[levels.count - 1] : path)
    slug = Self.slug(of: key, rules)
  }

  /// Terms as a language sorts them.
  static func sorted(_ candidates: [TermCandidate], language: String) -> [TermCandidate] {
    let collation = Collation(language: language)
    return candidates.map { (order: collation.key(of: $0.path), candidate: $0) }.sorted { a, b in
      a.order == b.order
        ? a.candidate.key.unicodeScalars.lexicographicallyPrecedes(b.candidate.key.unicodeScalars)
        : a.order < b.order
    }.map(\.candidate)
  }

  /// What each level of a term is called.
  private static func labels(ofLevels key: String, spelt name: String, _ rules: TermRules) -> [String] {
    let names = rules.path.levels(name)
    if rules.isEmpty { return names }
    let levels = rules.path.levels(key)
    return zip(names, levels.indices).map { name, depth in
      rules.entry(rules.path.joined(levels[...depth]))?.label ?? name
    }
  }

  /// The slugs of all levels; the registry may give some of them.
  private static func slug(of key: String, _ rules: TermRules) -> String {
    let levels = rules.path.levels(key)
    return levels.indices.map { depth in
      let level = rules.path.joined(levels[...depth])
      return rules.entry(level)?.slug?.text ?? Slug.make(key: levels[depth])
    }.joined(separator: "/")
  }
}
