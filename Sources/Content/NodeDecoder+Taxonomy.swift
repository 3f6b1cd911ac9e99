import Diagnostics
import TagModel

/// The keys of `[taxonomy.topics]`: what `[tags]` says of all taxonomies, for one, and what only one can have.
private enum OneTaxonomyKey: DocumentKey {
  case title, path, feeds
  case shared(SharedTaxonomyKey)

  init?(rawValue: String) {
    switch rawValue {
    case "title": self = .title
    case "path": self = .path
    case "feeds": self = .feeds
    default:
      guard let shared = SharedTaxonomyKey(rawValue: rawValue) else { return nil }
      self = .shared(shared)
    }
  }

  var rawValue: String {
    switch self {
    case .title: "title"
    case .path: "path"
    case .feeds: "feeds"
    case .shared(let shared): shared.rawValue
    }
  }

  static var allCases: [OneTaxonomyKey] {
    [.title, .path, .feeds] + SharedTaxonomyKey.allCases.map { .shared($0) }
  }
  static let context = "a taxonomy"
  static let unsupported = UnsupportedKeys.cloud
}

extension NodeDecoder {
  /// `[taxonomy]`: a map for each taxonomy about which there is more to say than about all.
  ///
  /// - Parameter configuration: has what holds for all of them.
  mutating func taxonomySettings(_ node: Node, into configuration: inout SiteConfiguration) {
    guard let members = node.members else {
      if !node.isNull { reportWrongType("taxonomy", node, expected: "a map, such as [taxonomy.categories]") }
      return
    }
    var owners: [String: String] = [:]
    for name in configuration.knownTaxonomies { owners[name] = name }
    for member in members {
      guard configuration.knownTaxonomies.contains(member.key) else {
        report(
          .unknownTaxonomy(
            member.key, known: configuration.knownTaxonomies, severity: .error, at: place(member.mark)))
        continue
      }
      let settings = self.settings(member, over: configuration)
      if let folder = settings.folder {
        if let owner = owners[folder], owner != member.key {
          report(.taxonomyFolderTaken(folder, by: owner, at: place(member.mark)))
        }
        owners[folder] = member.key
      }
      configuration.taxonomySettings[member.key] = settings
    }
  }

  private mutating func settings(
    _ member: Node.Member, over configuration: SiteConfiguration
  ) -> TaxonomySettings {
    var settings = configuration.terms
    // The settings of another generator may name the folder.
    settings.folder = configuration.taxonomySettings[member.key]?.folder
    var options: [Node.Member] = []
    for one in members(member.value, of: OneTaxonomyKey.self) {
      let key = "taxonomy.\(member.key).\(one.key.rawValue)"
      switch one.key {
      case .title: settings.titles = titles(one.value, key: key)
      case .path: settings.folder = folder(one.value, key: key)
      case .feeds: settings.hasFeeds = boolean(one.value, key: key)
      case .shared(.setting(let setting)): apply(setting, one.value, key: key, to: &settings)
      case .shared(.option(let option)):
        options.append(Node.Member(key: option.rawValue, mark: one.mark, value: one.value))
      }
    }
    settings.cloud = cloudOptions(Node(.mapping(options), at: member.value.mark))
    return settings
  }

  /// One title, or a map with one for each language.
  private mutating func titles(_ node: Node, key: String) -> [String: String] {
    guard let members = node.members else { return string(node, key: key).map { ["": $0] } ?? [:] }
    var titles: [String: String] = [:]
    for member in members { titles[member.key] = string(member.value, key: "\(key).\(member.key)") }
    return titles
  }

  /// A folder below the site's root.
  private mutating func folder(_ node: Node, key: String) -> String? {
    guard let text = string(node, key: key) else { return nil }
    let parts = text.split(separator: "/")
    let isFolder =
      !parts.isEmpty && parts[0] != "assets" && !parts.contains { $0 == "." || $0 == ".." }
      && text.unicodeScalars.allSatisfy {
        $0 == "/" || $0 == "-" || $0 == "_" || $0.properties.isAlphabetic
          || $0.properties.numericType != nil
      }
    if isFolder { return parts.joined(separator: "/") }
    report(
      .outOfRange(
        key: key, found: describe(node), expected: "a folder below the site's root, such as topics",
        at: place(node.mark)))
    return nil
  }
}
