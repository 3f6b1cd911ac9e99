/// Gives the headings of a page ids as GitHub does, each once on the page.
struct HeadingAnchors {
  private(set) var all: [String] = []
  /// The ids that are taken, each with the number that its next namesake tries first.
  private var taken: [String: Int] = [:]

  /// The id of a heading: its letters, digits, marks, `-` and `_` in lower case, with `-` for each space, and
  /// a number after it when the page has it already.
  mutating func add(_ heading: String) -> String {
    if all.isEmpty { taken.reserveCapacity(Self.usualCount) }
    let slug = Self.slug(heading)
    var anchor = slug
    if var number = taken[slug] {
      repeat {
        anchor = "\(slug)-\(number)"
        number += 1
      } while taken[anchor] != nil
      taken[slug] = number
    }
    taken[anchor] = 1
    all.append(anchor)
    return anchor
  }

  /// As many as most pages have at most.
  private static let usualCount = 12

  private static func slug(_ heading: String) -> String {
    if let slug = asciiSlug(heading) { return slug }
    let isTrimmed = heading.first?.isWhitespace != true && heading.last?.isWhitespace != true
    var slug: [UInt8] = []
    for scalar in (isTrimmed ? heading : heading.trimming(\.isWhitespace)).unicodeScalars {
      if scalar.isASCII {
        if let byte = kept(UInt8(scalar.value)) { slug.append(byte) }
      } else {
        for lower in scalar.properties.lowercaseMapping.unicodeScalars where isKept(lower) {
          slug += UTF8.encode(lower) ?? UTF8.encodedReplacementCharacter
        }
      }
    }
    return slug.isEmpty ? "section" : String(utf8: slug)
  }

  /// The same for the headings that most pages have, without a look into Unicode's tables.
  private static func asciiSlug(_ heading: String) -> String? {
    let bytes = heading.utf8Span.span
    var slug: [UInt8] = []
    slug.reserveCapacity(bytes.count)
    for index in bytes.indices {
      if bytes[index] >= 0x80 { return nil }
      if let byte = kept(bytes[index]) { slug.append(byte) }
    }
    return slug.isEmpty ? "section" : String(utf8: slug)
  }

  /// What becomes of an ASCII character.
  private static func kept(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"): byte
    case 0x41...0x5A: byte | 0x20
    case UInt8(ascii: " "): UInt8(ascii: "-")
    default: nil
    }
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return kept(UInt8(scalar.value)) != nil }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation:
      return true
    default: return false
    }
  }
}
