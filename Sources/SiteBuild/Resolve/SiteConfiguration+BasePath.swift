import TagModel

extension SiteConfiguration {
  /// Whether the site's address has a scheme and a host, so that its pages have full addresses.
  var hasFullAddress: Bool { baseURL.hasPrefix("http") }

  /// The path part of the site's address, with a slash at both ends.
  var basePath: String {
    let parts = baseURL.split(separator: "/")
    // `https://example.org/docs` has the scheme and the host before its path, `/docs` has neither.
    return "/" + parts.dropFirst(baseURL.hasPrefix("/") ? 0 : 2).map { $0 + "/" }.joined()
  }
}
