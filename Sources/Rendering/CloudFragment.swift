import TagModel

/// A cloud for pages that somebody else makes: its class names have a prefix, and it has no id, so that it can stand
/// anywhere, and several times.
public struct CloudFragment: Hashable, Sendable {
  /// The markup: one element.
  public var html: String
  /// The rules that belong to this cloud alone.
  public var css: String
  /// The class that finds the root element.
  public var name: String

  /// Makes a fragment of a cloud.
  public init(_ cloud: PlacedCloud, classes: StyleClasses) {
    var cloud = cloud
    cloud.preview = nil
    let rendered = RenderedCloud(cloud, classes: classes)
    let id = "id=\"\(cloud.id)\""
    // Clouds with the same numbers share a class, whichever pages they are on.
    let rules = rendered.css.replacing("#\(cloud.id)", with: Self.placeholder)
    name = "cloud-" + SHA256.hexadecimal(of: Array(rules.utf8)).prefix(12)
    // The unused id keeps the weight that the rules have over those that clouds share.
    let selector = ":is(.\(Self.prefix)\(name),#\(Self.prefix)\(name))"
    css = Self.prefixed(css: rules).replacing(Self.placeholder, with: selector)
    html = Self.prefixed(html: rendered.html).replacing(
      "class=\"tagcloud ", with: "class=\"tagcloud \(Self.prefix)\(name) "
    ).replacing(" " + id, with: "")
  }

  /// What class names start with.
  public static let prefix = "tagcloud-"

  /// Nothing that stands in a style sheet.
  private static let placeholder = "\u{1}"
}

extension CloudFragment {
  /// A style sheet with prefixed classes.
  public static func prefixed(css: String) -> String {
    var output: [UInt8] = []
    var rest = Array(css.utf8)[...]
    while let byte = rest.first {
      if let opaque = opaqueLength(rest) {
        output += rest.prefix(opaque)
        rest = rest.dropFirst(opaque)
        continue
      }
      rest = rest.dropFirst()
      output.append(byte)
      guard byte == UInt8(ascii: "."), let letter = rest.first, (0x61...0x7A).contains(letter) else {
        continue
      }
      let name = rest.prefix { isName($0) }
      if name != ArraySlice("tagcloud".utf8) { output += Array(prefix.utf8) }
      output += name
      rest = rest.dropFirst(name.count)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The length of what starts here and holds no class: a quoted text, or an address.
  private static func opaqueLength(_ text: ArraySlice<UInt8>) -> Int? {
    switch text.first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let end = text.dropFirst().firstIndex { $0 == text[text.startIndex] } ?? text.endIndex - 1
      return end - text.startIndex + 1
    case UInt8(ascii: "u") where text.starts(with: "url(".utf8):
      let end = text.firstIndex(of: UInt8(ascii: ")")) ?? text.endIndex - 1
      return end - text.startIndex + 1
    default: return nil
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x5F
  }

  /// Markup with prefixed classes; only attributes of ours can hold `class="`, since all text is escaped.
  private static func prefixed(html: String) -> String {
    html.split(separator: "class=\"", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index > 0, let end = part.firstIndex(of: "\"") else { return String(part) }
      let names = part[..<end].split(separator: " ").map { $0 == "tagcloud" ? "tagcloud" : prefix + $0 }
      return "class=\"" + names.joined(separator: " ") + part[end...]
    }.joined()
  }
}
