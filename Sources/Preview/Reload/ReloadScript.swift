/// The script that open pages listen with.
///
/// Only what is sent has it; no file of a build does.
enum ReloadScript {
  static let folder = "/__tagcloud/"
  static let eventsPath = "/__tagcloud/events"

  /// A page with the script.
  ///
  /// - Parameter version: which state of the site the page is of.
  static func added(to page: [UInt8], version: String) -> [UInt8] {
    let script = Array("<script type=\"module\" src=\"\(folder)reload.js?at=\(version)\"></script>".utf8)
    guard let end = page.firstRange(of: Array("</head>".utf8))?.lowerBound else { return script + page }
    return page[..<end] + script + page[end...]
  }
}
