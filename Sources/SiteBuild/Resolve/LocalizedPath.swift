import TagModel

/// What the path of a page says about its language: `de/guide/intro.md` and `guide/intro.de.md` are both the German
/// `guide/intro.md`.
struct LocalizedPath: Hashable, Sendable {
  /// The language that the path names; `nil` where it names none.
  var language: String?
  /// The path without the language: what pages agree on that are translations of each other.
  var neutral: String
  /// What the name of the file has before its extension, such as `.de`; empty where a folder or nothing names the
  /// language.
  var mark = ""

  /// Takes a path below the content folder apart.
  ///
  /// - Parameter languages: those of the site; a site in one language has paths that say nothing.
  init(_ path: String, languages: [String]) {
    neutral = path
    if languages.isEmpty { return }
    if let slash = path.firstIndex(of: "/"), languages.contains(String(path[..<slash])) {
      language = String(path[..<slash])
      neutral = String(path[path.index(after: slash)...])
      return
    }
    let name = path.lastPathPart
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, languages.contains(String(parts[parts.count - 2])) else { return }
    language = String(parts[parts.count - 2])
    mark = "." + parts[parts.count - 2]
    neutral = path.dropLast(name.count) + (parts.dropLast(2) + parts.suffix(1)).joined(separator: ".")
  }

  /// The path of a page in the same language, where the language stands in names: `intro.md` as `intro.de.md`.
  func marked(_ path: String) -> String {
    guard !mark.isEmpty, let dot = path.lastIndex(of: ".") else { return path }
    return path[..<dot] + mark + path[dot...]
  }
}

extension SiteConfiguration {
  /// The languages that the paths of pages may name; none for a site in one language.
  var pathLanguages: [String] {
    let others = languages.map(\.tag).filter { $0 != language }
    return others.isEmpty ? [] : [language] + others
  }
}
