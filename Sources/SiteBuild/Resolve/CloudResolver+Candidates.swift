import Diagnostics
import TagModel
import Typography

/// Which tags and terms get chips, and in which order.
extension CloudResolver {
  /// A tag that may get a chip.
  struct Candidate {
    var tag: Tag
    var label: String
    var spans: [InlineText.Span] = []
    var term: Int?
    var count: Int
    var weight: Double
  }

  /// The taxonomy whose terms a cloud shows, as an index.
  mutating func taxonomy(of request: CloudRequest) -> Int {
    let own = site.taxonomies.dropFirst(page.edition * site.taxonomiesOfEdition)
      .prefix(site.taxonomiesOfEdition)
    guard let name = request.taxonomy else { return own.startIndex }
    if let index = own.firstIndex(where: { $0.name == name }) { return index }
    report(.unknownTaxonomy(name, known: own.map(\.name), severity: .error, at: request.place))
    return own.startIndex
  }

  func candidates(of source: CloudRequest.Source, in taxonomy: Int) -> [Candidate] {
    switch source {
    case .page: return pageCandidates(in: taxonomy)
    case .tags(let tags):
      return site.hiddenTags.removed(from: tags, of: site.taxonomies[taxonomy].name)
        .compactMap { candidate($0, in: taxonomy) }
    case .site:
      return site.taxonomies[taxonomy].terms.map {
        candidate(ofTerm: $0, count: site.terms.terms[$0].count)
      }
    case .section: return sectionCandidates(in: taxonomy)
    }
  }

  /// The page's own tags, each term once.
  func pageCandidates(in taxonomy: Int) -> [Candidate] {
    let place = taxonomy - page.edition * site.taxonomiesOfEdition
    guard page.tags.indices.contains(place) else { return [] }
    var terms: Set<Int> = []
    var others: Set<String> = []
    var found: [Candidate] = []
    found.reserveCapacity(page.tags[place].count)
    for tag in page.tags[place] {
      guard let candidate = candidate(tag, in: taxonomy) else { continue }
      // A page that is not listed may carry tags that are no terms.
      let isNew =
        candidate.term.map { terms.insert($0).inserted } ?? others.insert(TermKey.make(tag.name)).inserted
      if isNew { found.append(candidate) }
    }
    return found
  }

  func candidate(_ tag: Tag, in taxonomy: Int) -> Candidate? {
    let index = site.terms.index(ofName: tag.name, in: taxonomy)
    let label =
      tag.label?.text ?? index.map { site.terms.terms[$0].label } ?? TermKey.visible(tag.name)
    if label.isEmpty, tag.custom == nil { return nil }
    let count = index.map { site.terms.terms[$0].count } ?? 0
    return Candidate(
      tag: tag, label: label, spans: tag.label?.spans ?? [], term: index, count: count,
      weight: tag.weight ?? index.flatMap { site.terms.terms[$0].weight } ?? Double(count))
  }

  func candidate(ofTerm index: Int, count: Int) -> Candidate {
    let term = site.terms.terms[index]
    let tag = Tag(name: term.label, place: Place(path: ""))
    return Candidate(
      tag: tag, label: term.label, term: index, count: count, weight: term.weight ?? Double(count))
  }

  /// The terms of the pages in the page's folder and below, counted there.
  func sectionCandidates(in taxonomy: Int) -> [Candidate] {
    site.taxonomies[taxonomy].terms.compactMap { index in
      let count = site.terms.terms[index].pages.count(where: isInSection)
      return count == 0 ? nil : candidate(ofTerm: index, count: count)
    }
  }

  /// Whether one of the site's pages is in the page's folder or below.
  func isInSection(_ other: Int) -> Bool {
    let folder = site.folders[other]
    return page.folder.isEmpty || folder == page.folder || folder.hasPrefix(page.folder + "/")
  }

  func choose(from candidates: [Candidate], options: CloudOptions) -> [Candidate] {
    let include = options.include.map(Glob.init)
    let exclude = options.exclude.map(Glob.init)
    func isWanted(_ candidate: Candidate) -> Bool {
      (candidate.term == nil || candidate.count >= options.minCount)
        && (include.isEmpty || include.contains { $0.matches(candidate.label) })
        && !exclude.contains { $0.matches(candidate.label) }
    }
    var chosen = candidates.allSatisfy(isWanted) ? candidates : candidates.filter(isWanted)
    if options.limit > 0, chosen.count > options.limit {
      let heaviest = chosen.indices.sorted { a, b in
        chosen[a].weight == chosen[b].weight ? a < b : chosen[a].weight > chosen[b].weight
      }
      let kept = Set(heaviest.prefix(options.limit))
      chosen = chosen.indices.filter(kept.contains).map { chosen[$0] }
    }
    chosen = ordered(chosen, by: options.order)
    return options.reverse ? chosen.reversed() : chosen
  }

  /// Orders stably: what compares equal stays as it was.
  func ordered(_ candidates: [Candidate], by order: TagOrder) -> [Candidate] {
    switch order {
    case .given: return candidates
    case .count: return candidates.sorted { $0.count > $1.count }
    case .weight: return candidates.sorted { $0.weight > $1.weight }
    case .name:
      let collation = Collation(language: page.language)
      return candidates.map { (collation.key(of: $0.label), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
