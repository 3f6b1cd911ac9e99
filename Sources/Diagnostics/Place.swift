/// A position in a source file that an author can go to.
///
/// Lines and columns are 1-based; a column counts UTF-8 bytes, as compilers do. A place without a line is
/// the whole file.
public struct Place: Hashable, Sendable, Comparable {
  /// The path as diagnostics print it: relative to the site's root, with `/` between folders.
  public var path: String
  /// The 1-based line, or `nil` for the whole file.
  public var line: Int?
  /// The 1-based column in UTF-8 bytes, or `nil` for the whole line.
  public var column: Int?

  /// Makes a place from its parts.
  public init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Orders by path (bytewise), then line, then column; whole files come before their lines.
  public static func < (a: Place, b: Place) -> Bool {
    if !a.path.utf8.elementsEqual(b.path.utf8) {
      return a.path.precedesInBytes(b.path)
    }
    if a.line != b.line { return (a.line ?? 0) < (b.line ?? 0) }
    return (a.column ?? 0) < (b.column ?? 0)
  }
}

extension Place: CustomStringConvertible {
  /// The place as `path:line:column`, shortened by what is unknown.
  public var description: String {
    guard let line else { return path }
    guard let column else { return "\(path):\(line)" }
    return "\(path):\(line):\(column)"
  }
}
