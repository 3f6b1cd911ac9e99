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
    var slug = ""
    for scalar in heading.lowercased().trimming(\.isWhitespace).unicodeScalars {
      if scalar == " " {
        slug += "-"
      } else if isKept(scalar) {
        slug.unicodeScalars.append(scalar)
      }
    }
    return slug.isEmpty ? "section" : slug
  }

  /// The same for the headings that most pages have, without a look into Unicode's tables.
  private static func asciiSlug(_ heading: String) -> String? {
    let bytes = heading.utf8Span.span
    var slug: [UInt8] = []
    slug.reserveCapacity(bytes.count)
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"): slug.append(byte)
      case 0x41...0x5A: slug.append(byte | 0x20)
      case UInt8(ascii: " "): slug.append(UInt8(ascii: "-"))
      case 0x80...: return nil
      default: break
      }
    }
    return slug.isEmpty ? "section" : String(decoding: slug, as: UTF8.self)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation:
      return true
    default: return false
    }
  }
}
