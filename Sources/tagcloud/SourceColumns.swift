import Diagnostics
import SiteBuild

/// The columns of places in code points, as SARIF has them, where diagnostics count bytes.
///
/// A file is read once; one that cannot be read is taken for ASCII.
struct SourceColumns {
  private var files: [String: [ArraySlice<UInt8>]] = [:]

  /// - Parameter read: the bytes of a file.
  init(of diagnostics: [Diagnostic], read: (String) -> [UInt8]?) {
    let places = diagnostics.flatMap { [$0.place] + $0.notes.map(\.place) }
    for place in places.compactMap(\.self) where place.column != nil && files[place.path] == nil {
      let bytes = read(place.path) ?? []
      files[place.path] = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
  }

  /// The column of a place, from 1; `nil` where none is known.
  func column(of place: Place) -> Int? {
    guard let column = place.column else { return nil }
    guard let lines = files[place.path], let line = place.line, lines.indices.contains(line - 1) else {
      return column
    }
    let following = lines[line - 1].prefix(column - 1).count { $0 & 0xC0 == 0x80 }
    return column - following
  }
}
