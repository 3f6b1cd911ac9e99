import Typography

/// How generators turn names and titles into parts of addresses.
enum SlugSpelling: Hashable {
  /// Letters, digits and `._#+~-@` stay, spaces become hyphens.
  case hugo(keepsCase: Bool, dropsAccents: Bool)
  /// A name stays; in a slug what is no letter, digit or sign of addresses becomes a hyphen.
  case jekyll
  /// What is no letter, digit, hyphen or space goes, and each space becomes a hyphen.
  case pymdown
  /// ASCII in lower case: words with hyphens between.
  case hyphens

  /// A title, or a page's own slug.
  func title(_ text: String) -> String {
    switch self {
    case .hugo:
      // Titles go through URLs, in which a plus is a space and a slash a border.
      var text = name(String(text.map { "+/\\".contains($0) ? " " : $0 }))
      while text.hasSuffix("#") { text.removeLast() }
      return text
    case .jekyll: return Self.joined(text) { Self.isWord($0) || "._~!$&'()+,;=@".unicodeScalars.contains($0) }
    case .pymdown:
      let kept = text.unicodeScalars.filter { Self.isWord($0) || "_- ".unicodeScalars.contains($0) }
      var words = String(String.UnicodeScalarView(kept)).lowercased()[...]
      while words.first == " " { words.removeFirst() }
      while words.last == " " { words.removeLast() }
      return String(words.replacing(" ", with: "-"))
    case .hyphens: return name(text)
    }
  }

  /// The name of a file or a folder.
  func name(_ text: String) -> String {
    switch self {
    case .hugo(let keepsCase, let dropsAccents):
      let text = dropsAccents ? Self.withoutAccents(text) : text
      return Self.sanitized(keepsCase ? text : text.lowercased())
    case .jekyll: return text
    case .pymdown: return title(text)
    case .hyphens: return Self.words(Self.withoutAccents(text))
    }
  }

  /// Letters and digits in lower case, with one hyphen for whatever is between.
  static func words(_ text: String) -> String { joined(text.lowercased(), where: isWord) }
}

extension SlugSpelling {
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
      true
    default: false
    }
  }

  private static func joined(_ text: String, where isKept: (Unicode.Scalar) -> Bool) -> String {
    text.unicodeScalars.split { !isKept($0) }.map { String(String.UnicodeScalarView($0)) }
      .joined(separator: "-")
  }

  private static func withoutAccents(_ text: String) -> String {
    let kept = decomposed(text).unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
    return composed(String(String.UnicodeScalarView(kept)))
  }

  /// What Hugo keeps of a path; spaces become hyphens unless one is there.
  private static func sanitized(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    var (endsInHyphen, needsHyphen) = (false, false)
    for scalar in text.unicodeScalars {
      if isWord(scalar) || "._#+~-@".unicodeScalars.contains(scalar) {
        endsInHyphen = scalar == "-"
        if needsHyphen, !endsInHyphen { kept.append("-") }
        needsHyphen = false
        kept.append(scalar)
      } else if !kept.isEmpty, !endsInHyphen, scalar.properties.isWhitespace {
        needsHyphen = true
      }
    }
    return String(kept)
  }
}
