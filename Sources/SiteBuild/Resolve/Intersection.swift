import Diagnostics
import TagModel

/// A page that lists what carries several terms at once, as the configuration asks for it.
struct Intersection: Sendable {
  /// The terms, as indices into the site's terms.
  var terms: [Int]
  /// The pages that carry all of them, ascending.
  var pages: [Int]
  /// The terms' slugs with `+` between them, which no slug has.
  var address: PageAddress

  /// The intersections that a configuration names, each once; the first taxonomy of each edition is meant.
  ///
  /// A name need not be a term in all of them.
  static func all(
    _ wanted: [[TermEntry.Name]], of taxonomies: [Taxonomy], _ index: TermIndex
  ) -> (intersections: [Intersection], diagnostics: [Diagnostic]) {
    let all = taxonomies.map { self.all(wanted, of: $0, index) }
    let problems = all[0].diagnostics.filter { problem in
      all.allSatisfy { $0.diagnostics.contains(problem) }
    }
    return (all.flatMap(\.intersections), problems)
  }

  private static func all(
    _ wanted: [[TermEntry.Name]], of taxonomy: Taxonomy, _ index: TermIndex
  ) -> (intersections: [Intersection], diagnostics: [Diagnostic]) {
    let place = index.ranges.firstIndex(of: taxonomy.terms) ?? 0
    var found: [Intersection] = []
    var diagnostics: [Diagnostic] = []
    var seen: Set<Set<Int>> = []
    for names in wanted {
      let terms = names.compactMap { name in
        let term = index.index(ofName: name.text, in: place)
        if term == nil { diagnostics.append(.unusedIntersection(name.text, at: name.place)) }
        return term
      }
      guard terms.count == names.count, seen.insert(Set(terms)).inserted else { continue }
      let pages = terms.dropFirst().reduce(Set(index.terms[terms[0]].pages)) {
        $0.intersection(index.terms[$1].pages)
      }
      let slugs = terms.map { index.terms[$0].slug.replacing("/", with: "-") }
      found.append(
        Intersection(
          terms: terms, pages: pages.sorted(), address: taxonomy.address(ofSlug: slugs.joined(separator: "+"))
        ))
    }
    return (found, diagnostics)
  }
}
