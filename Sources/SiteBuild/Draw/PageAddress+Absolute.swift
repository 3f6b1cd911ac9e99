extension PageAddress {
  /// The address that a link on this page leads to, with the site's own before it.
  ///
  /// - Parameter site: the address of the site, without a slash at its end.
  func absolute(_ link: String, site: String) -> String {
    if link.hasPrefix("//") || Self.hasScheme(link) { return link }
    let end = link.firstIndex { $0 == "?" || $0 == "#" } ?? link.endIndex
    let (path, suffix) = (link[..<end], link[end...])
    if path.isEmpty { return site + percentEncoded(self.path) + suffix }
    var parts = path.hasPrefix("/") ? [] : percentEncoded(folder).split(separator: "/")
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    let last = path.split(separator: "/").last
    let namesFolder = path.hasSuffix("/") || last == "." || last == ".."
    let name = parts.joined(separator: "/")
    return site + "/" + name + (namesFolder && !name.isEmpty ? "/" : "") + suffix
  }

  /// Whether an address starts with a scheme such as `https:` (RFC 3986, 3.1).
  private static func hasScheme(_ link: String) -> Bool {
    guard let colon = link.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = link[..<colon]
    return scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
