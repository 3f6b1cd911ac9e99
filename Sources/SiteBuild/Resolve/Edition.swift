import TagLayout
import TagModel
import Typography

/// The part of a site that is in one of its languages, with a home page, terms and feeds of its own.
struct Edition: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  var language: String
  /// What readers call the language.
  var name: String
  /// The folder of its addresses; empty for the site's own language, unless that is wanted otherwise.
  var folder: String
  /// The site's name.
  var title: String
  /// One sentence about the site; may be empty.
  var description: String
  var textDirection: TextDirection
  /// The links of the bar at the top.
  var menu: [MenuItem]

  /// The address of its home page.
  var home: PageAddress { PageAddress(folder: folder) }

  /// The path of one of its files below the output folder.
  func file(_ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }
}

extension Edition {
  /// The editions of a site: the one in its own language first, then those of the other languages that have pages.
  ///
  /// - Parameter languages: the languages that the paths of pages name.
  static func all(_ configuration: SiteConfiguration, languages: Set<String>) -> [Edition] {
    let settings = configuration.languages
    let own = settings.first { $0.tag == configuration.language }
    let folder = configuration.ownLanguageInFolder ? configuration.language : ""
    var main = Edition(own ?? LanguageSettings(tag: configuration.language), folder: folder, configuration)
    main.textDirection = own?.textDirection ?? configuration.textDirection
    if main.menu.isEmpty { main.menu = configuration.menu }
    let others = settings.filter { $0.tag != configuration.language && languages.contains($0.tag) }
    return [main] + others.map { Edition($0, folder: $0.tag, configuration) }
  }

  private init(_ settings: LanguageSettings, folder: String, _ configuration: SiteConfiguration) {
    language = settings.tag
    name = settings.name ?? ownName(ofLanguage: settings.tag)
    self.folder = folder
    title = settings.title ?? configuration.title
    description = settings.description ?? configuration.description
    textDirection =
      settings.textDirection ?? (isRightToLeft(language: settings.tag) ? .rightToLeft : .leftToRight)
    menu = settings.menu
  }
}
