import Diagnostics
import TagModel

extension ResolvedSite {
  /// The links of pages that lead to no file of the site.
  ///
  /// - Parameter files: the paths of all files of the site.
  ///
  /// A file that is missed on many pages is told of once. Cost: a look-up for each link to something else than a
  /// source, and for each file that is missed a glance at all files there are.
  func brokenLinks(in files: [String]) -> [Diagnostic] {
    let links = pages.flatMap(\.unprovenLinks)
    if links.isEmpty { return [] }
    let missed = missed(links.map(\.path), in: files)
    if missed.isEmpty { return [] }
    let broken = links.filter { missed.contains($0.path) }
    let targets = files.map { file in
      file.hasSuffix("/index.html") ? String(file.dropLast("index.html".utf8.count)) : file
    }
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

  /// The paths at which no file and no page is.
  ///
  /// Many links lead to few paths, so those are looked for among the files, not the files remembered.
  private func missed(_ paths: [String], in files: [String]) -> Set<String> {
    var missed = Set(paths)
    // The files that would be found at each path; a folder's index is, with and without a slash.
    var pathsOfFile: [String: [String]] = [:]
    for path in missed {
      pathsOfFile[path, default: []].append(path)
      let folder = path.isEmpty || path.hasSuffix("/") ? path : path + "/"
      pathsOfFile[folder + "index.html", default: []].append(path)
    }
    for file in files { for path in pathsOfFile[file] ?? [] { missed.remove(path) } }
    return missed
  }

  // Who misses more files has moved a folder.
  private static var mostSuggestions: Int { 50 }
}
