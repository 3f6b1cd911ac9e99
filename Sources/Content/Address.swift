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
    let isPart = { (byte: UInt8) in
      switch byte {
      case 0...0x20, 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
      default: byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      }
    }
    let bytes = address.utf8
    guard let end = bytes.firstIndex(where: { !isPart($0) }), bytes[end] == UInt8(ascii: ":") else {
      return nil
    }
    let scheme = bytes[..<end].filter { $0 > 0x20 }.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    return scheme.isEmpty ? nil : String(decoding: scheme, as: UTF8.self)
  }
}
