import TagModel

/// The built-in words.
enum Wordings {
  /// By the language part of a BCP 47 tag.
  static let builtIn: [String: Wording] = [
    "en": english, "de": german, "fr": french, "es": spanish, "it": italian, "pt": portuguese, "nl": dutch,
    "pl": polish, "ru": russian, "ja": japanese,
  ]
}
