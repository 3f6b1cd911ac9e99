import Diagnostics
import Rendering

/// The files that tell search engines which pages there are.
enum SiteMap {
  /// A page, by its full address, not escaped.
  struct Entry {
    var url: String
    /// The day of the last change as ISO 8601 has it.
    var changed: String?
    /// The page in each of its languages, itself included; none if it is in one only.
    var translations: [(language: String, url: String)] = []
  }

  /// Writes `sitemap.xml` (sitemaps.org, 0.9): every page that is listed, in the order of their addresses.
  static func xml(_ pages: [Entry]) -> String {
    var xml = declaration + "<urlset xmlns=\"\(namespace)\""
    if pages.contains(where: { !$0.translations.isEmpty }) {
      xml += " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\""
    }
    xml += ">\n"
    for page in pages.sorted(by: { $0.url.precedesInBytes($1.url) }) {
      xml += "<url><loc>\(escapedForHTML(page.url))</loc>"
      if let changed = page.changed { xml += "<lastmod>\(changed)</lastmod>" }
      for translation in page.translations {
        xml += "<xhtml:link rel=\"alternate\" hreflang=\"\(escapedForHTML(translation.language))\""
        xml += " href=\"\(escapedForHTML(translation.url))\"/>"
      }
      xml += "</url>\n"
    }
    return xml + "</urlset>\n"
  }

  /// Writes the site map of a site that has several, by their full addresses.
  static func index(_ urls: [String]) -> String {
    let entries = urls.map { "<sitemap><loc>\(escapedForHTML($0))</loc></sitemap>\n" }
    return declaration + "<sitemapindex xmlns=\"\(namespace)\">\n" + entries.joined() + "</sitemapindex>\n"
  }

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private static let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"

  /// Writes `robots.txt` (RFC 9309), which shuts nobody out and says where the site map is.
  static func robots(_ siteMap: String) -> String { "User-agent: *\nAllow: /\n\nSitemap: \(siteMap)\n" }
}
