import Diagnostics
import TagModel

/// The pages that are texts of terms and of taxonomies rather than pages of their own: `tags/swift/_index.md`
/// says what stands on the page of the term `swift`.
struct TermTexts: Sendable {
  /// One text.
  struct Text: Sendable {
    var page: PageSource
    /// The taxonomy as an index into those of the site.
    var taxonomy: Int
    /// The folders below the taxonomy's: empty for the text of its index.
    var folders: [String]
  }

  private(set) var texts: [Text] = []
  /// The other pages, as indices into all of them.
  private(set) var pages: [Int] = []

  /// Tells texts from pages.
  ///
  /// - Parameter taxonomies: the names of the taxonomies that each edition has.
  init(_ sources: [PageSource], _ localized: LocalizedSources, taxonomies: [String]) {
    for index in sources.indices {
      let path = localized.paths[index].neutral
      // Few pages are texts, and the others are told at a glance.
      if path.hasSuffix(Self.fileName) || sources[index].isIndexText,
        var text = Self.text(sources[index], at: path, taxonomies)
      {
        text.taxonomy += localized.editionOfPage[index] * taxonomies.count
        texts.append(text)
      } else {
        pages.append(index)
      }
    }
  }

  /// The texts by the addresses that they belong to, and what is wrong with those that belong to none.
  func placed(
    _ taxonomies: [Taxonomy], _ terms: TermIndex
  ) -> (texts: [PageAddress: PageSource], diagnostics: [Diagnostic]) {
    var placed: [PageAddress: PageSource] = [:]
    var diagnostics: [Diagnostic] = []
    for text in texts {
      let place = Place(path: text.page.sourcePath)
      guard let address = Self.address(of: text, taxonomies, terms) else {
        diagnostics.append(.textWithoutTerm(text.folders.joined(separator: "/"), at: place))
        continue
      }
      if let other = placed.updateValue(text.page, forKey: address) {
        let first = Place(path: other.sourcePath)
        diagnostics.append(.addressCollision(address.path, first: first, second: place))
      }
    }
    return (placed, diagnostics)
  }
}

extension TermTexts {
  private static let fileName = "/_index.md"

  private static func text(_ source: PageSource, at path: String, _ taxonomies: [String]) -> Text? {
    if source.isIndexText, let tags = taxonomies.firstIndex(of: "tags") {
      return Text(page: source, taxonomy: tags, folders: [])
    }
    let folders = path.split(separator: "/").dropLast().map(String.init)
    guard let taxonomy = taxonomies.firstIndex(of: folders[0]) else { return nil }
    return Text(page: source, taxonomy: taxonomy, folders: Array(folders.dropFirst()))
  }

  /// A text belongs to the term whose slug its folder has, or else whose name.
  private static func address(of text: Text, _ taxonomies: [Taxonomy], _ terms: TermIndex) -> PageAddress? {
    let taxonomy = taxonomies[text.taxonomy]
    if text.folders.isEmpty { return taxonomy.address }
    let name = text.folders.joined(separator: "/")
    let index =
      taxonomy.terms.first { terms.terms[$0].slug == name } ?? terms.index(ofName: name, in: text.taxonomy)
    return index.map { taxonomy.address(ofSlug: terms.terms[$0].slug) }
  }
}
