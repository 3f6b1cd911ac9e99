import Diagnostics
import TagModel
import Typography

/// Which terms the pages of a site carry, and which of them each page carries.
struct TermIndex: Sendable {
  /// The terms, ordered by label as the site's language sorts.
  private(set) var terms: [Term] = []
  /// What is wrong with the tags taken together.
  private(set) var diagnostics: [Diagnostic] = []
  private var indexOfKey: [String: Int] = [:]
  /// The keys of the names that the pages use, each made once.
  private var keys: [String: String] = [:]

  /// Gathers the terms of pages that count.
  ///
  /// - Parameter pages: the tags of each page that may be seen; an empty list for a page that does not count.
  init(tagsOfPages pages: [[Tag]], language: String) {
    var uses: [String: Uses] = [:]
    for (page, tags) in pages.enumerated() { gather(tags, ofPage: page, into: &uses) }
    let collation = Collation(language: language)
    let sorted = uses.map { key, uses in
      let label = uses.label
      return (order: collation.key(of: label), key: key, uses: uses, label: label)
    }.sorted { a, b in
      a.order == b.order
        ? a.key.unicodeScalars.lexicographicallyPrecedes(b.key.unicodeScalars) : a.order < b.order
    }
    for entry in sorted {
      indexOfKey[entry.key] = terms.count
      terms.append(
        Term(key: entry.key, label: entry.label, slug: Slug.make(key: entry.key), pages: entry.uses.pages))
    }
    reportSpellings(sorted.map(\.uses))
    reportCollisions(sorted.map(\.uses))
  }

  /// The index of the term that a name stands for.
  func index(ofName name: String) -> Int? { indexOfKey[key(ofName: name)] }

  /// The key of a name; cost: a look-up for a name that the pages use.
  func key(ofName name: String) -> String { keys[name] ?? TermKey.make(name) }
}

extension TermIndex {
  /// What the pages say about one term.
  private struct Uses {
    /// Each spelling with how often it occurs and where it occurs first, in order of first use.
    var spellings: [(text: String, count: Int, place: Place)] = []
    var pages: [Int] = []

    mutating func add(_ tag: Tag, page: Int) {
      if let known = spellings.firstIndex(where: { $0.text.utf8.elementsEqual(tag.name.utf8) }) {
        spellings[known].count += 1
      } else {
        spellings.append((tag.name, 1, tag.place))
      }
      pages.append(page)
    }

    /// The most used spelling, trimmed; among equals the first by path.
    var label: String {
      var best = spellings[0]
      for spelling in spellings.dropFirst()
      where spelling.count > best.count || spelling.count == best.count && spelling.place < best.place {
        best = spelling
      }
      return TermKey.visible(best.text)
    }
  }

  private mutating func gather(_ tags: [Tag], ofPage page: Int, into uses: inout [String: Uses]) {
    var seen: [String: Place] = [:]
    for tag in tags {
      let known = keys[tag.name]
      let key = known ?? TermKey.make(tag.name)
      keys[tag.name] = key
      if key.isEmpty { continue }
      if let first = seen[key] {
        diagnostics.append(.repeatedTag(tag.name, at: tag.place, first: first))
        continue
      }
      seen[key] = tag.place
      let invisible = TermKey.invisibleScalars(in: tag.name)
      if !invisible.isEmpty {
        diagnostics.append(.invisibleCharacters(invisible, in: tag.name, at: tag.place))
      }
      uses[key, default: Uses()].add(tag, page: page)
    }
  }

  private mutating func reportSpellings(_ uses: [Uses]) {
    for (term, uses) in zip(terms, uses) where uses.spellings.count > 1 {
      diagnostics.append(.severalSpellings(of: term.label, uses.spellings.map { ($0.text, $0.place) }))
    }
  }

  private mutating func reportCollisions(_ uses: [Uses]) {
    var owner: [String: Int] = [:]
    for (index, term) in terms.enumerated() {
      guard let other = owner.updateValue(index, forKey: term.slug) else { continue }
      diagnostics.append(
        .slugCollision(
          term.slug, (terms[other].label, uses[other].spellings[0].place),
          (term.label, uses[index].spellings[0].place)))
    }
  }
}
