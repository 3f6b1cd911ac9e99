import Diagnostics
import TagModel
import Typography

/// Which terms the pages of a site carry, taxonomy by taxonomy.
struct TermIndex: Sendable {
  /// The terms of all taxonomies, one taxonomy after the other; ordered by label as the site's language sorts.
  private(set) var terms: [Term] = []
  /// The terms of each taxonomy.
  private(set) var ranges: [Range<Int>] = []
  /// What is wrong with the tags taken together.
  private(set) var diagnostics: [Diagnostic] = []
  private var rules: [TermRules] = []
  private var indexOfKey: [[String: Int]] = []
  /// Of the names that pages have.
  private var indexOfName: [[String: Int]] = []

  /// Makes an index without terms.
  init() {}

  /// Gathers the terms of one more taxonomy.
  ///
  /// - Parameters:
  ///   - pages: the tags of each page that may be seen; an empty list for a page that does not count.
  ///   - rules: what the registry says.
  mutating func add(
    tagsOfPages pages: [[Tag]], rules: TermRules, settings: TaxonomySettings, language: String
  ) {
    var gatherer = TermGatherer(rules, settings: settings)
    gatherer.add(pages, pages.indices)
    gatherer.complete()
    add(gatherer, gatherer.uses.map { TermCandidate($0.key, $0.value, gatherer) }, language: language)
  }

  /// Does the same on several tasks.
  mutating func add(
    tagsOfPages pages: [[Tag]], rules: TermRules, settings: TaxonomySettings, language: String, jobs: Int
  ) async {
    let empty = TermGatherer(rules, settings: settings)
    let parts = await parallelMap(pages.indices.divided(into: jobs), jobs: jobs) { part in
      var gatherer = empty
      gatherer.add(pages, part)
      return gatherer
    }
    var all = parts.first ?? empty
    for part in parts.dropFirst() { all.append(part) }
    all.complete()
    let gatherer = all
    let candidates = await parallelMap(Array(gatherer.uses), jobs: jobs) {
      TermCandidate($0.key, $0.value, gatherer)
    }
    add(gatherer, candidates, language: language)
  }

  /// The index of the term that a name stands for in a taxonomy.
  func index(ofName name: String, in taxonomy: Int = 0) -> Int? {
    indexOfName[taxonomy][name] ?? indexOfKey[taxonomy][rules[taxonomy].key(ofName: name)]
  }
}

extension TermIndex {
  private mutating func add(_ gatherer: TermGatherer, _ candidates: [TermCandidate], language: String) {
    let (rules, settings) = (gatherer.rules, gatherer.settings)
    diagnostics += rules.diagnostics + gatherer.diagnostics
    var candidates = TermCandidate.sorted(candidates, language: language)
    let merged = settings.collisions == .merge ? merge(&candidates) : reportCollisions(candidates)
    reportSpellings(candidates)
    let start = terms.count
    var indices: [String: Int] = [:]
    for candidate in candidates {
      indices[candidate.key] = terms.count
      terms.append(term(candidate, rules: rules))
    }
    for (key, other) in merged { indices[key] = indices[other] }
    ranges.append(start..<terms.count)
    link(ranges[ranges.count - 1], indices, rules.path)
    self.rules.append(rules)
    indexOfKey.append(indices)
    indexOfName.append(gatherer.keys.compactMapValues { indices[$0] })
  }

  private func term(_ candidate: TermCandidate, rules: TermRules) -> Term {
    var term = Term(
      key: candidate.key, label: candidate.label, slug: candidate.slug, pages: candidate.uses.pages)
    term.taxonomy = ranges.count
    term.place = candidate.uses.place
    term.directCount = candidate.uses.directCount
    if rules.isEmpty { return term }
    for entry in rules.all(about: candidate.key) {
      term.weight = entry.weight ?? term.weight
      if !entry.style.isEmpty { term.styles.append(entry.style) }
      if !entry.description.isEmpty { (term.description, term.summary) = (entry.description, entry.summary) }
    }
    let entry = rules.entry(candidate.key)
    term.spokenName = entry?.spokenName
    var slugs: Set = [candidate.slug]
    term.aliases = (entry?.aliases ?? []).map { alias in
      let levels = rules.path.levels(rules.path.key(alias.text))
      return TermEntry.Name(levels.map { Slug.make(key: $0) }.joined(separator: "/"), at: alias.place)
    }.filter { slugs.insert($0.text).inserted }
    return term
  }

  /// Links nested terms with those above them.
  private mutating func link(_ range: Range<Int>, _ indices: [String: Int], _ path: TermPath) {
    if path.separator == nil { return }
    for index in range {
      guard let key = path.parent(of: terms[index].key), let parent = indices[key], parent != index else {
        continue
      }
      terms[index].parent = parent
      terms[parent].children.append(index)
    }
  }

  private mutating func reportSpellings(_ candidates: [TermCandidate]) {
    for candidate in candidates where candidate.uses.spellings.count > 1 {
      diagnostics.append(
        .severalSpellings(of: candidate.label, candidate.uses.spellings.map { ($0.text, $0.place) }))
    }
  }

  /// - Returns: no keys that were merged, since none are.
  private mutating func reportCollisions(_ candidates: [TermCandidate]) -> [String: String] {
    var owner: [String: Int] = [:]
    for (index, candidate) in candidates.enumerated() {
      guard let other = owner.updateValue(index, forKey: candidate.slug) else { continue }
      diagnostics.append(
        .slugCollision(
          candidate.slug, (candidates[other].label, candidates[other].uses.place),
          (candidate.label, candidate.uses.place)))
    }
    return [:]
  }

  /// Makes one term of those that have one slug: the one with the most pages takes the others in.
  ///
  /// - Returns: The key of the term that each key went into.
  private func merge(_ candidates: inout [TermCandidate]) -> [String: String] {
    var owner: [String: Int] = [:]
    var merged: [String: String] = [:]
    let heaviest = Array(candidates.indices).sorted {
      candidates[$0].uses.pages.count > candidates[$1].uses.pages.count
    }
    for index in heaviest {
      let candidate = candidates[index]
      guard let first = owner[candidate.slug] else {
        owner[candidate.slug] = index
        continue
      }
      candidates[first].uses.formUnion(candidate.uses)
      merged[candidate.key] = candidates[first].key
    }
    candidates.removeAll { merged[$0.key] != nil }
    return merged
  }
}
