import Diagnostics
import TagModel

/// The keys of `[tags]`: options of the cloud of all terms, and how terms are told apart and shown.
private enum TagIndexKey: DocumentKey {
  case shared(SharedTaxonomyKey)
  case hidden, intersections

  init?(rawValue: String) {
    switch rawValue {
    case "hidden": self = .hidden
    case "intersections": self = .intersections
    default:
      guard let shared = SharedTaxonomyKey(rawValue: rawValue) else { return nil }
      self = .shared(shared)
    }
  }

  var rawValue: String {
    switch self {
    case .shared(let shared): shared.rawValue
    case .hidden: "hidden"
    case .intersections: "intersections"
    }
  }

  static var allCases: [TagIndexKey] {
    [.hidden, .intersections] + SharedTaxonomyKey.allCases.map { .shared($0) }
  }
  static let context = "[tags]"
  static let unsupported = UnsupportedKeys.cloud
}

/// The keys that `[tags]` and the table of one taxonomy have alike.
enum SharedTaxonomyKey: Hashable, CaseIterable {
  case setting(TaxonomyKey)
  case option(CloudKey)

  init?(rawValue: String) {
    if let setting = TaxonomyKey(rawValue: rawValue) {
      self = .setting(setting)
    } else {
      guard let option = CloudKey(rawValue: rawValue) else { return nil }
      self = .option(option)
    }
  }

  var rawValue: String {
    switch self {
    case .setting(let setting): setting.rawValue
    case .option(let option): option.rawValue
    }
  }

  static var allCases: [SharedTaxonomyKey] {
    TaxonomyKey.allCases.map { .setting($0) } + CloudKey.allCases.map { .option($0) }
  }
}

/// What is said about all taxonomies at once, or about one of them.
enum TaxonomyKey: String, CaseIterable {
  case collisions
  case onUnknown = "on-unknown"
  case showUnused = "show-unused"
  case hierarchy
  case hierarchyLabel = "hierarchy-label"
  case rollUp = "roll-up"
  case pageSize = "page-size"
  case noindexBelow = "noindex-below"
  case indexStyle = "index-style"
  case related
}

extension NodeDecoder {
  /// `[tags]`: options of the cloud of all terms, and settings of all taxonomies.
  mutating func tagIndex(_ node: Node, into configuration: inout SiteConfiguration) {
    var options: [Node.Member] = []
    for member in members(node, of: TagIndexKey.self) {
      switch member.key {
      case .hidden: configuration.hiddenTags = strings(member.value, key: "tags.hidden") ?? []
      case .intersections: configuration.terms.intersections = intersections(member.value)
      case .shared(.setting(let setting)):
        apply(setting, member.value, key: "tags.\(setting.rawValue)", to: &configuration.terms)
      case .shared(.option(let key)):
        options.append(Node.Member(key: key.rawValue, mark: member.mark, value: member.value))
      }
    }
    configuration.tagIndex = cloudOptions(Node(.mapping(options), at: node.mark)) + configuration.tagIndex
  }

  /// The names of taxonomies, which are front matter keys and folders too.
  mutating func taxonomies(_ node: Node) -> [String]? {
    guard let names = strings(node, key: "taxonomies") else { return nil }
    var seen: Set<String> = []
    let marks = node.items ?? [node]
    for (name, node) in zip(names, marks) {
      let isName =
        name.utf8.allSatisfy {
          $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D || $0 == 0x5F
        }
        && name.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } ?? false
      if !isName || name == "assets" || Self.isPageKey(name) && name != "tags" {
        report(
          .outOfRange(
            key: "taxonomies", found: describe(node),
            expected: "names in a to z, digits and '-' that are no other key of front matter",
            at: place(node.mark)))
        return nil
      }
      if !seen.insert(name).inserted {
        report(.duplicateKey(name, first: nil, at: place(node.mark)))
        return nil
      }
    }
    return names.isEmpty ? nil : names
  }
}

extension NodeDecoder {
  /// Takes over one setting.
  ///
  /// - Parameter key: what diagnostics call it.
  mutating func apply(
    _ setting: TaxonomyKey, _ node: Node, key: String, to settings: inout TaxonomySettings
  ) {
    switch setting {
    case .collisions: settings.collisions = choice(node, key: key) ?? settings.collisions
    case .onUnknown: settings.unknownTags = choice(node, key: key) ?? settings.unknownTags
    case .showUnused: settings.showsUnused = boolean(node, key: key) ?? settings.showsUnused
    case .hierarchy: settings.hierarchy = separator(node, key: key)
    case .hierarchyLabel: settings.hierarchyLabel = choice(node, key: key) ?? settings.hierarchyLabel
    case .rollUp: settings.rollsUp = boolean(node, key: key) ?? settings.rollsUp
    case .pageSize: settings.pageSize = count(node, key: key) ?? settings.pageSize
    case .noindexBelow: settings.noindexBelow = count(node, key: key) ?? settings.noindexBelow
    case .indexStyle: settings.indexStyle = choice(node, key: key) ?? settings.indexStyle
    case .related: settings.related = count(node, key: key) ?? settings.related
    }
  }

  /// Lists of tags, each of two at least.
  private mutating func intersections(_ node: Node) -> [[TermEntry.Name]] {
    guard let lists = node.items else {
      if !node.isNull { reportWrongType("tags.intersections", node, expected: "lists of tags") }
      return []
    }
    return lists.compactMap { list in
      let names = (list.items ?? []).compactMap { item in
        string(item, key: "tags.intersections").map { TermEntry.Name($0, at: place(item.mark)) }
      }
      if names.count > 1 { return names }
      reportWrongType("tags.intersections", list, expected: "a list of two or more tags")
      return nil
    }
  }

  /// What separates the levels of nested terms; `false` means that there are none.
  private mutating func separator(_ node: Node, key: String) -> String? {
    if node.text == "false" { return nil }
    guard let text = string(node, key: key) else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return text }
    report(
      .outOfRange(
        key: key, found: describe(node), expected: "a separator such as / or ::",
        at: place(node.mark)))
    return nil
  }
}
