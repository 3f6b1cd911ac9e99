import Diagnostics
import TagModel

/// Gives the pages of another generator's tree the addresses that they have with it.
struct ForeignAddresses {
  let rules: AddressRules
  let dialect: Dialect
  /// The languages that paths may name.
  private let languages: [String]
  /// The folders with an index page of their own, which makes them sections to Hugo.
  private let sections: Set<String>
  private let tagsFile: String?
  /// Whether the tags of a blog are a taxonomy of their own.
  private let hasBlogTags: Bool
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter pages: all pages, drafts too.
  init(_ configuration: SiteConfiguration, _ dialect: Dialect, pages: [PageSource]) {
    rules = configuration.addresses
    self.dialect = dialect
    tagsFile = configuration.tagsFile
    hasBlogTags = configuration.knownTaxonomies.contains(SiteConfiguration.blogTags)
    languages = configuration.pathLanguages
    sections = dialect == .hugo && !rules.patterns.isEmpty ? Self.sections(pages, languages) : []
  }

  /// Whether pages of a dialect can have other addresses than their paths make.
  static func areNeeded(by dialect: Dialect) -> Bool { dialect != .tagcloud }

  /// Cost: a glance at the path of each page, and for those whose address differs from it O(its length).
  mutating func place(_ pages: inout [PageSource]) {
    for index in pages.indices {
      if dialect == .jekyll { pages[index].takeCategories() }
      if hasBlogTags, path(of: pages[index]).hasPrefix("blog/") { pages[index].takeBlogTags() }
      if let tagsFile { pages[index].isIndexText = pages[index].path == tagsFile }
      guard pages[index].url == nil, let address = address(pages[index]) else { continue }
      pages[index].permalink = address
    }
  }
}

extension ForeignAddresses {
  private static func sections(_ pages: [PageSource], _ languages: [String]) -> Set<String> {
    let paths = pages.indices.map { LocalizedPath(pages[$0].path, languages: languages).neutral }
    return Set(paths.filter { $0.hasSuffix("/_index.md") }.compactMap(\.parentPath))
  }

  /// The path of a page without its language.
  private func path(of page: PageSource) -> String {
    LocalizedPath(page.path, languages: languages).neutral
  }

  private mutating func address(_ page: PageSource) -> String? {
    let path = SourcePath(path(of: page))
    switch dialect {
    case .hugo: return hugo(page, path)
    case .jekyll: return jekyll(page, path)
    case .mkdocs: return mkdocs(page, path)
    case .eleventy: return eleventy(page, path)
    case .zola: return zola(page, path)
    case .docusaurus: return docusaurus(page)
    case .tagcloud: return nil
    }
  }

  /// The address that a pattern makes; `nil`, with a word about it, for a page without the date that it asks for.
  private mutating func filled(_ pattern: AddressPattern, _ facts: AddressFacts) -> String? {
    if let text = pattern.filled(with: facts) { return text }
    diagnostics.append(.addressWithoutDate(at: Place(path: facts.sourcePath), pattern: pattern.place))
    return nil
  }
}

/// Hugo: names in lower case, with hyphens for spaces; sections are folders with an index.
extension ForeignAddresses {
  private mutating func hugo(_ page: PageSource, _ path: SourcePath) -> String? {
    let section = path.folders.first ?? ""
    let pattern =
      path.isBranch
      ? (section.isEmpty ? nil : rules.patterns[.section(section)]) : rules.patterns[.pages(section: section)]
    let isFile = rules.areFiles(in: section) && !path.isBranch && !(path.isIndex && path.folders.isEmpty)
    if pattern == nil, !isFile, page.slug == nil, path.isPlain { return nil }
    let spelling = SlugSpelling.hugo(keepsCase: rules.keepsCase, dropsAccents: rules.dropsAccents)
    var facts = AddressFacts(page, path, spelling: spelling)
    facts.sections = path.ownFolders.indices.filter {
      $0 == 0 || sections.contains(path.ownFolders[...$0].joined(separator: "/"))
    }.map { spelling.name(path.ownFolders[$0]) }
    var address: String
    if let pattern {
      guard let text = filled(pattern, facts) else { return nil }
      address = rules.keepsCase ? text : text.lowercased()
    } else {
      let name = path.isIndex && page.slug == nil ? [] : [facts.slug ?? spelling.name(path.stem)]
      // The page of a folder has its slug in place of the folder's name.
      let folders = page.slug != nil && path.isBranch ? path.folders.dropLast() : path.ownFolders[...]
      address =
        (folders.map(spelling.name) + (path.isLeaf && page.slug == nil ? [spelling.name(path.stem)] : name))
        .joined(separator: "/")
    }
    if isFile { address = address.trimmedSlashes + ".html" }
    return address
  }
}

/// Jekyll: files that end in `.html`, unless a pattern ends in a slash.
extension ForeignAddresses {
  private mutating func jekyll(_ page: PageSource, _ path: SourcePath) -> String? {
    var facts = AddressFacts(page, path, spelling: .jekyll)
    facts.categories = page.tags(of: "categories").map { $0.name.lowercased() }
    var pattern = rules.patterns[.others]
    if path.isPost {
      pattern = rules.patterns[.posts]
      // A draft gets its date when it becomes a post.
      if page.date == nil {
        pattern?.parts.removeAll { if case .fact(let fact) = $0 { fact.isOfDate } else { false } }
      }
    } else if let folder = path.folders.first, folder.hasPrefix("_"),
      let own = rules.patterns[.collection(String(folder.dropFirst()))]
    {
      facts.collection = String(folder.dropFirst())
      facts.path = (path.folders.dropFirst() + [path.fileStem]).joined(separator: "/")
      pattern = own
    } else if path.isIndex {
      pattern = AddressPattern([.text("/"), .fact(.path), .text("/")])
    }
    guard let pattern = page.addressPattern ?? pattern, let text = filled(pattern, facts) else { return nil }
    return text.hasSuffix("/") || text.hasSuffix(".html") ? text : text + ".html"
  }
}

/// MkDocs, and the posts of Material's blog.
extension ForeignAddresses {
  private mutating func mkdocs(_ page: PageSource, _ path: SourcePath) -> String? {
    var address: String?
    if let blog = rules.blog, let pattern = rules.patterns[.posts], path.isBelow(blog.posts) {
      guard let text = filled(pattern, AddressFacts(page, path, spelling: .pymdown)) else { return nil }
      address = (blog.address.isEmpty ? "" : blog.address + "/") + text.trimmedSlashes
    }
    if path.isIndex { return path.hasSpaces ? path.folders.joined(separator: "/") : nil }
    if rules.areFiles { return (address ?? path.withoutExtension) + ".html" }
    return address ?? (path.hasSpaces ? path.withoutExtension : nil)
  }
}

/// Eleventy: what pages, or the files of defaults in their folders, say.
extension ForeignAddresses {
  private mutating func eleventy(_ page: PageSource, _ path: SourcePath) -> String? {
    if page.addressPattern == nil, !path.hasSpaces { return nil }
    var facts = AddressFacts(page, path, spelling: .hyphens)
    // The date before a name is taken off already, as the page's slug.
    facts.name = page.slug ?? path.stem
    facts.path = (path.isIndex ? path.folders : path.folders + [facts.name]).joined(separator: "/")
    return filled(page.addressPattern ?? AddressPattern([.fact(.path)]), facts)
  }
}

/// Docusaurus: the folders of documents and of the blog may have other addresses.
extension ForeignAddresses {
  private func docusaurus(_ page: PageSource) -> String? {
    guard let address = page.permalink, let first = address.split(separator: "/").first,
      let route = rules.routes[String(first)]
    else { return page.permalink }
    return route + address.dropFirst(first.count)
  }
}

/// Zola: names in ASCII, in lower case, with hyphens.
extension ForeignAddresses {
  private func zola(_ page: PageSource, _ path: SourcePath) -> String? {
    // The date before a name is taken off already, as the page's slug.
    if path.isPlain, page.slug.map(SourcePath.isPlain) ?? true { return nil }
    let spelling = SlugSpelling.hyphens
    let names =
      path.ownFolders + (path.isIndex && page.slug == nil && !path.isLeaf ? [] : [page.slug ?? path.stem])
    return names.map(spelling.name).joined(separator: "/")
  }
}

extension PageSource {
  /// Docusaurus knows the tags of a blog apart from those of documents.
  fileprivate mutating func takeBlogTags() {
    if tags.isEmpty { return }
    otherTerms[SiteConfiguration.blogTags] = tags
    tags = []
  }

  /// Jekyll's folders above `_posts` are categories, before those of defaults and the page's own; one `category` comes
  /// last.
  fileprivate mutating func takeCategories() {
    let single = otherTerms.removeValue(forKey: "category") ?? []
    let folders = path.split(separator: "/").prefix { $0 != "_posts" }
    let isPost = folders.count < path.split(separator: "/").count
    if single.isEmpty, !isPost || folders.isEmpty, otherTerms["categories"] == nil { return }
    let place = Place(path: sourcePath)
    let all =
      (isPost ? folders.map { Tag(name: String($0), place: place) } : []) + tags(of: "categories") + single
    var names: Set<String> = []
    otherTerms["categories"] = all.filter { names.insert($0.name).inserted }
  }
}
