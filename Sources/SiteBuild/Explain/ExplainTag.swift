public import Diagnostics
import TagModel

/// Says what a site makes of a tag, and why; writes nothing.
///
/// - Parameter name: any spelling of the tag, or its slug.
/// - Returns: An answer for each language and each taxonomy that has the tag, and what is wrong with the site.
public func explainTag(
  _ name: String, _ options: BuildOptions
) async -> (explanations: [TagExplanation], diagnostics: [Diagnostic]) {
  do throws(BuildStop) {
    let source = try await SiteSource.read(options)
    let (site, problems) = SiteResolver(
      source.published, configuration: source.configuration, registries: source.registries
    ).resolve()
    var diagnostics = source.diagnostics + problems
    let rules = site.taxonomies.map { source.rules(of: $0, in: site) }
    let terms = site.terms(named: name, rules)
    if terms.isEmpty {
      let known = zip(site.taxonomies, rules).lazy.compactMap { source.unpublished(name, of: $0, $1) }.first
      diagnostics.append(known ?? .unknownTag(name, suggestions: site.terms(near: name)))
    }
    let explanations = terms.map { term in
      TagExplainer(site, source.published, rules: rules[site.terms[term].taxonomy], term: term).explanation
    }
    return (explanations, diagnostics.sorted())
  } catch {
    return ([], error.diagnostics.sorted())
  }
}

extension ResolvedSite {
  /// The indices of the terms that a name spells, or else of those that have it as a slug.
  ///
  /// - Parameter rules: what the registry of each taxonomy says.
  func terms(named name: String, _ rules: [TermRules]) -> [Int] {
    let keys = rules.map { $0.key(ofName: name) }
    let spelt = terms.indices.filter { terms[$0].key == keys[terms[$0].taxonomy] }
    return spelt.isEmpty ? terms.indices.filter { terms[$0].slug == name } : spelt
  }

  /// The labels of the terms that a misspelt name may stand for, the nearest first; three at most.
  func terms(near name: String) -> [String] {
    var rest = terms
    var found: [String] = []
    while found.count < 3, let next = nearest(to: name, among: rest.flatMap { [$0.label, $0.slug] }) {
      let (same, others) = (rest.filter { $0.isNamed(next) }, rest.filter { !$0.isNamed(next) })
      found += same.prefix(3 - found.count).map(\.label)
      rest = others
    }
    return found
  }
}

extension SiteSource {
  /// What the registry of a taxonomy says.
  func rules(of taxonomy: Taxonomy, in site: ResolvedSite) -> TermRules {
    let language = site.editions[taxonomy.edition].language
    return registries.rules(language: language, configuration)[taxonomy.name]
      ?? TermRules(path: configuration.path(of: taxonomy.name))
  }
}

extension SiteSource {
  /// Why a tag that pages carry is no term; `nil` if none carries it.
  fileprivate func unpublished(_ name: String, of taxonomy: Taxonomy, _ rules: TermRules) -> Diagnostic? {
    let key = rules.key(ofName: name)
    let pages = published.filter { page in
      page.tags(of: taxonomy.name).contains { rules.key(ofName: $0.name) == key }
    }
    if pages.isEmpty { return nil }
    if pages.allSatisfy(\.unlisted) {
      return .unlistedTag(name, on: pages.map { Place(path: $0.sourcePath) })
    }
    return .hiddenTag(name, by: rules.all(about: key).filter(\.isHidden).map(\.name.place))
  }
}

extension Term {
  fileprivate func isNamed(_ name: String) -> Bool { label == name || slug == name }
}

/// Gathers what is to be said about one term.
private struct TagExplainer {
  private let site: ResolvedSite
  private let term: Term
  private let index: Int
  private let uses: [TagExplanation.Use]
  private let rules: TermRules

  init(_ site: ResolvedSite, _ sources: [PageSource], rules: TermRules, term index: Int) {
    self.site = site
    self.index = index
    let term = site.terms[index]
    self.term = term
    self.rules = rules
    let (taxonomy, edition) = (site.taxonomies[term.taxonomy].name, site.taxonomies[term.taxonomy].edition)
    let hidden = HiddenTags(site.configuration.hiddenTags, rules: [taxonomy: rules])
    // The site's first pages are those of the sources, in the same order, the texts of terms left out.
    let localized = LocalizedSources(sources, site.configuration)
    let names = Taxonomy.names(site.configuration, pages: sources)
    let pages = TermTexts(sources, localized, taxonomies: names).pages
    uses = zip(site.pages, pages).filter { $0.0.edition == edition }.flatMap { page, source in
      let tags = hidden.removed(from: sources[source].tags(of: taxonomy), of: taxonomy)
        .filter { rules.key(ofName: $0.name) == term.key }
      return Self.uses(tags, isUnlisted: sources[source].unlisted, at: page.address)
    }.sorted { $0.place < $1.place }
  }

  var explanation: TagExplanation {
    let spellings = self.spellings
    let taxonomy = site.taxonomies[term.taxonomy]
    return TagExplanation(
      language: site.editions.count > 1 ? site.editions[taxonomy.edition].name : nil,
      taxonomy: site.taxonomies.contains { $0.name != taxonomy.name } ? taxonomy.name : nil,
      key: term.key, keySteps: TermKey.steps(from: term.label), label: term.label,
      labelReason: reason(of: spellings), slug: term.slug, slugReason: slugReason,
      address: site.termAddresses[index].path, count: term.count,
      spellings: spellings,
      uses: uses, entries: entries, appearances: appearances)
  }
}

extension TagExplainer {
  private static func uses(
    _ tags: [Tag], isUnlisted: Bool, at address: PageAddress
  ) -> [TagExplanation.Use] {
    tags.enumerated().map { index, tag in
      TagExplanation.Use(
        page: address.path, place: tag.place, spelling: tag.name,
        standing: isUnlisted ? .unlisted : index > 0 ? .repeated : .counted)
    }
  }

  /// The spellings of the uses that count, the most used first, then in the order of their places.
  private var spellings: [TagExplanation.Spelling] {
    var spellings: [TagExplanation.Spelling] = []
    for use in uses where use.standing == .counted {
      if let known = spellings.firstIndex(where: { $0.text.utf8.elementsEqual(use.spelling.utf8) }) {
        spellings[known].count += 1
      } else {
        spellings.append(TagExplanation.Spelling(text: use.spelling, count: 1))
      }
    }
    return spellings.sorted { $0.count > $1.count }
  }

  private func reason(of spellings: [TagExplanation.Spelling]) -> TagExplanation.LabelReason {
    if rules.entry(term.key)?.label != nil { return .registry }
    guard spellings.count > 1 else { return .onlySpelling }
    return spellings[0].count > spellings[1].count ? .mostUsed : .firstAmongEquals
  }

  private var slugReason: TagExplanation.SlugReason {
    if rules.entry(term.key)?.slug != nil { return .registry }
    if term.slug.utf8.elementsEqual(term.key.utf8) { return .key }
    return Slug.isShortened(key: term.key) ? .shortened(bytes: Slug.maximumLength) : .spelt
  }

  private var entries: [TagExplanation.Entry] {
    let about = rules.all(about: term.key)
    return about.map {
      TagExplanation.Entry(name: $0.name.text, place: $0.name.place, role: $0.isPattern ? .pattern : .term)
    }
      + about.flatMap(\.aliases).map { TagExplanation.Entry(name: $0.text, place: $0.place, role: .alias) }
  }

  private var appearances: [TagExplanation.Appearance] {
    site.pages.flatMap { page in
      page.clouds.flatMap { cloud in
        cloud.origins.indices.filter { cloud.origins[$0].term == index }.map {
          appearance(chip: $0, of: cloud, on: page)
        }
      }
    }
  }

  private func appearance(
    chip: Int, of cloud: ResolvedCloud, on page: SitePage
  ) -> TagExplanation.Appearance {
    let origin = cloud.origins[chip]
    let styles = ["default", cloud.options.style].compactMap(\.self) + origin.styles
    var appearance = TagExplanation.Appearance(
      cloud: "\(page.address.path)#\(cloud.name)",
      position: TagExplanation.Appearance.Position(
        number: chip + 1, count: cloud.chips.count, order: cloud.options.order.rawValue),
      size: cloud.chips[chip].style.text.size, styles: styles,
      hasRegistryStyle: term.styles.contains { $0.rule != StyleRule() }, hasOwnStyle: origin.hasOwnStyle)
    if cloud.options.scale != .none {
      let weights = cloud.origins.map(\.weight)
      let (least, most) = (weights.min() ?? origin.weight, weights.max() ?? origin.weight)
      let sizes = [cloud.options.minSize, cloud.options.maxSize].sorted()
      appearance.scale = TagExplanation.Appearance.Scale(
        name: cloud.options.scale.rawValue, weight: origin.weight, isGiven: origin.isWeightGiven,
        weights: least...most, sizes: sizes[0]...sizes[1])
    }
    return appearance
  }
}
