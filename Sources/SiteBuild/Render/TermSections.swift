import Rendering
import TagModel
import Typography

/// What the index of a taxonomy shows below its cloud.
struct TermSections {
  private let site: ResolvedSite
  private let taxonomy: Taxonomy
  private let vocabulary: Vocabulary

  init(_ taxonomy: Taxonomy, of site: ResolvedSite, _ vocabulary: Vocabulary) {
    self.site = site
    self.taxonomy = taxonomy
    self.vocabulary = vocabulary
  }

  /// The sections in order, as the configuration wants them.
  ///
  /// - Parameter entry: writes a page for a listing.
  func sections(_ entry: (Int) -> PageContent.Entry) -> [PageContent.Section] {
    switch taxonomy.settings.indexStyle {
    case .cloud: []
    case .letters: letters
    case .counts:
      [PageContent.Section(terms: taxonomy.terms.map { $0 }.sorted { count($0) > count($1) }.map(link))]
    case .singlePage:
      taxonomy.terms.map { index in
        let term = site.terms[index]
        return PageContent.Section(
          title: term.label, id: Taxonomy.sectionID(ofSlug: term.slug),
          countText: vocabulary.pages(term.count),
          entries: term.pages.map(entry))
      }
    }
  }
}

extension TermSections {
  private func count(_ index: Int) -> Int { site.terms[index].count }

  /// The terms by their first letters, which follow each other as their language sorts.
  private var letters: [PageContent.Section] {
    let collation = Collation(language: site.editions[taxonomy.edition].language)
    var sections: [PageContent.Section] = []
    for index in taxonomy.terms {
      let letter = collation.letter(of: site.terms[index].label) ?? Self.noLetter
      if sections.last?.title != letter { sections.append(PageContent.Section(title: letter)) }
      sections[sections.count - 1].terms.append(link(index))
    }
    return sections
  }

  private static let noLetter = "#"

  private func link(_ index: Int) -> PageContent.CountedLink {
    PageContent.CountedLink(
      label: site.terms[index].label,
      url: site.linkStyle.link(from: taxonomy.address, to: site.termAddresses[index]), count: count(index),
      countText: vocabulary.pages(count(index)))
  }
}
