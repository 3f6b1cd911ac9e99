/// A site in memory, as the files that a build of it would write.
public struct BuiltSite: Sendable {
  let arranged: ArrangedSite
  private var files: FilesOnDemand

  init(_ arranged: ArrangedSite, _ files: FilesOnDemand) {
    self.arranged = arranged
    self.files = files
  }

  /// The path at which the site expects to be served, with a slash at both ends.
  public var basePath: String { arranged.resolved.configuration.basePath }

  /// The paths of its files.
  public var paths: [String] { Array(files.paths) }

  /// Whether there is a file at a path.
  public func has(_ path: String) -> Bool { files.has(path) }

  /// The content of a file; `nil` where there is none.
  ///
  /// Cost: makes the file, which may be a page that has to be rendered.
  public func bytes(of path: String) -> [UInt8]? { files.bytes(of: path) }

  /// Puts other words into a page, of which everything else is as it was.
  mutating func rewrite(page index: Int, body: [SitePage.Part]) { files.rewrite(page: index, body: body) }
}
