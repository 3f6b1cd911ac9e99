import TagModel

/// How a generator writes the gaps of an address.
enum AddressSyntax: Hashable, Sendable {
  /// `/:year/:sections[1:]/:slug/`.
  case hugo
  /// `/:categories/:year/:title:output_ext`.
  case jekyll
  /// `{date}/{slug}`, with what a date is.
  case blog(date: [AddressPattern.Part])
  /// `/{{ page.fileSlug }}/`.
  case eleventy

  /// A piece of a pattern: text, or a gap with its own spelling.
  struct Piece {
    var text: String
    /// The name of the gap; `nil` for text.
    var name: String?
  }

  /// Takes a pattern apart.
  func pieces(of pattern: String) -> [Piece] {
    switch self {
    case .hugo: Self.pieces(of: pattern, startingWith: ":", Self.lengthOfHugosName)
    case .jekyll:
      Self.pieces(of: pattern, startingWith: ":") {
        $0.prefix { $0.isASCII && $0.isLowercase || $0 == "_" }.count
      }
    case .blog: Self.pieces(of: pattern, between: "{", "}")
    case .eleventy: Self.pieces(of: pattern, between: "{{", "}}")
    }
  }

  /// What a gap stands for; `nil` for a name that the generator does not know, or that we do not.
  func parts(for name: String) -> [AddressPattern.Part]? {
    switch self {
    case .hugo: Self.hugoFact(name).map { [.fact($0)] }
    case .jekyll: Self.jekyllFacts[name].map { [.fact($0)] }
    case .blog(let date): name == "date" ? date : Self.blogFacts[name].map { [.fact($0)] }
    case .eleventy: Self.eleventyFacts[name.split(separator: " ").joined(separator: " ")].map { [.fact($0)] }
    }
  }

  /// The gaps that there are, as they are written.
  var known: [String] {
    switch self {
    case .hugo: Self.hugoFacts.keys.sorted().map { ":" + $0 }
    case .jekyll: Self.jekyllFacts.keys.sorted().map { ":" + $0 }
    case .blog: (["date"] + Self.blogFacts.keys).sorted().map { "{\($0)}" }
    case .eleventy: Self.eleventyFacts.keys.sorted().map { "{{ \($0) }}" }
    }
  }
}

extension AddressSyntax {
  private static func pieces(
    of pattern: String, startingWith sign: Character, _ length: (Substring) -> Int
  ) -> [Piece] {
    var (pieces, text, rest) = ([Piece](), "", pattern[...])
    while let next = rest.popFirst() {
      let count = next == sign ? length(rest) : 0
      guard count > 0 else {
        text.append(next)
        continue
      }
      if !text.isEmpty { pieces.append(Piece(text: text)) }
      let name = String(rest.prefix(count))
      pieces.append(Piece(text: String(sign) + name, name: name))
      (text, rest) = ("", rest.dropFirst(count))
    }
    return text.isEmpty ? pieces : pieces + [Piece(text: text)]
  }

  private static func pieces(of pattern: String, between opening: String, _ closing: String) -> [Piece] {
    var (pieces, rest) = ([Piece](), pattern[...])
    while let start = rest.firstRange(of: opening),
      let end = rest[start.upperBound...].firstRange(of: closing)
    {
      if start.lowerBound > rest.startIndex { pieces.append(Piece(text: String(rest[..<start.lowerBound]))) }
      let name = String(rest[start.upperBound..<end.lowerBound])
      pieces.append(Piece(text: opening + name + closing, name: name))
      rest = rest[end.upperBound...]
    }
    return rest.isEmpty ? pieces : pieces + [Piece(text: String(rest))]
  }

  /// Letters, digits and `_`, and brackets behind `sections`.
  private static func lengthOfHugosName(_ text: Substring) -> Int {
    let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    let rest = text.dropFirst(name.count)
    guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return name.count }
    return name.count + rest[...end].count
  }

  private static func hugoFact(_ name: String) -> AddressFact? {
    if let fact = hugoFacts[name] { return fact }
    guard name.hasPrefix("sections["), name.hasSuffix("]") else { return nil }
    return SectionRange(name.dropFirst("sections[".count).dropLast()).map { .sections($0) }
  }

  private static let hugoFacts: [String: AddressFact] = [
    "year": .year, "month": .month, "monthname": .monthName, "day": .day, "weekday": .weekday,
    "weekdayname": .weekdayName, "yearday": .dayOfYear, "section": .section, "sections": .sections(.all),
    "title": .title, "slug": .slugOrTitle, "slugorfilename": .slugOrName, "filename": .name,
    "slugorcontentbasename": .slugOrName, "contentbasename": .name, "2006": .year, "06": .shortYear,
    "01": .month, "1": .bareMonth, "Jan": .shortMonthName, "January": .monthName, "02": .day, "2": .bareDay,
    "Mon": .shortWeekdayName, "Monday": .weekdayName,
  ]

  private static let jekyllFacts: [String: AddressFact] = [
    "year": .year, "short_year": .shortYear, "month": .month, "i_month": .bareMonth,
    "long_month": .monthName, "short_month": .shortMonthName, "day": .day, "i_day": .bareDay,
    "y_day": .paddedDayOfYear, "w_day": .weekdayFromMonday, "long_day": .weekdayName,
    "short_day": .shortWeekdayName, "week": .week, "w_year": .yearOfWeek, "hour": .hour, "minute": .minute,
    "second": .second, "title": .slugOrName, "slug": .plainSlug, "name": .plainName, "basename": .name,
    "categories": .categories(limit: .max), "collection": .collection, "path": .path,
    "output_ext": .fileExtension,
  ]

  private static let blogFacts: [String: AddressFact] = [
    "slug": .slugOrTitle, "file": .name, "categories": .categories(limit: .max),
  ]

  private static let eleventyFacts: [String: AddressFact] = [
    "page.fileSlug": .name, "page.filePathStem": .path, "title | slugify": .title, "title | slug": .title,
  ]
}

extension SectionRange {
  /// What stands between brackets: `0`, `last`, `1:`, `:2` or `1:3`.
  fileprivate init?(_ text: Substring) {
    let ends = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = ends.map { Int($0) }
    if ends.count == 1 {
      if text == "last" {
        self.init(first: nil, end: nil)
      } else if let only = numbers[0], only >= 0 {
        self.init(first: only, end: only + 1)
      } else {
        return nil
      }
      return
    }
    guard ends[0].isEmpty || numbers[0] ?? -1 >= 0, ends[1].isEmpty || numbers[1] ?? -1 >= 0 else {
      return nil
    }
    self.init(first: numbers[0] ?? 0, end: numbers[1])
  }
}
