import Diagnostics
import TagModel

/// Turns the addresses in pages' bodies, which name source files, into links between the pages they become.
struct LinkResolver: Sendable {
  private let linkStyle: LinkStyle
  /// The languages that the paths of sources may name.
  private let languages: [String]
  /// The pages by the paths of their sources.
  private var pages: [String: Target] = [:]

  private struct Target {
    var address: PageAddress
    var anchors: [String]
  }

  init(
    _ sources: [PageSource], addresses: [PageAddress], linkStyle: LinkStyle, languages: [String] = []
  ) {
    self.linkStyle = linkStyle
    self.languages = languages
    pages.reserveCapacity(sources.count)
    for index in sources.indices {
      pages[sources[index].path] = Target(address: addresses[index], anchors: sources[index].anchors)
    }
  }

  /// The link for an address that a page's author wrote.
  ///
  /// - Parameters:
  ///   - path: the path of the page's source below the content folder.
  ///   - origin: the page's own address.
  func resolve(_ link: BodyLink, inSource path: String, at origin: PageAddress) -> ResolvedLink {
    let (target, suffix) = split(link.destination)
    let fragment = suffix.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).dropFirst()
      .first
    if target.isEmpty {
      let problem = check(fragment.map(String.init), in: pages[path], link)
      return ResolvedLink(url: link.destination, problem: problem)
    }
    let full = normalized(target, inFolder: path.parentPath ?? "")
    let mark = LocalizedPath(path, languages: languages)
    if let page = pages[mark.marked(full)] ?? pages[full] {
      return ResolvedLink(
        url: linkStyle.link(from: origin, to: page.address) + suffix,
        problem: check(fragment.map(String.init), in: page, link))
    }
    if full.isEmpty { return ResolvedLink(url: linkStyle.link(from: origin, to: .home) + suffix) }
    // A path that ends in a slash names a page as readers see it.
    let url =
      target.hasSuffix("/")
      ? linkStyle.link(from: origin, to: PageAddress(folder: full))
      : linkStyle.link(from: origin, toFile: full)
    if full.isMarkdownPath {
      return ResolvedLink(url: url + suffix, problem: brokenLink(link, to: full))
    }
    return ResolvedLink(url: url + suffix, unproven: full)
  }

  /// The path below the output folder that an address in a page of a folder leads to; `nil` for the page itself.
  func path(of address: String, inFolder folder: String) -> String? {
    let target = split(address).path
    return target.isEmpty ? nil : normalized(target, inFolder: folder)
  }
}

/// What an address of a page's author became.
struct ResolvedLink {
  /// The address that the page gets.
  var url: String
  /// What is wrong with it.
  var problem: Diagnostic?
  /// The path below the output folder that it leads to, if the sources do not tell whether anything is there.
  var unproven: String?
}

extension LinkResolver {
  /// Splits an address into its path, decoded, and what follows it: query and fragment.
  private func split(_ destination: String) -> (path: String, suffix: String) {
    // In Zola, `@/` is the folder of the pages.
    let destination = destination.hasPrefix("@/") ? String(destination.dropFirst()) : destination
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
    return .missingHeading(name, in: link.destination, at: link.place, suggestion: suggestion)
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
