import TagModel

@testable import SiteBuild

extension SiteSource {
  /// Reads a site that is made of these files, by their paths; it is June 2025.
  static func read(tree files: [String: String]) async throws -> SiteSource {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(path, text) }
    var options = BuildOptions()
    (options.source, options.now) = (folder.path, 1_750_000_000)
    return try await read(options)
  }

  /// The addresses of the pages that are published, in order.
  var addresses: [String] { published.map { PageAddress($0, path: $0.path).path }.sorted() }
}
