import TagModel

/// Gives pages the values that the index pages of their folders, and files of defaults, have for them.
///
/// Cost: O(pages x depth of folders), and for patterns O(pages x patterns).
struct Cascade {
  private var ofFolder: [String: [PageDefaults]] = [:]

  /// - Parameter others: defaults from files, which give way to those of index pages.
  init(_ pages: [PageSource], others: [PageDefaults]) {
    for defaults in pages.flatMap(\.cascade) + others {
      ofFolder[defaults.folder.split(separator: "/").joined(separator: "/"), default: []].append(defaults)
    }
  }

  /// The pages with all values; the nearest folder wins.
  func applied(to pages: [PageSource]) -> [PageSource] {
    if ofFolder.isEmpty { return pages }
    return pages.map { page in
      var page = page
      var folder = page.path.parentPath
      while true {
        for defaults in ofFolder[folder ?? ""] ?? [] where Self.isMeant(page, defaults) {
          page.apply(defaults)
        }
        guard let inner = folder else { return page }
        folder = inner.parentPath
      }
    }
  }

  private static func isMeant(_ page: PageSource, _ defaults: PageDefaults) -> Bool {
    // An index page says what holds below it, not for itself.
    if page.sourcePath == defaults.values.sourcePath { return false }
    return defaults.patterns.allSatisfy { pattern in
      let glob = Glob(String(pattern.trimmingPrefix("!").replacing("**", with: "*")))
      return glob.matches("/" + page.path) != pattern.hasPrefix("!")
    }
  }
}
