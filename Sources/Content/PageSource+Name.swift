import Diagnostics
import TagModel

/// What other generators read from the name of a file.
extension PageSource {
  /// Takes date and address from the file's name, where the front matter does not say otherwise.
  mutating func takeName(_ dialect: Dialect) {
    switch dialect {
    case .tagcloud, .hugo: break
    // Material lists tags on a page that authors make for that, and usually call so.
    case .mkdocs:
      isIndexText = path == "tags.md"
      takeReadme()
    case .jekyll: takePost()
    case .eleventy, .zola:
      guard let dated = DatedName(stem) else { return }
      date = date ?? dated.date
      slug = slug ?? dated.rest
    case .docusaurus: takeDocument()
    }
  }
}

extension PageSource {
  private var parts: [Substring] { path.split(separator: "/") }

  /// The name without its extension; that of the folder for an index page.
  private var stem: String {
    let names = parts.map { String($0) }
    let name = names.last?.split(separator: ".").first.map(String.init) ?? ""
    return name == "index" && names.count > 1 ? names[names.count - 2] : name
  }

  /// A `README.md` is the index page of its folder.
  private mutating func takeReadme() {
    if stem.uppercased() == "README" { url = url ?? "/" + parts.dropLast().joined(separator: "/") }
  }

  /// `_posts/2024-01-02-title.md` is `/2024/01/02/title/`, what is in `_drafts` is a draft, and `_recipes` is a
  /// collection.
  private mutating func takePost() {
    if parts.contains("_drafts") { draft = true }
    if parts.contains("_posts") { takeFolders() }
    guard parts.contains("_posts") || parts.contains("_drafts") else {
      if slug == nil, parts.count > 1, parts[0].hasPrefix("_") { url = url ?? addressInCollection }
      return
    }
    let dated = DatedName(stem)
    date = date ?? dated?.date
    let name = slug ?? dated?.rest ?? stem
    url = url ?? (date.map { "\(DatedName.folder($0))/\(name)" } ?? name)
  }

  /// The folders above `_posts` are categories.
  private mutating func takeFolders() {
    let place = Place(path: sourcePath)
    let own = otherTerms["categories"] ?? []
    let folders = parts.prefix { $0 != "_posts" }.map { Tag(name: String($0), place: place) }
    let added = folders.filter { folder in !own.contains { $0.name == folder.name } }
    if !added.isEmpty { otherTerms["categories"] = added + own }
  }

  /// `_recipes/soup.md` is `/recipes/soup/`.
  private var addressInCollection: String {
    let folders = [parts[0].dropFirst()] + parts.dropFirst().dropLast()
    return (folders.map(String.init) + (parts.last?.hasPrefix("index.") ?? false ? [] : [stem])).joined(
      separator: "/")
  }

  /// `blog/2024-01-02-title.md` is `/blog/2024/01/02/title/`, and `docs/01-intro.md` is `/docs/intro/`.
  ///
  /// Addresses that pages give themselves start at `docs` or `blog`.
  private mutating func takeDocument() {
    guard let section = parts.first else { return }
    let dated = section == "blog" ? DatedName(stem) : nil
    date = date ?? dated?.date
    if let url {
      self.url = "\(section)/\(url)"
    } else if section == "blog", let slug {
      url = "blog/\(slug)"
    } else if let dated {
      url = "blog/\(DatedName.folder(dated.date))/\(dated.rest)"
    } else {
      takeNames()
    }
  }

  /// Names go without the numbers that sort them, and `README.md` and `guide/guide.md` are index pages too.
  private mutating func takeNames() {
    var names = parts.map(Self.withoutNumber)
    let last = names.removeLast().split(separator: ".").first ?? ""
    let isIndex = last == "index" || last.lowercased() == "readme" || last == names.last
    let isPlain = zip(parts, names).allSatisfy { $0 == $1 } && parts.last?.hasPrefix(last) ?? true
    if isPlain, !isIndex || last == "index" { return }
    if let slug { names.append(slug[...]) } else if !isIndex { names.append(last) }
    url = names.joined(separator: "/")
  }

  /// `01-intro` without the number that only sorts it.
  private static func withoutNumber(_ name: Substring) -> Substring {
    let rest = name.drop { $0.isASCII && $0.isNumber }
    guard rest.count < name.count, let sign = rest.first, "-_.".contains(sign) else { return name }
    let bare = rest.drop { "-_. ".contains($0) }
    // Days and versions, such as `2024-05` and `1.10`, are names.
    let isNumbered = bare.first.map { $0.isASCII && $0.isNumber } ?? true
    return isNumbered || bare == "md" || bare == "mdx" ? name : bare
  }
}

/// A name that starts with a day, such as `2024-01-02-title`.
private struct DatedName {
  var date: CalendarDate
  var rest: String

  init?(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].count == 4, !parts[3].isEmpty,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    date = CalendarDate(year: year, month: month, day: day)
    rest = String(parts[3])
  }

  /// A day as folders: `2024/01/02`.
  static func folder(_ date: CalendarDate) -> String {
    let digits = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
    return "\(date.year)/\(digits(date.month))/\(digits(date.day))"
  }
}
