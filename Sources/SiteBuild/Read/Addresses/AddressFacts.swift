import TagModel

/// What a page has for the gaps of an address.
struct AddressFacts {
  /// The path that diagnostics print.
  let sourcePath: String
  var date: CalendarDate?
  var sections: [String] = []
  var title: String
  /// The page's own slug.
  var slug: String?
  var name: String
  var categories: [String]
  var collection = ""
  /// The folders, or what the dialect takes for the path.
  var path: String
  let spelling: SlugSpelling

  /// - Parameter path: the path of its source without the language.
  init(_ page: PageSource, _ path: SourcePath, spelling: SlugSpelling) {
    sourcePath = page.sourcePath
    self.spelling = spelling
    date = page.date
    slug = page.slug.map(spelling.title)
    title = spelling.title(page.title ?? page.firstHeading ?? path.stem)
    name = spelling.name(path.stem)
    categories = page.tags(of: "categories").map { spelling.title($0.name) }
    self.path = path.folders.joined(separator: "/")
  }
}

extension AddressPattern {
  /// The address of a page, with one slash where facts left more; `nil` if it needs a date that the page has not.
  func filled(with facts: AddressFacts) -> String? {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .fact(let fact) where fact.isOfDate:
        guard let date = facts.date else { return nil }
        text += date.text(of: fact)
      case .fact(let fact): text += facts.text(of: fact)
      }
    }
    while text.contains("//") { text = text.replacing("//", with: "/") }
    return text
  }
}

extension AddressFacts {
  fileprivate func text(of fact: AddressFact) -> String {
    switch fact {
    case .section: sections.first ?? ""
    case .sections(let range): range.of(sections).joined(separator: "/")
    case .title: title
    case .slugOrTitle: slug ?? title
    case .slugOrName: slug ?? name
    case .name: name
    case .plainSlug: SlugSpelling.words(slug ?? name)
    case .plainName: SlugSpelling.words(name)
    case .categories(let limit): categories.prefix(limit).joined(separator: "/")
    case .collection: collection
    case .path: path
    case .fileExtension: ".html"
    default: ""
    }
  }
}
