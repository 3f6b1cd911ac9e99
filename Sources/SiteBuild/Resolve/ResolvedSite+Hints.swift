import Diagnostics

extension ResolvedSite {
  /// What is worth a look though nothing is wrong: terms that are nearly alike, entries that nobody uses.
  ///
  /// - Parameter rules: what the registry of a taxonomy says, by the taxonomy's name.
  func hints(_ rules: (String) -> TermRules) -> [Diagnostic] {
    taxonomies.flatMap { taxonomy in
      let rules = rules(taxonomy.name)
      return nearDuplicates(taxonomy, rules) + unused(taxonomy, rules)
    }
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

  private func unused(_ taxonomy: Taxonomy, _ rules: TermRules) -> [Diagnostic] {
    if configuration.terms.showsUnused { return [] }
    let used = Set(terms[taxonomy.terms].map(\.key))
    return rules.keys.compactMap { key in
      guard !used.contains(key), !rules.hides(key), let entry = rules.entry(key) else { return nil }
      return .unusedTerm(entry.name.text, at: entry.name.place)
    }
  }
}
