import Diagnostics
import TagModel

/// What the settings of Docusaurus say in plain values.
extension NodeDecoder {
  mutating func docusaurus(_ root: Node, into configuration: inout SiteConfiguration) {
    configuration.title = text(root, "title") ?? configuration.title
    configuration.description = text(root, "tagline") ?? configuration.description
    takeAddress(text(root, "url").map { $0 + (text(root, "baseUrl") ?? "") }, into: &configuration)
    if let languages = root["i18n"] {
      configuration.language =
        languages["defaultLocale"].flatMap { language($0, key: "i18n.defaultLocale") }
        ?? configuration.language
      let locales = languages["locales"]
      if let locales, locales.items == nil {
        reportWrongType("i18n.locales", locales, expected: "a list of languages, such as ['en', 'fr']")
      }
      let tags = locales?.items?.compactMap { language($0, key: "i18n.locales") } ?? []
      configuration.languages = tags.map { LanguageSettings(tag: $0) }
    }
    let options = (root["presets"]?.items ?? []).compactMap { $0.items?.last }
    for section in ["docs", "blog"] {
      guard let plugin = options.lazy.compactMap({ $0[section] }).first else { continue }
      if plugin.text == "false" { configuration.excludedPaths.append(section) }
      guard let route = plugin["routeBasePath"], let path = string(route, key: "\(section).routeBasePath")
      else { continue }
      configuration.addresses.routes[section] = path.split(separator: "/").joined(separator: "/")
    }
  }
}
