import TagModel

/// Which terms stand together on pages.
///
/// Cost of the preparation: O(terms on all pages).
struct RelatedTerms: Sendable {
  /// The terms of each page, all taxonomies together.
  private var termsOfPage: [[Int]]
  private let terms: [Term]

  init(_ terms: [Term], pages: Int) {
    self.terms = terms
    termsOfPage = Array(repeating: [], count: pages)
    for (index, term) in terms.enumerated() {
      for page in term.pages { termsOfPage[page].append(index) }
    }
  }

  /// The terms of the same taxonomy that share the most pages with a term.
  ///
  /// Those that share more come first; among equals the rarer, which says more, then in the order of the index.
  /// Terms above and below it are left out.
  ///
  /// Cost: O(terms on the term's pages), of which the first ``pageLimit`` are looked at, each with as many terms.
  func terms(near index: Int, limit: Int) -> [Int] {
    let term = terms[index]
    var shared: [Int: Int] = [:]
    for page in term.pages.prefix(Self.pageLimit) {
      for other in termsOfPage[page].prefix(Self.pageLimit) where other != index {
        shared[other, default: 0] += 1
      }
    }
    let near = shared.filter { other, _ in terms[other].taxonomy == term.taxonomy && !isNested(other, index) }
    let sorted = near.sorted { a, b in
      (-a.value, terms[a.key].count, a.key) < (-b.value, terms[b.key].count, b.key)
    }
    return sorted.prefix(limit).map(\.key)
  }

  private static let pageLimit = 200

  private func isNested(_ a: Int, _ b: Int) -> Bool {
    let above = { (index: Int) in sequence(first: index) { terms[$0].parent } }
    return above(a).contains(b) || above(b).contains(a)
  }
}
