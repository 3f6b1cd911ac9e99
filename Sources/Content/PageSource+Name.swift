import TagModel

/// What other generators read from the name of a file.
extension PageSource {
  /// Takes date and address from the file's name, where the front matter does not say otherwise.
  mutating func takeName(_ dialect: Dialect) {
    switch dialect {
    case .tagcloud, .hugo: break
    // Material lists tags on a page that authors make for that, and usually call so.
    case .mkdocs: isIndexText = path == "tags.md"
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

  /// `_posts/2024-01-02-title.md` is `/2024/01/02/title/`, and what is in `_drafts` is a draft.
  private mutating func takePost() {
    if parts.contains("_drafts") { draft = true }
    guard parts.contains("_posts") || parts.contains("_drafts") else { return }
    let dated = DatedName(stem)
    date = date ?? dated?.date
    let name = slug ?? dated?.rest ?? stem
    url = url ?? (date.map { "\(DatedName.folder($0))/\(name)" } ?? name)
  }

  /// `blog/2024-01-02-title.md` is `/blog/2024/01/02/title/`, and `docs/01-intro.md` is `/docs/intro/`.
  private mutating func takeDocument() {
    guard url == nil, let section = parts.first else { return }
    if section == "blog", let dated = DatedName(stem) {
      date = date ?? dated.date
      url = "blog/\(DatedName.folder(dated.date))/\(slug ?? dated.rest)"
    } else if parts.contains(where: { Self.withoutNumber($0) != $0 }) {
      var names = parts.map(Self.withoutNumber)
      let last = String(names.removeLast().split(separator: ".").first ?? "")
      if let slug { names.append(slug[...]) } else if last != "index" { names.append(last[...]) }
      url = names.joined(separator: "/")
    }
  }

  /// `01-intro` without the number that only sorts it.
  private static func withoutNumber(_ name: Substring) -> Substring {
    let rest = name.drop { $0.isASCII && $0.isNumber }
    guard rest.count < name.count, let sign = rest.first, "-_.".contains(sign) else { return name }
    let bare = rest.drop { "-_. ".contains($0) }
    return bare.isEmpty || bare == "md" ? name : bare
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
