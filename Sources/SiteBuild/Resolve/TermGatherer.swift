import Diagnostics
import TagModel

/// Gathers the terms of one taxonomy from the pages and the registry.
struct TermGatherer {
  let rules: TermRules
  let settings: TaxonomySettings
  /// What is said about each term, by key.
  private(set) var uses: [String: TermUses] = [:]
  /// The key of each name that a page has.
  private(set) var keys: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private var namesWithInvisible: Set<String> = []

  init(_ rules: TermRules, settings: TaxonomySettings) {
    self.rules = rules
    self.settings = settings
  }

  /// Takes the tags of one page that counts.
  mutating func add(_ tags: [Tag], ofPage page: Int) {
    var seen: [String: Int] = [:]
    for (index, tag) in tags.enumerated() {
      let key = key(of: tag.name)
      if key.isEmpty { continue }
      if let first = seen[key].map({ tags[$0] }) {
        if isAlias(tag.name, of: key) == isAlias(first.name, of: key) {
          diagnostics.append(.repeatedTag(tag.name, at: tag.place, first: first.place))
        }
        continue
      }
      seen[key] = index
      if namesWithInvisible.contains(tag.name) {
        let invisible = TermKey.invisibleScalars(in: tag.name)
        diagnostics.append(.invisibleCharacters(invisible, in: tag.name, at: tag.place))
      }
      uses[key, default: TermUses(name: rules.entry(key)?.name.text ?? tag.name, at: tag.place)]
        .add(tag, page: page, isAlias: isAlias(tag.name, of: key))
    }
  }

  /// Adds the terms that no page names: those of the registry if they are wanted, and those above nested ones.
  mutating func complete() {
    reportUnknown()
    for key in rules.keys where settings.showsUnused && !rules.hides(key) && uses[key] == nil {
      guard let entry = rules.entry(key) else { continue }
      uses[key] = TermUses(name: entry.name.text, at: entry.name.place)
    }
    if rules.path.separator != nil { addParents() }
  }
}

extension TermGatherer {
  private mutating func key(of name: String) -> String {
    if let known = keys[name] { return known }
    let key = rules.key(ofName: name)
    keys[name] = key
    if !TermKey.invisibleScalars(in: name).isEmpty { namesWithInvisible.insert(name) }
    return key
  }

  private func isAlias(_ name: String, of key: String) -> Bool {
    !rules.isEmpty && rules.path.key(name) != key
  }

  /// Every term that is nested has the ones above it, which have its pages too if that is wanted.
  private mutating func addParents() {
    let path = rules.path
    var rolledUp: [String: [Int]] = [:]
    for key in uses.keys.sorted() {
      guard let child = uses[key] else { continue }
      let (levels, names) = (path.levels(key), path.levels(child.label))
      for depth in 1..<max(1, levels.count) {
        let parent = path.joined(levels.prefix(depth))
        if uses[parent] == nil {
          let name = rules.entry(parent)?.name.text ?? path.joined(names.prefix(depth))
          uses[parent] = TermUses(name: name, at: child.place)
        }
        if settings.rollsUp { rolledUp[parent, default: []] += child.pages }
      }
    }
    for (parent, pages) in rolledUp { uses[parent]?.addPages(pages) }
  }

  private mutating func reportUnknown() {
    guard let file = rules.file, let severity = settings.unknownTags.severity else { return }
    let unknown = uses.filter { !rules.knows($0.key) }.sorted { $0.value.place < $1.value.place }
    let names = rules.keys.compactMap { rules.entry($0)?.name.text }
    for (number, (_, uses)) in unknown.enumerated() {
      // Every suggestion costs a look at the whole registry.
      let suggestion = number < Self.suggestions ? nearest(to: uses.label, among: names) : nil
      diagnostics.append(
        .unregisteredTag(
          uses.label, severity: severity, suggestion: suggestion, registry: file, at: uses.place,
          others: Array(uses.places.dropFirst())))
    }
  }

  private static let suggestions = 50
}

extension UnknownTags {
  fileprivate var severity: Diagnostic.Severity? {
    switch self {
    case .ignore: nil
    case .log: .note
    case .warn: .warning
    case .error: .error
    }
  }
}
