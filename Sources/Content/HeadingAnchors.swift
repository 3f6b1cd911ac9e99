/// Gives the headings of a page ids as GitHub does, each once on the page.
struct HeadingAnchors {
  private(set) var all: [String] = []
  private var taken: Set<String> = []

  /// The id of a heading: its letters, digits, marks, `-` and `_` in lower case, with `-` for each space, and a
  /// number after it when the page has it already.
  mutating func add(_ heading: String) -> String {
    let slug = Self.slug(heading)
    var anchor = slug
    var number = 0
    while !taken.insert(anchor).inserted {
      number += 1
      anchor = "\(slug)-\(number)"
    }
    all.append(anchor)
    return anchor
  }

  private static func slug(_ heading: String) -> String {
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
