/// Addresses as they stand in Markdown and in front matter.
public enum Address {
  /// Whether an address leads into the site: it has neither a scheme nor a host.
  public static func isLocal(_ address: String) -> Bool {
    !address.utf8.starts(with: "//".utf8) && scheme(of: address) == nil
  }

  /// Whether following an address cannot run a script; images may be embedded as data.
  public static func isSafe(_ address: String, isImage: Bool = false) -> Bool {
    switch scheme(of: address) {
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
    var scheme = ""
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: ":"): return scheme.isEmpty ? nil : scheme
      case 0...0x20: continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
        UInt8(ascii: "-"), UInt8(ascii: "."):
        scheme.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): scheme.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      default: return nil
      }
    }
    return nil
  }
}
