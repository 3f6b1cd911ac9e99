import TagModel

extension TextTransform {
  /// Changes the letter case of a text by the rules of a language (CSS Text 3, `text-transform`).
  ///
  /// `capitalize` puts the first character of each word into title case and leaves the others as they are.
  func applied(to text: String, language: String) -> String {
    switch self {
    case .none: text
    case .uppercase: uppercased(text, language: language)
    case .lowercase: lowercased(text, language: language)
    case .capitalize: capitalized(text, language: language)
    }
  }
}
