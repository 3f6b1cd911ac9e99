import Diagnostics
import TagModel

/// Turns the addresses in pages' bodies, which name source files, into links between the pages they become.
struct LinkResolver: Sendable {
  private let linkStyle: LinkStyle
  /// The pages by the paths of their sources.
  private var pages: [String: Target] = [:]

  private struct Target {
    var address: PageAddress
    var anchors: [String]
  }

  init(_ sources: [PageSource], addresses: [PageAddress], linkStyle: LinkStyle) {
    self.linkStyle = linkStyle
    for (source, address) in zip(sources, addresses) {
      pages[source.path] = Target(address: address, anchors: source.anchors)
    }
  }

  /// The link for an address that a page's author wrote, and what is wrong with it.
  ///
  /// - Parameters:
  ///   - path: the path of the page's source below the content folder.
  ///   - origin: the page's own address.
  func resolve(
    _ link: BodyLink, inSource path: String, at origin: PageAddress
  ) -> (url: String, problem: Diagnostic?) {
    let (target, suffix) = split(link.destination)
    let fragment = suffix.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).dropFirst()
      .first
    if target.isEmpty {
      let problem = check(fragment.map(String.init), in: pages[path], link)
      return (link.destination, problem)
    }
    let full = normalized(target, inFolder: path.parentPath ?? "")
    if let page = pages[full] {
      return (
        linkStyle.link(from: origin, to: page.address) + suffix,
        check(fragment.map(String.init), in: page, link)
      )
    }
    let isMarkdown = full.hasSuffix(".md") || full.hasSuffix(".markdown")
    let problem = isMarkdown ? brokenLink(link, to: full) : nil
    if full.isEmpty { return (linkStyle.link(from: origin, to: .home) + suffix, nil) }
    // A path that ends in a slash names a page as readers see it.
    if target.hasSuffix("/") {
      return (linkStyle.link(from: origin, to: PageAddress(folder: full)) + suffix, problem)
    }
    return (linkStyle.link(from: origin, toFile: full) + suffix, problem)
  }
}

extension LinkResolver {
  /// Splits an address into its path, decoded, and what follows it: query and fragment.
  private func split(_ destination: String) -> (path: String, suffix: String) {
    let end = destination.firstIndex { $0 == "?" || $0 == "#" } ?? destination.endIndex
    return (percentDecoded(String(destination[..<end])), String(destination[end...]))
  }

  /// The path from the content folder, `.` and `..` taken out; it never leads above the folder.
  private func normalized(_ path: String, inFolder folder: String) -> String {
    var parts = path.hasPrefix("/") ? [] : folder.split(separator: "/").map(String.init)
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  private func check(_ fragment: String?, in target: Target?, _ link: BodyLink) -> Diagnostic? {
    guard let fragment, !fragment.isEmpty, let target else { return nil }
    let name = percentDecoded(fragment)
    if target.anchors.contains(name) || name == "top" || name.hasPrefix("cloud-") { return nil }
    let suggestion = nearest(to: name, among: target.anchors.sorted()).map { "#" + $0 }
    return .brokenLink(link.destination, at: link.place, suggestion: suggestion)
  }

  private func brokenLink(_ link: BodyLink, to path: String) -> Diagnostic {
    let name = path.lastPathPart
    let suggestion =
      nearest(to: path, among: pages.keys.sorted()) ?? pages.keys.sorted().first { $0.lastPathPart == name }
    return .brokenLink(link.destination, at: link.place, suggestion: suggestion)
  }
}

/// Decodes `%XX`; what is no such sequence, or no UTF-8 then, stays as it is.
func percentDecoded(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    let digits = rest.prefix(2).compactMap { UInt8(String(Unicode.Scalar($0)), radix: 16) }
    if byte == UInt8(ascii: "%"), digits.count == 2 {
      bytes.append(digits[0] << 4 | digits[1])
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(validating: bytes, as: UTF8.self) ?? text
}
