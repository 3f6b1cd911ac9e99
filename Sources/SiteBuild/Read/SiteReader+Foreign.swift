import Content
import Diagnostics
import TagModel

/// What other generators' trees have besides pages: settings, defaults for folders, registries.
extension SiteReader {
  mutating func readForeignSettings(_ tree: SiteTree) -> SiteConfiguration {
    // Jekyll does without settings, but not without its rules for addresses.
    let isBare = tree.dialect == .jekyll && tree.settings.isEmpty
    var configuration =
      isBare
      ? Content.readForeignSettings(Array("{}".utf8), path: root.path("_config.yml"), dialect: .jekyll).value
      : SiteConfiguration()
    for file in tree.settings {
      guard let bytes = bytes(of: file.path) else { continue }
      let reading = Content.readForeignSettings(
        bytes, path: file.path, dialect: tree.dialect, section: file.section,
        over: configuration)
      diagnostics += reading.diagnostics
      configuration = reading.value
    }
    tree.takeFolders(into: &configuration)
    return configuration
  }

  /// Gives pages the addresses that they have with another generator.
  mutating func place(
    _ pages: inout [PageSource], _ configuration: SiteConfiguration, _ dialect: Dialect
  ) {
    guard ForeignAddresses.areNeeded(by: dialect) else { return }
    var addresses = ForeignAddresses(configuration, dialect, pages: pages)
    addresses.place(&pages)
    diagnostics += addresses.diagnostics
  }

  /// The files of defaults in the folders of the pages.
  mutating func readFolderDefaults(
    _ pages: [PageSource], _ configuration: SiteConfiguration, _ siteTree: SiteTree
  ) -> [PageDefaults] {
    let base = root.path(configuration.contentFolder ?? siteTree.contentFolder(root))
    var defaults: [PageDefaults] = []
    if !siteTree.hasDefaultsFiles { return [] }
    var folders: Set<String> = [""]
    for index in pages.indices {
      for folder in sequence(first: pages[index].path, next: \.parentPath).dropFirst() {
        if !folders.insert(folder).inserted { break }
      }
    }
    for folder in folders.sorted() {
      let place = folder.isEmpty ? base : base == "." ? folder : base.appending(path: folder)
      for name in siteTree.scriptedDefaults(inFolder: place)
      where Disk.kind(place.appending(path: name)) == .file {
        diagnostics.append(
          .scriptedDefaults(at: Place(path: place.appending(path: name)), json: "\(place.lastPathPart).json"))
      }
      for name in siteTree.defaultsFiles(inFolder: place) {
        let path = place.appending(path: name)
        guard Disk.kind(path) == .file, let bytes = bytes(of: path) else { continue }
        let reading = Content.readFolderDefaults(
          bytes, path: path, folder: folder, dialect: siteTree.dialect,
          taxonomies: configuration.knownTaxonomies)
        diagnostics += reading.diagnostics
        if let value = reading.value { defaults.append(value) }
      }
    }
    return defaults
  }

  /// The registry of a taxonomy that another generator has.
  mutating func readForeignRegistry(
    of taxonomy: String, _ configuration: SiteConfiguration, _ siteTree: SiteTree
  ) -> TermRegistry? {
    var registry = TermRegistry()
    registry.entries = configuration.allowedTerms[taxonomy] ?? []
    let file = siteTree.registry(of: taxonomy, among: configuration.knownTaxonomies).map(root.path)
    if let path = file, Disk.kind(path) == .file, let bytes = bytes(of: path) {
      let reading = readRegistry(bytes, path: path)
      registry = reading.value.overridden(by: registry)
      diagnostics += reading.diagnostics
    }
    return registry.entries.isEmpty ? nil : registry
  }
}
