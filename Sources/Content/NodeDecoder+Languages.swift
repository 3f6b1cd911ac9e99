import Diagnostics
import TagLayout
import TagModel

/// The keys of `[languages.de]`.
private enum LanguageKey: String, DocumentKey {
  case name, title, description, dir, menu, vocabulary

  static let context = "a language of the site"
  static let unsupported: [String] = []
}

extension NodeDecoder {
  /// `[languages]`: the language of the site (`default`), others by their names alone (`folders`), and a map for each
  /// about which there is more to say.
  mutating func languages(_ node: Node, into configuration: inout SiteConfiguration) {
    guard let members = node.members else {
      if !node.isNull { reportWrongType("languages", node, expected: "a map") }
      return
    }
    for member in members {
      switch member.key {
      case "default": configuration.language = language(member.value) ?? configuration.language
      case "folders":
        for tag in (member.value.items ?? [member.value]).compactMap({ language($0) }) {
          configuration.add(LanguageSettings(tag: tag))
        }
      default:
        if let settings = languageSettings(member) { configuration.add(settings) }
      }
    }
  }

  /// A map whose key is a language.
  private mutating func languageSettings(_ member: Node.Member) -> LanguageSettings? {
    guard member.value.members != nil || member.value.isNull else {
      reportWrongType(
        "languages.\(member.key)", member.value,
        expected: "a map, such as [languages.de]; the site's own language is 'default'")
      return nil
    }
    guard let tag = language(Node(.quoted(member.key), at: member.mark)) else { return nil }
    var settings = LanguageSettings(tag: tag)
    for member in members(member.value, of: LanguageKey.self) {
      let key = "languages.\(tag).\(member.key.rawValue)"
      switch member.key {
      case .name: settings.name = string(member.value, key: key)
      case .title: settings.title = string(member.value, key: key)
      case .description: settings.description = string(member.value, key: key)
      case .dir:
        let choices = [("ltr", TextDirection.leftToRight), ("rtl", .rightToLeft)]
        settings.textDirection = choice(member.value, key: key, among: choices)
      case .menu: settings.menu = menu(member.value)
      case .vocabulary: settings.wording = wording(member.value)
      }
    }
    return settings
  }
}

extension SiteConfiguration {
  /// Adds a language; a map about it goes over its mere name.
  fileprivate mutating func add(_ settings: LanguageSettings) {
    guard let known = languages.firstIndex(where: { $0.tag == settings.tag }) else {
      languages.append(settings)
      return
    }
    if settings != LanguageSettings(tag: settings.tag) { languages[known] = settings }
  }
}
