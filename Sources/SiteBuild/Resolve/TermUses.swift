import Diagnostics
import TagModel

/// What the pages and the registry say about one term.
struct TermUses: Sendable {
  /// Each spelling with how often it occurs and where it occurs first, in order of first use; aliases left out.
  private(set) var spellings: [(text: String, count: Int, place: Place)] = []
  /// Where the term is named first.
  private(set) var place: Place
  /// Where it stands on each page.
  private(set) var places: [Place] = []
  /// The pages that carry it, ascending.
  var pages: [Int] = []
  /// How many pages carry it itself.
  var directCount = 0
  /// The name where no page spells it.
  private let fallback: String

  /// Makes a term that no page carries.
  init(name: String, at place: Place) {
    fallback = name
    self.place = place
  }

  /// Takes a page that carries the term.
  mutating func add(_ name: String, at place: Place, page: Int, isAlias: Bool) {
    if !isAlias { addSpelling(name, count: 1, at: place) }
    if places.isEmpty { self.place = place }
    places.append(place)
    pages.append(page)
    directCount += 1
  }

  /// Takes over what is said about another term that is the same.
  mutating func formUnion(_ other: TermUses) {
    addNames(of: other)
    addPages(other.pages)
    directCount = pages.count
  }

  /// Takes over what later pages say.
  mutating func append(_ later: TermUses) {
    addNames(of: later)
    pages += later.pages
    directCount += later.directCount
  }

  /// Takes over pages, each once.
  mutating func addPages(_ other: [Int]) { pages = Set(pages).union(other).sorted() }

  /// The most used spelling, trimmed; among equals the first by path.
  var label: String {
    guard var best = spellings.first else { return TermKey.visible(fallback) }
    for spelling in spellings.dropFirst()
    where spelling.count > best.count || spelling.count == best.count && spelling.place < best.place {
      best = spelling
    }
    return TermKey.visible(best.text)
  }

  private mutating func addNames(of other: TermUses) {
    for spelling in other.spellings { addSpelling(spelling.text, count: spelling.count, at: spelling.place) }
    places += other.places
  }

  private mutating func addSpelling(_ text: String, count: Int, at place: Place) {
    if let known = spellings.indices.first(where: { spellings[$0].text.equalsInBytes(text) }) {
      spellings[known].count += count
    } else {
      spellings.append((text, count, place))
    }
  }
}
