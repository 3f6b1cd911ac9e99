import TagModel

extension SiteConfiguration {
  /// The path part of the site's address, with a slash at both ends.
  var basePath: String {
    let parts = baseURL.split(separator: "/")
    // `https://example.org/docs` has the scheme and the host before its path, `/docs` has neither.
    return "/" + parts.dropFirst(baseURL.hasPrefix("/") ? 0 : 2).map { $0 + "/" }.joined()
  }
}
