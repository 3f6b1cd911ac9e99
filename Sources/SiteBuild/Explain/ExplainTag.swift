public import Diagnostics
import TagModel

/// Says what a site makes of a tag, and why; writes nothing.
///
/// - Parameter name: any spelling of the tag, or its slug.
/// - Returns: The answer, or `nil` when no page carries the tag, and what is wrong with the site.
public func explainTag(
  _ name: String, _ options: BuildOptions
) async -> (explanation: TagExplanation?, diagnostics: [Diagnostic]) {
  do throws(BuildStop) {
    let source = try await SiteSource.read(options)
    let (site, problems) = SiteResolver(source.published, configuration: source.configuration).resolve()
    var diagnostics = source.diagnostics + problems
    guard let term = site.term(named: name) else {
      diagnostics.append(.unknownTag(name, suggestions: site.terms(near: name)))
      return (nil, diagnostics.sorted())
    }
    return (TagExplainer(site, source.published, term: term).explanation, diagnostics.sorted())
  } catch {
    return (nil, error.diagnostics.sorted())
  }
}

extension ResolvedSite {
  /// The index of the term that a name spells, or else of the one that has it as a slug.
  func term(named name: String) -> Int? {
    let key = TermKey.make(name)
    return terms.firstIndex { $0.key == key } ?? terms.firstIndex { $0.slug == name }
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

extension Term {
  fileprivate func isNamed(_ name: String) -> Bool { label == name || slug == name }
}

/// Gathers what is to be said about one term.
private struct TagExplainer {
  private let site: ResolvedSite
  private let term: Term
  private let index: Int
  private let uses: [TagExplanation.Use]

  init(_ site: ResolvedSite, _ sources: [PageSource], term index: Int) {
    self.site = site
    self.index = index
    let term = site.terms[index]
    self.term = term
    let hidden = HiddenTags(site.configuration.hiddenTags)
    // The site's first pages are those of the sources, in the same order.
    uses = zip(site.pages, sources).flatMap { page, source in
      Self.uses(of: term.key, in: hidden.removed(from: source), at: page.address)
    }.sorted { $0.place < $1.place }
  }

  var explanation: TagExplanation {
    let spellings = self.spellings
    return TagExplanation(
      key: term.key, keySteps: TermKey.steps(from: term.label), label: term.label,
      labelReason: reason(of: spellings), slug: term.slug, slugReason: slugReason,
      address: PageAddress(folder: "tags/\(term.slug)").path, count: term.count, spellings: spellings,
      uses: uses, appearances: appearances)
  }
}

extension TagExplainer {
  private static func uses(
    of key: String, in source: PageSource, at address: PageAddress
  ) -> [TagExplanation.Use] {
    let tags = source.tags.filter { TermKey.make($0.name) == key }
    return tags.enumerated().map { index, tag in
      TagExplanation.Use(
        page: address.path, place: tag.place, spelling: tag.name,
        standing: source.unlisted ? .unlisted : index > 0 ? .repeated : .counted)
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
    return spellings.stablySorted { $0.count > $1.count }
  }

  private func reason(of spellings: [TagExplanation.Spelling]) -> TagExplanation.LabelReason {
    guard spellings.count > 1 else { return .onlySpelling }
    return spellings[0].count > spellings[1].count ? .mostUsed : .firstAmongEquals
  }

  private var slugReason: TagExplanation.SlugReason {
    if term.slug.utf8.elementsEqual(term.key.utf8) { return .key }
    return Slug.isShortened(key: term.key) ? .shortened(bytes: Slug.maximumLength) : .spelt
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
      cloud: "\(page.address.path)#\(cloud.name)", size: cloud.chips[chip].style.text.size, styles: styles,
      hasOwnStyle: origin.hasOwnStyle)
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
