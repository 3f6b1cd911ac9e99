import Rendering
import TagModel

/// An Atom feed (RFC 4287).
struct AtomFeed {
  /// A page in feeds.
  struct Entry {
    var title: String
    /// A full address, or one that is relative to the feed's base.
    var url: String
    var id: String
    /// When the page was changed last.
    var updated: String
    var published: String?
    var summary: String

    /// The entry as feeds hold it.
    var xml: String {
      var xml = "<entry><title>\(escapedForXML(title))</title>"
      xml += "<link href=\"\(escapedForXML(url))\"/><id>\(escapedForXML(id))</id>"
      if let published { xml += "<published>\(published)</published>" }
      xml += "<updated>\(updated)</updated>"
      if !summary.isEmpty { xml += "<summary>\(escapedForXML(summary))</summary>" }
      return xml + "</entry>\n"
    }
  }

  var title: String
  /// One sentence; may be empty.
  var subtitle: String
  var language: String
  var id: String
  /// What relative addresses start from; `nil` where all are full.
  var base: String?
  /// Where the feed is.
  var url: String
  /// Where the page is that lists the same.
  var pageURL: String
  var author: String
  var updated: String
  /// The entries, written already.
  var entries: [String]

  /// The feed as its file holds it.
  var xml: String {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\""
    xml += " xml:lang=\"\(escapedForXML(language))\""
    if let base { xml += " xml:base=\"\(escapedForXML(base))\"" }
    xml += ">\n<title>\(escapedForXML(title))</title>\n"
    if !subtitle.isEmpty { xml += "<subtitle>\(escapedForXML(subtitle))</subtitle>\n" }
    xml += "<link rel=\"self\" type=\"application/atom+xml\" href=\"\(escapedForXML(url))\"/>\n"
    xml += "<link rel=\"alternate\" type=\"text/html\" href=\"\(escapedForXML(pageURL))\"/>\n"
    xml += "<id>\(escapedForXML(id))</id>\n<updated>\(updated)</updated>\n"
    xml += "<author><name>\(escapedForXML(author))</name></author>\n"
    return xml + entries.joined() + "</feed>\n"
  }
}

extension CalendarDate {
  /// The date and time as RFC 3339 has them, in the zone in which they were written.
  var rfc3339: String {
    let digits = { (value: Int, count: Int) in
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    let day = [digits(year, 4), digits(month, 2), digits(day, 2)].joined(separator: "-")
    let time = [second / 3600, second / 60 % 60, second % 60].map { digits($0, 2) }.joined(separator: ":")
    if offset == 0 { return "\(day)T\(time)Z" }
    let zone = [abs(offset) / 3600, abs(offset) / 60 % 60].map { digits($0, 2) }.joined(separator: ":")
    return "\(day)T\(time)\(offset < 0 ? "-" : "+")\(zone)"
  }
}
