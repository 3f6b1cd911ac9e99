import SiteBuild

/// The files of a site, by the paths at which they are asked for.
///
/// Everything that is ever sent of a site is one of them, so nothing else on the machine can be asked for.
struct ServedSite: Sendable {
  /// What a path leads to.
  enum Found: Hashable, Sendable {
    case file(path: String, bytes: [UInt8])
    /// A folder that was asked for without the slash at its end, or a site below its base path.
    case moved(String)
    case nothing
  }

  private let site: BuiltSite
  /// The path at which the site is served, with a slash at both ends.
  let basePath: String

  init(_ site: BuiltSite) {
    basePath = site.basePath
    self.site = site
  }

  /// What the site has for missing addresses.
  var lostPage: [UInt8]? { site.bytes(of: "404.html") }

  /// Looks a path up.
  func find(_ encoded: String) -> Found {
    guard let path = decodedPath(encoded) else { return .nothing }
    guard path.hasPrefix(basePath) else {
      return path == "/" || path + "/" == basePath ? .moved(basePath) : .nothing
    }
    let inner = String(path.dropFirst(basePath.count))
    let name = inner.isEmpty || inner.hasSuffix("/") ? inner + "index.html" : inner
    if let bytes = site.bytes(of: name) { return .file(path: name, bytes: bytes) }
    if site.has(inner + "/index.html") { return .moved(encoded + "/") }
    return .nothing
  }
}
