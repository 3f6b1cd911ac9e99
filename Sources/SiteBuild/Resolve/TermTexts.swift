import Diagnostics
import TagModel

/// The pages that are texts of pages that the build makes rather than pages of their own: `tags/swift/_index.md` says
/// what stands on the page of the term `swift`, and `404.md` what readers see at an address that leads nowhere.
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
  /// The texts of the page for addresses that lead nowhere; more than one is a mistake.
  private(set) var notFound: [PageSource] = []
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
      } else if Self.isNotFound(at: sources[index].url, path) {
        notFound.append(sources[index])
      } else {
        pages.append(index)
      }
    }
  }

  /// The languages that texts name.
  var languages: Set<String> { Set((texts.map(\.page) + notFound).compactMap(\.language)) }

  /// The texts by the addresses that they belong to, and what is wrong with those that belong to none.
  func placed(
    _ taxonomies: [Taxonomy], _ terms: TermIndex
  ) -> (texts: [PageAddress: PageSource], diagnostics: [Diagnostic]) {
    var placed: [PageAddress: PageSource] = [:]
    var diagnostics: [Diagnostic] = []
    let place = { (page: PageSource, address: PageAddress) in
      guard let other = placed.updateValue(page, forKey: address) else { return }
      let (first, second) = (Place(path: other.sourcePath), Place(path: page.sourcePath))
      diagnostics.append(.addressCollision(address.path, first: first, second: second))
    }
    for text in texts {
      if let address = Self.address(of: text, taxonomies, terms) {
        place(text.page, address)
      } else {
        let name = text.folders.joined(separator: "/")
        diagnostics.append(.textWithoutTerm(name, at: Place(path: text.page.sourcePath)))
      }
    }
    for page in notFound { place(page, .notFound) }
    return (placed, diagnostics)
  }
}

extension TermTexts {
  private static let fileName = "/_index.md"
  private static let namesOfNotFound: Set = ["404.md", "404.markdown"]

  private static func isNotFound(at url: String?, _ path: String) -> Bool {
    url.map { PageAddress(url: $0) == .notFound } ?? namesOfNotFound.contains(path)
  }

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
