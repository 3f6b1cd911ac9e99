import Diagnostics
import TagModel

/// Gathers the terms of one taxonomy from the pages and the registry.
struct TermGatherer {
  let rules: TermRules
  let settings: TaxonomySettings
  /// What is said about each term, by key; once the terms are complete.
  private(set) var uses: [String: TermUses] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// What the pages name, each name with its term as an index.
  private var indexOfName: [String: Int] = [:]
  private var indexOfKey: [String: Int] = [:]
  private var named: [NamedTerm] = []
  private var namesWithInvisible: Set<String> = []

  /// A term that pages name.
  private struct NamedTerm {
    var key: String
    var uses: TermUses?
    /// The last page that has it, and which of that page's tags it is.
    var last = (page: -1, tag: 0)
  }

  init(_ rules: TermRules, settings: TaxonomySettings) {
    self.rules = rules
    self.settings = settings
  }

  /// The key of each name that a page has.
  var keys: [String: String] { indexOfName.mapValues { named[$0].key } }

  /// Takes the tags of some of the pages, which come after those before.
  mutating func add(_ tags: [[Tag]], _ pages: Range<Int>) {
    for page in pages { add(tags[page], ofPage: page) }
  }

  /// Takes over what later pages have.
  mutating func append(_ later: TermGatherer) {
    let indices = later.named.map { other in
      let index = index(ofKey: other.key)
      if named[index].uses == nil {
        named[index].uses = other.uses
      } else if let uses = other.uses {
        named[index].uses?.append(uses)
      }
      return index
    }
    for (name, index) in later.indexOfName { indexOfName[name] = indices[index] }
    namesWithInvisible.formUnion(later.namesWithInvisible)
    diagnostics += later.diagnostics
  }

  private mutating func add(_ tags: [Tag], ofPage page: Int) {
    for index in tags.indices {
      let term = term(named: tags[index].name)
      if named[term].key.isEmpty { continue }
      let last = named[term].last
      if last.page == page {
        let (key, tag, first) = (named[term].key, tags[index], tags[last.tag])
        if isAlias(tag.name, of: key) == isAlias(first.name, of: key) {
          diagnostics.append(.repeatedTag(tag.name, at: tag.place, first: first.place))
        }
        continue
      }
      named[term].last = (page, index)
      if !namesWithInvisible.isEmpty { checkInvisible(tags[index]) }
      let isAlias = isAlias(tags[index].name, of: named[term].key)
      if last.page < 0 {
        named[term].uses = TermUses(
          name: rules.entry(named[term].key)?.name.text ?? tags[index].name, at: tags[index].place)
      }
      named[term].uses?.add(tags[index].name, at: tags[index].place, page: page, isAlias: isAlias)
    }
  }

  /// Adds the terms that no page names: those of the registry if they are wanted, and those above nested ones.
  mutating func complete() {
    for term in named { uses[term.key] = term.uses }
    reportUnknown()
    for key in rules.keys where settings.showsUnused && !rules.hides(key) && uses[key] == nil {
      guard let entry = rules.entry(key) else { continue }
      uses[key] = TermUses(name: entry.name.text, at: entry.name.place)
    }
    if rules.path.separator != nil { addParents() }
  }
}

extension TermGatherer {
  /// The term that a name stands for, as an index.
  private mutating func term(named name: String) -> Int {
    if let known = indexOfName[name] { return known }
    let index = index(ofKey: rules.key(ofName: name))
    indexOfName[name] = index
    if !TermKey.invisibleScalars(in: name).isEmpty { namesWithInvisible.insert(name) }
    return index
  }

  private mutating func index(ofKey key: String) -> Int {
    if let known = indexOfKey[key] { return known }
    indexOfKey[key] = named.count
    named.append(NamedTerm(key: key))
    return named.count - 1
  }

  private mutating func checkInvisible(_ tag: Tag) {
    guard namesWithInvisible.contains(tag.name) else { return }
    let invisible = TermKey.invisibleScalars(in: tag.name)
    diagnostics.append(.invisibleCharacters(invisible, in: tag.name, at: tag.place))
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
