import Diagnostics
import TagModel

/// The registry of one taxonomy, ready to be asked: what stands for which term, and what is said about it.
struct TermRules: Sendable {
  /// How the names of the taxonomy become keys.
  let path: TermPath
  /// The file that the registry comes from; `nil` without one.
  let file: String?
  /// What is wrong with the registry.
  private(set) var diagnostics: [Diagnostic] = []
  /// The keys of the entries in the order of the file, patterns left out.
  private(set) var keys: [String] = []
  private var entries: [String: TermEntry] = [:]
  private var canonicalKeys: [String: String] = [:]
  private var patterns: [(glob: Glob, entry: TermEntry)] = []

  init(_ registry: TermRegistry = TermRegistry(), path: TermPath = TermPath(separator: nil)) {
    self.path = path
    file = registry.entries.first?.name.place.path
    for entry in registry.entries where !entry.isPattern { add(entry) }
    for entry in registry.entries where !entry.isPattern { addAliases(of: entry) }
    let special = registry.entries.filter(\.isPattern).map { (pattern: path.key($0.name.text), entry: $0) }
      .sorted { Self.isLessSpecial($0.pattern, $1.pattern) }
    patterns = special.map { (Glob($0.pattern), $0.entry) }
  }

  /// The key of the term that a name stands for.
  func key(ofName name: String) -> String { canonical(path.key(name)) }

  /// The entry about one term.
  func entry(_ key: String) -> TermEntry? { entries[key] }

  /// Everything that the registry says about a term: what is said of more terms first.
  func all(about key: String) -> [TermEntry] {
    patterns.filter { $0.glob.matches(key) }.map(\.entry) + (entries[key].map { [$0] } ?? [])
  }

  /// Whether the registry has the term, or a pattern for it that says more than `*`.
  func knows(_ key: String) -> Bool {
    entries[key] != nil || patterns.contains { $0.entry.name.text != "*" && $0.glob.matches(key) }
  }

  /// Whether the term stays out of everything that is published.
  func hides(_ key: String) -> Bool {
    entries[key]?.isHidden ?? false || patterns.contains { $0.entry.isHidden && $0.glob.matches(key) }
  }

  /// Whether there is nothing to ask.
  var isEmpty: Bool { file == nil }
}

extension TermRules {
  private mutating func add(_ entry: TermEntry) {
    let key = path.key(entry.name.text)
    if let first = entries[key] {
      diagnostics.append(.repeatedEntry(entry.name.text, at: entry.name.place, first: first.name.place))
      return
    }
    if key.isEmpty { return diagnostics.append(.blankEntry(at: entry.name.place)) }
    if let slug = entry.slug, let objection = Slug.objection(to: slug.text) {
      diagnostics.append(.invalidTermSlug(slug.text, objection: objection, at: slug.place))
    }
    entries[key] = entry
    keys.append(key)
  }

  private mutating func addAliases(of entry: TermEntry) {
    let key = path.key(entry.name.text)
    for alias in entry.aliases {
      let aliasKey = path.key(alias.text)
      let owner = entries[aliasKey] ?? canonicalKeys[aliasKey].flatMap { entries[$0] }
      if let owner, owner.name.text != entry.name.text {
        diagnostics.append(.repeatedEntry(alias.text, at: alias.place, first: owner.name.place))
      } else if aliasKey != key {
        canonicalKeys[aliasKey] = key
      }
    }
  }

  /// The key without aliases, on every level.
  private func canonical(_ key: String) -> String {
    if canonicalKeys.isEmpty { return key }
    if let other = canonicalKeys[key] { return other }
    guard let parent = path.parent(of: key) else { return key }
    return canonical(parent) + key.dropFirst(parent.count)
  }

  /// A pattern with fewer characters of its own is less special; else the order of text decides.
  private static func isLessSpecial(_ a: String, _ b: String) -> Bool {
    let (first, second) = (ownLength(a), ownLength(b))
    return first == second ? a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars) : first < second
  }

  private static func ownLength(_ pattern: String) -> Int {
    pattern.unicodeScalars.count { $0 != "*" && $0 != "?" }
  }
}
