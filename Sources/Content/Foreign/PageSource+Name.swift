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
      guard let dated = DatedName(stem, orAfter: dialect == .zola ? "_" : "-") else { return }
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

  /// `_posts/2024-01-02-title.md` has its date and its slug in its name, and what is in `_drafts` is a draft.
  private mutating func takePost() {
    if parts.contains("_drafts") { draft = true }
    guard parts.contains("_posts") || parts.contains("_drafts") else { return }
    let dated = DatedName(stem)
    date = date ?? dated?.date
    slug = slug ?? dated?.rest ?? stem
  }

  /// `blog/2024-01-02-title.md` is `/blog/2024/01/02/title/`, and `docs/01-intro.md` is `/docs/intro/`.
  ///
  /// Addresses that pages give themselves start at `docs` or `blog`.
  private mutating func takeDocument() {
    var names = parts
    // A translation is below the folder of its language.
    if names.count > 2, !Self.sections.contains(names[0]), Self.sections.contains(names[1]) {
      names.removeFirst()
    }
    guard names.count > 1 else { return }
    let section = String(names[0])
    let dated = section == "blog" ? DatedPath(names.dropFirst().joined(separator: "/")) : nil
    date = date ?? dated?.date
    if let url {
      (permalink, self.url) = ("\(section)/\(url.drop { $0 == "/" })", nil)
    } else if section == "blog", let slug {
      permalink = "blog/\(slug)"
    } else if let dated {
      permalink = "blog/\(dated.address)"
    } else {
      permalink = address(names)
    }
  }

  /// Names go without the numbers that sort them, and `README.md` and `guide/guide.md` are index pages too.
  private func address(_ names: [Substring]) -> String {
    var names = names.map(Self.withoutNumber)
    let last = names.removeLast().split(separator: ".").first ?? ""
    let isIndex = last == "index" || last.lowercased() == "readme" || last == names.last
    if let slug { names.append(slug[...]) } else if !isIndex { names.append(last) }
    return names.joined(separator: "/")
  }

  private static let sections: Set<Substring> = ["docs", "blog"]

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

  /// - Parameter sign: what may stand after the day besides a hyphen.
  init?(_ name: String, orAfter sign: Character = "-") {
    let isSign = { (index: Int, character: Character) in index == 10 && character == sign }
    let name = String(name.enumerated().map { isSign($0, $1) ? "-" : $1 })
    let parts = name.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].count == 4, !parts[3].isEmpty,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    date = CalendarDate(year: year, month: month, day: day)
    rest = String(parts[3])
  }
}

/// A path in a blog with a day in it, such as `2024-01-02-title.md` or `2024/01/02/title/index.md`.
private struct DatedPath {
  var date: CalendarDate
  /// The address below the blog's.
  var address: String

  init?(_ path: String) {
    guard
      let match = path.firstMatch(
        of: /(^|.*?\/)(\d{4})[-\/](\d{1,2})[-\/](\d{1,2})[-\/]?(.*?)(?:\/index)?\.mdx?$/),
      let year = Int(match.2), let month = Int(match.3), let day = Int(match.4), (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    date = CalendarDate(year: year, month: month, day: day)
    let rest = match.5.isEmpty || match.5 == "index" ? "" : "/\(match.5)"
    address = "\(match.1)\(match.2)/\(match.3)/\(match.4)\(rest)"
  }
}
