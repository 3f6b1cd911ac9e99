import Diagnostics
import TagLayout
import TagModel

/// The keys of the configuration, as documented.
private enum ConfigurationKey: String, DocumentKey {
  case title, description
  case baseURL = "base_url"
  case lang, dir, content, output, css, markdown, fonts, cloud, styles, menu, feeds, sitemap, tags, weights,
    taxonomies, taxonomy, dialect, vocabulary, languages, emit, fragments, theme, site

  static let context = "the configuration"
  static let unsupported = UnsupportedKeys.configuration
}

extension NodeDecoder {
  /// Takes the settings over into a configuration.
  mutating func configuration(_ root: Node, into configuration: inout SiteConfiguration) {
    var single: Node?
    for member in members(root, of: ConfigurationKey.self) {
      switch member.key {
      case .title, .description, .baseURL, .lang, .dir, .content, .output, .css:
        applyText(member, to: &configuration)
      case .markdown:
        markdown(member.value, into: &configuration)
      case .fonts:
        configuration.embedFonts = flag(member, FontsKey.embed) ?? configuration.embedFonts
        configuration.fontsPlace = place(member.value.mark)
      case .feeds: feeds(member.value, into: &configuration.feeds)
      case .sitemap: configuration.siteMap = flag(member, EnabledKey.enabled) ?? configuration.siteMap
      case .cloud: configuration.cloud = cloudOptions(member.value)
      case .styles: configuration.styles = styleSheet(member.value, key: "styles")
      case .menu: configuration.menu = menu(member.value)
      case .tags: tagIndex(member.value, into: &configuration)
      case .weights: configuration.tagIndex += weights(member.value)
      case .theme: configuration.theme = choice(member.value, key: "theme") ?? configuration.theme
      case .emit: configuration.emission = choice(member.value, key: "emit") ?? configuration.emission
      case .fragments: configuration.fragmentLink = fragmentLink(member.value)
      case .vocabulary: configuration.wording = wording(member.value)
      case .languages: languages(member.value, into: &configuration)
      case .dialect: configuration.dialect = dialect(member.value)
      case .taxonomies: configuration.taxonomies = taxonomies(member.value) ?? configuration.taxonomies
      case .taxonomy: single = member.value
      case .site: self.configuration(member.value, into: &configuration)
      }
    }
    // What is said about one taxonomy goes over what is said about all, wherever that stands.
    if let single { taxonomySettings(single, into: &configuration) }
  }
}

extension NodeDecoder {
  private enum MarkdownKey: String, DocumentKey {
    case unsafe
    case templateNotes = "template-notes"
    static let context = "[markdown]"
    static let unsupported: [String] = []
  }

  private enum FontsKey: String, DocumentKey {
    case embed
    static let context = "[fonts]"
    static let unsupported: [String] = []
  }

  private enum EnabledKey: String, DocumentKey {
    case enabled
    static let context = "[sitemap]"
    static let unsupported: [String] = []
  }

  private enum FeedsKey: String, DocumentKey {
    case enabled
    case perTag = "per-tag"
    case limit
    static let context = "[feeds]"
    static let unsupported: [String] = []
  }

  private enum OutputKey: String, DocumentKey {
    case dir
    static let context = "[output]"
    static let unsupported: [String] = []
  }

  private enum FragmentsKey: String, DocumentKey {
    case link
    static let context = "[fragments]"
    static let unsupported: [String] = []
  }

  private enum MenuKey: String, DocumentKey {
    case label, url
    static let context = "a link of the menu"
    static let unsupported: [String] = []
  }

  private enum WeightsKey: String, DocumentKey {
    case scale, min, max
    static let context = "[weights]"
    static let unsupported: [String] = []
  }

  private mutating func applyText(
    _ member: DecodedMember<ConfigurationKey>, to configuration: inout SiteConfiguration
  ) {
    let name = member.key.rawValue
    let node = member.value
    switch member.key {
    case .title: configuration.title = string(node, key: name) ?? configuration.title
    case .description: configuration.description = string(node, key: name) ?? configuration.description
    case .baseURL: configuration.baseURL = baseURL(node) ?? configuration.baseURL
    case .lang: configuration.language = language(node) ?? configuration.language
    case .dir:
      let choices = [("ltr", TextDirection.leftToRight), ("rtl", .rightToLeft)]
      configuration.textDirection = choice(node, key: name, among: choices) ?? configuration.textDirection
    case .content: configuration.contentFolder = string(node, key: name)
    case .output: configuration.output = output(node) ?? configuration.output
    default: configuration.css = choice(node, key: name) ?? configuration.css
    }
  }

  /// An address with http or https, or a path; without the slash at its end.
  private mutating func baseURL(_ node: Node) -> String? {
    guard var text = string(node, key: "base_url") else { return nil }
    while text.last == "/" { text.removeLast() }
    let scheme = Address.scheme(of: text)
    if text.isEmpty || scheme == "http" || scheme == "https" || text.hasPrefix("/") && Address.isLocal(text) {
      return text
    }
    report(
      .outOfRange(
        key: "base_url", found: describe(node), expected: "an address such as https://example.org/docs",
        at: place(node.mark)))
    return nil
  }

  /// A folder, or a map with `dir`.
  private mutating func output(_ node: Node) -> String? {
    guard node.members != nil else { return string(node, key: "output") }
    return members(node, of: OutputKey.self).first.flatMap { string($0.value, key: "output.dir") }
  }

  /// A section with one flag, or the flag itself.
  private mutating func flag<Key: DocumentKey>(
    _ member: DecodedMember<ConfigurationKey>, _: Key
  ) -> Bool? {
    let name = member.key.rawValue
    guard member.value.members != nil else { return boolean(member.value, key: name) }
    return members(member.value, of: Key.self).first.flatMap {
      boolean($0.value, key: "\(name).\($0.key.rawValue)")
    }
  }

  private mutating func markdown(_ node: Node, into configuration: inout SiteConfiguration) {
    for member in members(node, of: MarkdownKey.self) {
      let isSet = boolean(member.value, key: "markdown.\(member.key.rawValue)")
      switch member.key {
      case .unsafe: configuration.unsafeMarkdown = isSet ?? configuration.unsafeMarkdown
      case .templateNotes: configuration.notesTemplates = isSet ?? configuration.notesTemplates
      }
    }
  }

  /// An address with the slug or the label of a term in it.
  private mutating func fragmentLink(_ node: Node) -> String? {
    guard let member = members(node, of: FragmentsKey.self).first,
      let link = safeAddress(member.value, key: "fragments.link")
    else { return nil }
    if link.contains("{slug}") || link.contains("{label}") { return link }
    report(
      .outOfRange(
        key: "fragments.link", found: describe(member.value), expected: "an address such as /tags/{slug}/",
        at: place(member.value.mark)))
    return nil
  }

  /// A generator's name; `auto` means that the files of the site tell.
  private mutating func dialect(_ node: Node) -> Dialect? {
    let names: [(String, Dialect?)] = [("auto", nil)] + Dialect.allCases.map { ($0.rawValue, $0) }
    return choice(node, key: "dialect", among: names) ?? nil
  }

  /// `[feeds]`, or whether there are any.
  private mutating func feeds(_ node: Node, into feeds: inout FeedSettings) {
    guard node.members != nil else {
      feeds.isEnabled = boolean(node, key: "feeds")
      return
    }
    for member in members(node, of: FeedsKey.self) {
      let key = "feeds.\(member.key.rawValue)"
      switch member.key {
      case .enabled: feeds.isEnabled = boolean(member.value, key: key)
      case .perTag: feeds.perTerm = boolean(member.value, key: key)
      case .limit:
        let expected = "a whole number from 1"
        feeds.limit = integer(member.value, key: key, in: 1...1_000_000, expected: expected) ?? feeds.limit
      }
    }
  }

  mutating func menu(_ node: Node) -> [MenuItem] {
    guard let items = node.items else {
      if !node.isNull { reportWrongType("menu", node, expected: "a list of links with 'label' and 'url'") }
      return []
    }
    return items.compactMap { item in
      var link = MenuItem(label: "", url: "")
      for member in members(item, of: MenuKey.self) {
        switch member.key {
        case .label: link.label = string(member.value, key: "label") ?? ""
        case .url: link.url = string(member.value, key: "url") ?? ""
        }
      }
      if item.members != nil {
        for (key, text) in [("label", link.label), ("url", link.url)] where text.isEmpty {
          report(.missingKey(key, in: MenuKey.context, at: place(item.mark)))
        }
      }
      guard !link.label.isEmpty, !link.url.isEmpty else { return nil }
      if Address.isSafe(link.url) { return link }
      report(.unsafeLink(link.url, severity: .error, at: place(item.mark)))
      return nil
    }
  }

  /// `[weights]`: `scale`, `min` and `max` are a cloud's `scale`, `min-size` and `max-size`.
  private mutating func weights(_ node: Node) -> [CloudDeclaration] {
    let names: [WeightsKey: CloudKey] = [.scale: .scale, .min: .minSize, .max: .maxSize]
    let options = members(node, of: WeightsKey.self).compactMap { member in
      names[member.key].map { Node.Member(key: $0.rawValue, mark: member.mark, value: member.value) }
    }
    return cloudOptions(Node(.mapping(options), at: node.mark))
  }
}
