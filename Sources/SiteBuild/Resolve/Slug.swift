import TagModel

/// The last part of a term page's address: readable, different for different names, safe as a folder name.
///
/// Letters and digits of every script stay, in lower case; what a symbol means in a name is spelt out (`C++`
/// becomes `c-plus-plus`, `.NET` becomes `dot-net`), the rest becomes hyphens. A name of symbols alone is
/// spelt with their Unicode names. The result is never empty, has no dot, slash or percent sign, is at most
/// ``maximumLength`` bytes long and is no name that an operating system or this program reserves.
enum Slug {
  /// The largest length in bytes.
  static let maximumLength = 100

  /// Makes the slug of a term.
  ///
  /// - Parameter key: the term's key, which is case-folded and in NFC.
  static func make(key: String) -> String {
    let slug = shortened(whole(key))
    return isReserved(slug) ? slug + "-tag" : slug
  }

  /// Whether a key makes a slug that is too long as a whole.
  static func isShortened(key: String) -> Bool { whole(key).utf8.count > maximumLength }

  /// What is wrong with a slug that an author gives; `nil` when nothing is.
  static func objection(to slug: String) -> String? {
    if slug.isEmpty { return "it is empty" }
    if slug.utf8.count > maximumLength { return "it is longer than \(maximumLength) bytes" }
    if slug.hasPrefix(".") || slug.hasSuffix(".") { return "it starts or ends with a dot" }
    let forbidden = slug.unicodeScalars.first { scalar in
      scalar.value < 0x21 || scalar.value == 0x7f || #"/\:*?"<>|%#&"#.unicodeScalars.contains(scalar)
    }
    if let forbidden { return "it holds the character U+\(hexadecimal(forbidden))" }
    if isReserved(slug) { return "that name is reserved" }
    return nil
  }
}

extension Slug {
  /// The slug before it is cut.
  private static func whole(_ key: String) -> String {
    var slug = joined(words(of: Array(key.unicodeScalars)))
    if slug.isEmpty { slug = joined(key.unicodeScalars.map(spelling)) }
    return slug.isEmpty ? "tag" : slug
  }

  /// Splits a name into the words that hyphens will join.
  private static func words(of scalars: [Unicode.Scalar]) -> [String] {
    var words = [""]
    for (index, scalar) in scalars.enumerated() {
      if isKept(scalar) {
        words[words.count - 1].unicodeScalars.append(scalar)
        continue
      }
      let previous = index > 0 ? scalars[index - 1] : nil
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if let word = meaning(of: scalar, after: previous, before: next) {
        words += [word, ""]
      } else {
        words.append("")
      }
    }
    // Symbols alone make no readable address; their Unicode names do.
    return scalars.contains(where: isKept) ? words : []
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      // Variation selectors are marks that change only the look.
      return !(0xfe00...0xfe0f).contains(scalar.value)
    default:
      return scalar.value == 0x200c  // Persian and Kurdish spell with the zero width non-joiner.
    }
  }

  /// The word for a symbol that carries meaning where it stands.
  private static func meaning(
    of scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> String? {
    let isAtStart = previous.map { !isKept($0) } ?? true
    let isAtEnd = next.map { !isKept($0) } ?? true
    switch scalar {
    case "+": return isAtEnd ? "plus" : nil
    case "#": return isAtEnd && !isAtStart ? "sharp" : nil
    case ".": return isAtStart && !isAtEnd ? "dot" : nil
    case "%": return isAtEnd && !isAtStart ? "percent" : nil
    case "&": return "and"
    case "@": return "at"
    default: return nil
    }
  }

  /// The name of a symbol as words, such as `party popper`; regional indicators spell their letter.
  private static func spelling(of scalar: Unicode.Scalar) -> String {
    let isInvisible = scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace
    if isInvisible || isKept(scalar) && scalar.properties.generalCategory == .nonspacingMark { return "" }
    if (0x1f1e6...0x1f1ff).contains(scalar.value), let letter = Unicode.Scalar(scalar.value - 0x1f1e6 + 0x61)
    {
      return "flag " + String(Character(letter))
    }
    return (scalar.properties.name ?? "u\(hexadecimal(scalar))").lowercased()
  }

  private static func joined(_ words: [String]) -> String {
    words.flatMap { $0.split { !$0.unicodeScalars.allSatisfy(isKept) } }.joined(separator: "-")
  }

  /// Cuts at a character and adds a digest of the whole, so that two long names stay different.
  private static func shortened(_ slug: String) -> String {
    guard slug.utf8.count > maximumLength else { return slug }
    let digest = SHA256.hexadecimal(of: Array(slug.utf8)).prefix(8)
    var short = ""
    for character in slug {
      if short.utf8.count + character.utf8.count > maximumLength - 9 { break }
      short.append(character)
    }
    while short.hasSuffix("-") { short.removeLast() }
    return "\(short)-\(digest)"
  }

  /// Names that Windows keeps for devices, and `page`, below which a listing's further pages are.
  private static func isReserved(_ slug: String) -> Bool {
    let name = slug.lowercased()
    if ["con", "prn", "aux", "nul", "page"].contains(name) { return true }
    let digits = name.dropFirst(3)
    return (name.hasPrefix("com") || name.hasPrefix("lpt")) && digits.count == 1
      && digits.allSatisfy { ("0"..."9").contains($0) }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
