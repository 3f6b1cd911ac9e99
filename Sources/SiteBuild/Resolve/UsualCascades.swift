import TagModel

/// The cascades of clouds that neither page nor request says anything about: nearly all of a site.
///
/// Their chips share one look, so that later stages tell at once that it is the same.
struct UsualCascades: Sendable {
  private let cloudStyle: String?
  private let ofLanguage: [String: StyleCascade]

  /// - Parameter languages: the languages of the pages.
  init(_ configuration: SiteConfiguration, languages: some Sequence<String>, icons: SiteIcons) {
    var options = CloudOptions()
    options.apply(configuration.cloud)
    let style = options.style
    cloudStyle = style
    ofLanguage = Dictionary(
      uniqueKeysWithValues: Set(languages).map { language in
        let sheets = [configuration.styles, [:], [:]]
        return (language, StyleCascade(sheets: sheets, cloudStyle: style, language: language, icons: icons))
      })
  }

  /// The cascade of a cloud in a language; `nil` if its page, its request or its options say something of their own.
  func cascade(
    of cloudStyle: String?, language: String, page: StyleSheet, request: StyleSheet
  ) -> StyleCascade? {
    guard page.isEmpty, request.isEmpty, cloudStyle == self.cloudStyle else { return nil }
    return ofLanguage[language]
  }
}
