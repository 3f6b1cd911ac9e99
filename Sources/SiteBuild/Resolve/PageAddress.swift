import TagModel

/// The address of a page below the site's root: a folder that holds one `index.html`, or a file by name.
struct PageAddress: Hashable, Sendable {
  /// The folder's path without slashes at its ends; empty for the home page.
  ///
  /// Not percent-encoded.
  var folder: String
  /// The name of the page's file in the folder; empty for `index.html`, which addresses leave out.
  ///
  /// Not percent-encoded.
  var name = ""
  /// The id of the part of the page that is meant; empty for the page.
  ///
  /// Not percent-encoded.
  var fragment = ""

  /// The home page.
  static let home = PageAddress(folder: "")
  /// The page that servers show at addresses that lead nowhere.
  static let notFound = PageAddress(folder: "", name: "404.html")

  /// The file that the page becomes, relative to the output folder.
  var file: String { inFolder + (name.isEmpty ? "index.html" : name) }

  /// The address as the index of heights names it, such as `/tags/` or `/old/tags.html`.
  var path: String { "/" + inFolder + name + (fragment.isEmpty ? "" : "#" + fragment) }

  /// The folder of files that are about the page, such as its fragments; never empty.
  var companionFolder: String {
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    return name.isEmpty ? (folder.isEmpty ? "index" : folder) : inFolder + stem
  }

  private var inFolder: String { folder.isEmpty ? "" : folder + "/" }

  /// How many folders lie between the page and the site's root.
  var depth: Int { folder.isEmpty ? 0 : folder.utf8.count { $0 == UInt8(ascii: "/") } + 1 }

  /// What leads from the page to the site's root: empty, or `../` once or more.
  var rootPrefix: String { String(repeating: "../", count: depth) }
}

/// How links are written: relative always, so that a site works below any path and from the disk.
struct LinkStyle: Hashable, Sendable {
  /// Whether a link to a page names its `index.html`.
  ///
  /// Browsers do not look for it in folders on a disk, so it is needed unless the site is known to have a
  /// server.
  var namesIndexFile: Bool

  /// The link from one page to another, percent-encoded.
  func link(from origin: PageAddress, to target: PageAddress) -> String {
    if !target.fragment.isEmpty, origin.folder == target.folder, origin.name == target.name {
      return fragment(of: target)
    }
    return link(withPrefix: origin.rootPrefix, to: linkFromRoot(to: target))
  }

  /// The link to a page from the site's root, percent-encoded; empty where that is the page itself.
  func linkFromRoot(to target: PageAddress) -> String {
    let folder = target.folder.isEmpty ? "" : percentEncoded(target.folder) + "/"
    let name = target.name.isEmpty ? (namesIndexFile ? "index.html" : "") : percentEncoded(target.name)
    return folder + name + fragment(of: target)
  }

  /// The link from a page to another one, for pages to which many lead.
  ///
  /// - Parameters:
  ///   - prefix: the page's ``PageAddress/rootPrefix``.
  ///   - target: ``linkFromRoot(to:)`` of another page than this one.
  func link(withPrefix prefix: String, to target: String) -> String {
    let path = prefix + target
    return path.isEmpty ? "./" : path
  }

  private func fragment(of target: PageAddress) -> String {
    target.fragment.isEmpty ? "" : "#" + percentEncoded(target.fragment)
  }

  /// The link from a page to a file below the site's root, percent-encoded.
  func link(from origin: PageAddress, toFile path: String) -> String {
    origin.rootPrefix + percentEncoded(path)
  }
}

/// Encodes a path for a URL (RFC 3986): everything but unreserved characters and slashes becomes `%XX`.
public func percentEncoded(_ path: String) -> String {
  if path.utf8.allSatisfy(\.isUnreservedInURL) { return path }
  var encoded: [UInt8] = []
  encoded.reserveCapacity(path.utf8.count * 3)
  for byte in path.utf8 {
    if byte.isUnreservedInURL {
      encoded.append(byte)
    } else {
      encoded += [UInt8(ascii: "%"), (byte >> 4).hexadecimalDigit, (byte & 15).hexadecimalDigit]
    }
  }
  return String(decoding: encoded, as: UTF8.self)
}

extension UInt8 {
  fileprivate var isUnreservedInURL: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-")...UInt8(ascii: "/"), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  fileprivate var hexadecimalDigit: UInt8 { self < 10 ? 0x30 + self : 0x37 + self }
}

extension PageAddress {
  /// The address of a content page: what its front matter says, or what its path makes.
  ///
  /// - Parameter path: the path of its source, the folder of its language taken out or put in.
  init(_ page: PageSource, path: String) {
    self.init(url: page.url ?? page.permalink, slug: page.slug, path: path)
  }

  /// The same, from what a page says.
  init(url: String?, slug: String?, path: String) {
    if let url {
      self.init(url: url)
    } else {
      self.init(contentPath: path, slug: slug)
    }
  }

  /// An address as readers see it, such as `/guide/start/`, or with the name of a file, `/guide/start.html`.
  init(url: String) {
    var parts = url.split(separator: "/").map(String.init)
    var name = ""
    if let last = parts.last, last.hasSuffix(".html") || last.hasSuffix(".htm") {
      parts.removeLast()
      if last != "index.html" { name = last }
    }
    self.init(folder: parts.joined(separator: "/"), name: name)
  }

  /// The address of a content page: its path without the extension, `index` and `_index` standing for their
  /// folder, the last part replaced by the page's own slug if it has one.
  init(contentPath path: String, slug: String?) {
    if slug?.isEmpty ?? true, let folder = Self.plainFolder(path) {
      self.init(folder: folder)
      return
    }
    var parts = path.split(separator: "/").map { Self.folderName(String($0)) }
    var name = parts.popLast() ?? ""
    if let dot = name.lastIndex(of: "."), dot != name.startIndex { name = String(name[..<dot]) }
    let isIndex = name == "index" || name == "_index"
    if let slug, !slug.isEmpty {
      if isIndex, !parts.isEmpty { parts.removeLast() }
      parts.append(slug)
    } else if !isIndex {
      parts.append(name)
    }
    self.init(folder: parts.joined(separator: "/"))
  }

  /// The folder of a page whose path is one already but for its end, as nearly all are; `nil` for others.
  private static func plainFolder(_ path: String) -> String? {
    let bytes = path.utf8Span.span
    var start = 0
    var dot: Int?
    for index in bytes.indices {
      guard 0x20 < bytes[index], bytes[index] < 0x7F else { return nil }
      if bytes[index] == UInt8(ascii: "/") {
        // No part may be empty.
        if index == start { return nil }
        (start, dot) = (index + 1, nil)
      } else if bytes[index] == UInt8(ascii: "."), index > start {
        dot = index
      }
    }
    guard start < bytes.count else { return nil }
    let end = path.utf8.index(path.startIndex, offsetBy: dot ?? bytes.count)
    let name = path[path.utf8.index(path.startIndex, offsetBy: start)..<end]
    if name != "index", name != "_index" { return String(path[..<end]) }
    return start == 0 ? "" : String(path[..<path.utf8.index(before: name.startIndex)])
  }

  /// A file's name as a folder's: white space and control characters become hyphens.
  private static func folderName(_ name: String) -> String {
    if name.utf8.allSatisfy({ 0x20 < $0 && $0 < 0x7F }) { return name }
    var folder = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      folder.append(scalar.properties.isWhitespace || scalar.value < 0x20 ? "-" : scalar)
    }
    return String(folder)
  }
}
