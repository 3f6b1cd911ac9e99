/// Which names the preview may be called by.
///
/// A page of a foreign site can make its own name mean this machine, and would then read what is previewed here; but it
/// cannot send another name than its own. Numbers are nobody's names, so they are safe.
struct HostRule: Sendable {
  private let name: String

  /// Makes the rule of a server that listens on a host.
  init(servedOn host: String) { name = host.lowercased() }

  /// Whether a `Host` header, with or without a port, is one of ours.
  func allows(_ header: String?) -> Bool {
    guard let header, !header.isEmpty else { return false }
    let host = Self.withoutPort(header.lowercased())
    return host == "localhost" || host.hasSuffix(".localhost") || host == name || Self.isAddress(host)
  }

  /// Whether an `Origin` header is that of a page of ours; requests without one come from no page.
  func allows(origin: String?) -> Bool {
    guard let origin else { return true }
    return origin.hasPrefix("http://") && allows(String(origin.dropFirst(7)))
  }

  private static func withoutPort(_ host: String) -> String {
    if host.hasPrefix("[") { return host.prefix { $0 != "]" } + "]" }
    return String(host.prefix { $0 != ":" })
  }

  /// Whether it is an address such as `127.0.0.1` or `[::1]`.
  private static func isAddress(_ host: String) -> Bool {
    if host.hasPrefix("["), host.hasSuffix("]") {
      return host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { $0.count <= 3 && UInt8($0) != nil }
  }
}
