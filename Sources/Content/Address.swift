/// Addresses as they stand in Markdown and in front matter.
public enum Address {
  /// Whether an address leads into the site: it has neither a scheme nor a host.
  public static func isLocal(_ address: String) -> Bool { isLocal(address, scheme: scheme(of: address)) }

  /// The same of an address whose scheme is known.
  static func isLocal(_ address: String, scheme: String?) -> Bool {
    scheme == nil && !address.utf8.starts(with: "//".utf8)
  }

  /// Whether following an address cannot run a script; images may be embedded as data.
  public static func isSafe(_ address: String, isImage: Bool = false) -> Bool {
    isSafe(address, scheme: scheme(of: address), isImage: isImage)
  }

  /// The same of an address whose scheme is known.
  static func isSafe(_ address: String, scheme: String?, isImage: Bool) -> Bool {
    switch scheme {
    case "javascript", "vbscript", "file": return false
    case "data":
      let kinds = ["data:image/png", "data:image/gif", "data:image/jpeg", "data:image/webp"]
      return isImage && kinds.contains { address.lowercased().hasPrefix($0) }
    default: return true
    }
  }

  /// The scheme in lower case: what RFC 3986 allows before the first colon.
  ///
  /// Control characters and spaces are passed over as browsers do.
  static func scheme(of address: String) -> String? {
    let bytes = address.utf8Span.span
    // What most have.
    if bytes.has("https:", at: 0) { return "https" }
    if bytes.has("http:", at: 0) { return "http" }
    var end = 0
    while end < bytes.count, isPartOfScheme(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
    var scheme = ""
    for index in 0..<end where bytes[index] > 0x20 {
      let isCapital = (0x41...0x5A).contains(bytes[index])
      scheme.unicodeScalars.append(Unicode.Scalar(isCapital ? bytes[index] | 0x20 : bytes[index]))
    }
    return scheme.isEmpty ? nil : scheme
  }

  private static func isPartOfScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
    default: byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
  }
}
