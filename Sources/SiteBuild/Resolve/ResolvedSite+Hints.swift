import Diagnostics
import TagModel

extension ResolvedSite {
  /// What is worth a look though nothing is wrong: terms that are nearly alike, entries that nobody uses.
  ///
  /// - Parameter rules: what the registry of a taxonomy says.
  func hints(_ rules: (Taxonomy) -> TermRules) -> [Diagnostic] {
    let all = taxonomies.map(rules)
    return zip(taxonomies, all).flatMap { nearDuplicates($0, $1) } + unused(all)
  }

  /// Two terms that are both in the registry are two by intention.
  private func nearDuplicates(_ taxonomy: Taxonomy, _ rules: TermRules) -> [Diagnostic] {
    NearDuplicates(terms[taxonomy.terms]).pairs.compactMap { rare, usual in
      let (rare, usual) = (terms[rare], terms[usual])
      if rules.entry(rare.key) != nil, rules.entry(usual.key) != nil { return nil }
      return .nearDuplicate(
        rare.label, count: rare.count, of: usual.label, otherCount: usual.count, at: rare.place,
        otherAt: usual.place)
    }
  }

  /// The entries that are used in none of the editions that they hold for.
  private func unused(_ rules: [TermRules]) -> [Diagnostic] {
    var used: Set<Place> = []
    var entries: [TermEntry.Name] = []
    for (taxonomy, rules) in zip(taxonomies, rules) where !taxonomy.settings.showsUnused {
      let keys = Set(terms[taxonomy.terms].map(\.key))
      for key in rules.keys {
        guard let name = rules.entry(key)?.name else { continue }
        if keys.contains(key) || rules.hides(key) { used.insert(name.place) } else { entries.append(name) }
      }
    }
    // An entry that holds for several editions is said once.
    return entries.filter { used.insert($0.place).inserted }.map { .unusedTerm($0.text, at: $0.place) }
  }
}
