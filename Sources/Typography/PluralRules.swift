public import TagModel

/// Which form of a word a language has for a number of things (CLDR).
public struct PluralRules: Sendable {
  /// The forms for the first numbers; later ones go by their last two digits.
  private let categories: [PluralCategory]

  /// Opens the rules of a language; one that ICU does not know has one form.
  ///
  /// - Parameter language: a BCP 47 tag, such as `pl`.
  public init(language: String) {
    categories = pluralKeywords(of: 0..<300, locale: language).map { PluralCategory(rawValue: $0) ?? .other }
  }

  /// The form for a number from 0.
  public func category(of number: Int) -> PluralCategory {
    number < categories.count ? categories[max(0, number)] : categories[200 + number % 100]
  }
}
