import Diagnostics
import TagModel

/// The settings of MkDocs, and of Material's plugins for tags and for a blog.
extension NodeDecoder {
  mutating func mkdocs(_ root: Node, into configuration: inout SiteConfiguration) {
    let root = resolved(root)
    usualSettings(
      root, title: "site_name", description: "site_description", language: [], content: "docs_dir",
      address: "site_url", into: &configuration)
    if let language = root["theme"]?["language"] {
      configuration.language = self.language(language, key: "theme.language") ?? configuration.language
    }
    configuration.contentFolder = configuration.contentFolder ?? "docs"
    let lines = text(root, "exclude_docs")?.split(separator: "\n") ?? []
    configuration.excludedPaths = lines.map(String.init).filter { !$0.hasPrefix("#") && !$0.hasPrefix("!") }
    configuration.addresses.areFiles = flag(root, "use_directory_urls") == false
    if let plugin = plugin("tags", of: root) { tagsPlugin(plugin, into: &configuration) }
    if let plugin = plugin("blog", of: root) { blogPlugin(plugin, into: &configuration) }
    if let navigation = root["nav"], !navigation.isNull { self.navigation(navigation, into: &configuration) }
  }
}

extension NodeDecoder {
  /// `!ENV [NAME, value]` as the value that holds where the variable is not set, so that a build depends on files alone.
  private func resolved(_ root: Node) -> Node {
    let scalars: Set = ["site_name", "site_description", "site_url", "docs_dir", "use_directory_urls"]
    let members = (root.members ?? []).map { member in
      guard scalars.contains(member.key), let last = member.value.items?.last, last.text != nil else {
        return member
      }
      return Node.Member(key: member.key, mark: member.mark, value: last)
    }
    return Node(.mapping(members), at: root.mark)
  }

  /// The options of a plugin; `nil` for one that is not used.
  private func plugin(_ name: String, of root: Node) -> Node? {
    let names = [name, "material/" + name]
    let plugins = root["plugins"]
    let maps = [plugins].compactMap(\.self) + (plugins?.items ?? [])
    let isNamed = plugins?.items?.contains { names.contains($0.text ?? "") } ?? false
    let found = maps.lazy.flatMap { $0.members ?? [] }.first { names.contains($0.key) }?.value
    guard let options = found ?? (isNamed ? plugins : nil) else { return nil }
    if options["enabled"]?.text == "false" { return nil }
    return options.members == nil ? Node(.mapping([]), at: options.mark) : options
  }

  /// Nested tags, which tags are hidden, and which are allowed.
  private mutating func tagsPlugin(_ plugin: Node, into configuration: inout SiteConfiguration) {
    let section = "plugins.tags."
    if flag(plugin, "tags_hierarchy", in: section) == true {
      configuration.terms.hierarchy = text(plugin, "tags_hierarchy_separator") ?? "/"
    }
    if flag(plugin, "shadow", in: section) != true {
      configuration.hiddenTags = plugin["shadow_tags"].flatMap { strings($0, key: "shadow_tags") } ?? []
      if let prefix = text(plugin, "shadow_tags_prefix") { configuration.hiddenTags.append(prefix + "*") }
      if let suffix = text(plugin, "shadow_tags_suffix") { configuration.hiddenTags.append("*" + suffix) }
    }
    let allowed = allowedTerms(plugin, "tags_allowed", in: section)
    if !allowed.isEmpty {
      configuration.allowedTerms["tags"] = allowed
      configuration.terms.unknownTags = .error
    }
    noteOthers(of: plugin, in: "plugins.tags", besides: Self.tagsKeys)
    // Before listings there was one page of tags, which could have any name.
    configuration.tagsFile = text(plugin, "tags_file") ?? configuration.tagsFile
  }

  /// The only terms that pages may carry; none where all are welcome.
  private mutating func allowedTerms(_ plugin: Node, _ key: String, in section: String) -> [TermEntry] {
    guard let allowed = plugin[key], !allowed.isNull else { return [] }
    guard let items = allowed.items else {
      reportWrongType(section + key, allowed, expected: "a list of names")
      return []
    }
    return items.compactMap { item in
      string(item, key: section + key).map { TermEntry(name: TermEntry.Name($0, at: place(item.mark))) }
    }
  }

  /// Says which keys of a plugin change nothing here.
  ///
  /// - Parameter known: those that are read, or that do not matter without the plugin itself.
  private mutating func noteOthers(of plugin: Node, in section: String, besides known: Set<String>) {
    let others = (plugin.members ?? []).filter { !known.contains($0.key) }
    guard let first = others.first else { return }
    report(.settingsWithoutEffect(others.map(\.key), in: section, at: place(first.mark)))
  }

  private static let tagsKeys: Set = [
    "enabled", "tags", "tags_file", "tags_hierarchy", "tags_hierarchy_separator", "tags_allowed", "shadow",
    "shadow_on_serve", "shadow_tags", "shadow_tags_prefix", "shadow_tags_suffix", "export", "export_file",
    "export_only", "listings", "listings_toc",
  ]

  /// Where a blog is, and the addresses of its posts and categories.
  private mutating func blogPlugin(_ plugin: Node, into configuration: inout SiteConfiguration) {
    let section = "plugins.blog."
    let folder = (text(plugin, "blog_dir") ?? "blog").trimming { $0 == "/" || $0 == "." }
    let posts = (text(plugin, "post_dir") ?? "{blog}/posts").replacing("{blog}", with: folder)
    configuration.addresses.blog = BlogFolders(address: folder, posts: posts.trimming { $0 == "/" })
    let days = plugin["post_url_date_format"]
    let date = dateParts(
      days ?? Node(.plain("yyyy/MM/dd"), at: plugin.mark), key: section + "post_url_date_format")
    let format = plugin["post_url_format"] ?? Node(.plain("{date}/{slug}"), at: plugin.mark)
    configuration.addresses.patterns[.posts] = addressPattern(
      format, key: section + "post_url_format", .blog(date: date))
    let slugKeys = (plugin.members ?? []).map(\.key).filter { !$0.contains("slugify") }
    noteOthers(of: plugin, in: "plugins.blog", besides: Set(slugKeys))
    if flag(plugin, "categories", in: section) == false { return }
    let allowed = allowedTerms(plugin, "categories_allowed", in: section)
    if !allowed.isEmpty {
      configuration.allowedTerms["categories"] = allowed
      var settings = configuration.settings(of: "categories")
      settings.unknownTags = .error
      configuration.taxonomySettings["categories"] = settings
    }
    let category = text(plugin, "categories_url_format") ?? "category/{slug}"
    guard category.hasSuffix("/{slug}") else {
      let mark = plugin["categories_url_format"]?.mark ?? plugin.mark
      return report(.termAddresses(of: "categories", at: place(mark)))
    }
    var settings = configuration.settings(of: "categories")
    let parts = (folder.isEmpty ? [] : [folder]) + [String(category.dropLast("/{slug}".count))]
    settings.folder = parts.joined(separator: "/")
    configuration.taxonomySettings["categories"] = settings
  }

  /// A date as Unicode's patterns have it: `yyyy/MM/dd`.
  private mutating func dateParts(_ node: Node, key: String) -> [AddressPattern.Part] {
    guard let text = string(node, key: key) else { return [] }
    var parts: [AddressPattern.Part] = []
    var rest = text[...]
    while let first = rest.first {
      let field = rest.prefix { $0 == first }
      rest = rest.dropFirst(field.count)
      guard first.isASCII, first.isLetter else {
        parts.append(.text(String(field)))
        continue
      }
      guard let fact = Self.fields[String(field)] else {
        report(.unknownAddressGap(String(field), known: Self.fields.keys.sorted(), at: place(node.mark)))
        return []
      }
      parts.append(.fact(fact))
    }
    return parts
  }

  private static let fields: [String: AddressFact] = [
    "yyyy": .year, "y": .year, "yy": .shortYear, "MM": .month, "M": .bareMonth, "MMMM": .monthName,
    "MMM": .shortMonthName, "dd": .day, "d": .bareDay, "EEEE": .weekdayName, "EEE": .shortWeekdayName,
    "DDD": .paddedDayOfYear, "D": .dayOfYear, "ww": .week, "HH": .hour, "mm": .minute, "ss": .second,
  ]
}
