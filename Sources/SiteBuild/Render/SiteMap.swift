import Diagnostics
import Rendering

/// The files that tell search engines which pages there are.
enum SiteMap {
  /// Writes `sitemap.xml` (sitemaps.org, 0.9): every page that is listed, in the order of their addresses.
  ///
  /// - Parameter pages: full addresses, not escaped, with the day of the last change as ISO 8601 has it.
  static func xml(_ pages: [(url: String, changed: String?)]) -> String {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
    for page in pages.sorted(by: { $0.url.precedesInBytes($1.url) }) {
      xml += "<url><loc>\(escapedForHTML(page.url))</loc>"
      if let changed = page.changed { xml += "<lastmod>\(changed)</lastmod>" }
      xml += "</url>\n"
    }
    return xml + "</urlset>\n"
  }

  /// Writes `robots.txt` (RFC 9309), which shuts nobody out and says where the site map is.
  static func robots(_ siteMap: String) -> String { "User-agent: *\nAllow: /\n\nSitemap: \(siteMap)\n" }
}
