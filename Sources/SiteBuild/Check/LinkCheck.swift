import Diagnostics
import TagModel

extension ResolvedSite {
  /// The links of pages that lead to no file of the site.
  ///
  /// A file that is missed on many pages is told of once. Cost: a look-up for each link to something else than a
  /// source, and for each file that is missed a glance at all files there are.
  func brokenLinks(in files: [OutputFile]) -> [Diagnostic] {
    let links = pages.flatMap(\.unprovenLinks)
    if links.isEmpty { return [] }
    let paths = Set(files.map(\.path))
    let broken = links.filter {
      !paths.contains($0.path) && !paths.contains($0.path.appending(path: "index.html"))
    }
    if broken.isEmpty { return [] }
    let targets = paths.map { path in
      path.hasSuffix("/index.html") ? String(path.dropLast("index.html".utf8.count)) : path
    }.sorted()
    let suggestions = Suggestions(targets)
    let places = Dictionary(grouping: broken, by: \.path).mapValues { $0.map(\.link) }
    return places.sorted { $0.key < $1.key }.enumerated().map { index, missed in
      let isNamed = index < Self.mostSuggestions
      let suggestion = isNamed ? suggestions.nearest(to: missed.key).map { "/" + $0 } : nil
      let link = missed.value[0]
      return .brokenLink(
        link.destination, at: link.place, suggestion: suggestion, others: missed.value.count - 1)
    }
  }

  // Who misses more files has moved a folder.
  private static var mostSuggestions: Int { 50 }
}
