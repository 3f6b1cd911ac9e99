import TagModel

/// The registries of a site: one for each taxonomy, and further ones for single languages.
struct TermRegistries: Hashable, Sendable {
  /// What holds in every language, by the name of the taxonomy.
  var shared: [String: TermRegistry]
  /// What holds in one language, by the language and the name of the taxonomy.
  var ofLanguage: [String: [String: TermRegistry]] = [:]

  /// Takes registries that hold in every language.
  init(_ shared: [String: TermRegistry] = [:]) { self.shared = shared }

  /// All registries in a fixed order.
  var all: [TermRegistry] {
    let lists = [shared] + ofLanguage.sorted { $0.key < $1.key }.map(\.value)
    return lists.flatMap { $0.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// The rules of each taxonomy in a language, by its name: an entry of the language's own stands for the one about
  /// the same term that holds everywhere.
  func rules(language: String, _ configuration: SiteConfiguration) -> [String: TermRules] {
    let registries = shared.merging(ofLanguage[language] ?? [:]) { $0.overridden(by: $1) }
    return Dictionary(
      uniqueKeysWithValues: registries.map { ($0, TermRules($1, path: configuration.path(of: $0))) })
  }
}

extension SiteConfiguration {
  /// How the names of nested terms of a taxonomy are taken apart.
  func path(of taxonomy: String) -> TermPath { TermPath(separator: settings(of: taxonomy).hierarchy) }
}

extension TermRegistry {
  /// The registry with the entries of another one, which stand for those about the same terms.
  func overridden(by own: TermRegistry) -> TermRegistry {
    let names = Set(own.entries.map { TermKey.make($0.name.text) })
    var registry = own
    registry.entries = entries.filter { !names.contains(TermKey.make($0.name.text)) } + own.entries
    return registry
  }
}
