import Diagnostics
import TagModel

extension ResolvedSite {
  /// Pages and static files that a disk takes for one which does not tell upper from lower case, as those of macOS and
  /// Windows do not.
  ///
  /// - Parameters:
  ///   - staticFiles: the paths of the files that are copied, below their folder.
  ///   - folder: that folder, as diagnostics print it.
  func caseCollisions(withStatic staticFiles: [String], in folder: String) -> [Diagnostic] {
    var known: [String: (file: String, place: Place?)] = [:]
    let all =
      pages.map { (file: $0.file, place: $0.place) }
      + staticFiles.map { (file: $0, place: Place(path: folder.appending(path: $0))) }
    return all.compactMap { one in
      let key = one.file.lowercased()
      guard let first = known[key] else {
        known[key] = one
        return nil
      }
      // Two that are wholly the same are said to be so elsewhere.
      if first.file.utf8.elementsEqual(one.file.utf8) { return nil }
      return .caseCollision(one.file, with: first.file, at: one.place, otherAt: first.place)
    }
  }
}
