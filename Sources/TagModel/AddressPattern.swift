public import Diagnostics

/// An address with gaps that the facts of a page fill, such as `/:year/:slug/` in the settings of another generator.
public struct AddressPattern: Hashable, Sendable {
  /// A piece of the pattern.
  public enum Part: Hashable, Sendable {
    /// What stands in every address.
    case text(String)
    /// A gap.
    case fact(AddressFact)
  }

  /// The pieces in order.
  public var parts: [Part]
  /// Where the pattern stands.
  public var place: Place

  /// Makes a pattern.
  public init(_ parts: [Part], at place: Place = Place(path: "")) {
    self.parts = parts
    self.place = place
  }

  /// Whether a page needs a date to have such an address.
  public var needsDate: Bool {
    parts.contains { part in if case .fact(let fact) = part { fact.isOfDate } else { false } }
  }
}

/// What of a page an address can tell.
public enum AddressFact: Hashable, Sendable {
  /// The year of the page's date, such as `2026`, and its last two digits.
  case year, shortYear
  /// The month as two digits, without a zero before it, and by its English name and that name's start.
  case month, bareMonth, monthName, shortMonthName
  /// The day of the month as two digits, and without a zero before it.
  case day, bareDay
  /// The day of the year, and as three digits.
  case dayOfYear, paddedDayOfYear
  /// The day of the week from 0 for Sunday, from 1 for Monday, and by its English name and that name's start.
  case weekday, weekdayFromMonday, weekdayName, shortWeekdayName
  /// The week of the year after ISO 8601 as two digits, and the year that the week belongs to.
  case week, yearOfWeek
  /// The time as two digits each.
  case hour, minute, second
  /// The first folder that the page is in.
  case section
  /// The sections that the page is in, or some of them.
  case sections(SectionRange)
  /// The title.
  case title
  /// What the page's own `slug` says, else the title.
  case slugOrTitle
  /// What the page's own `slug` says, else the file's name.
  case slugOrName
  /// The file's name.
  case name
  /// What the page's own `slug` says, else the file's name, in lower case and with hyphens.
  case plainSlug
  /// The file's name in lower case and with hyphens.
  case plainName
  /// The categories as folders; at most as many as the number says.
  case categories(limit: Int)
  /// The name of the collection that the page belongs to.
  case collection
  /// The folders of the page, and its name for pages of collections.
  case path
  /// `.html`.
  case fileExtension

  /// Whether only a page with a date has it.
  public var isOfDate: Bool {
    switch self {
    case .year, .shortYear, .month, .bareMonth, .monthName, .shortMonthName, .day, .bareDay, .dayOfYear,
      .paddedDayOfYear, .weekday, .weekdayFromMonday, .weekdayName, .shortWeekdayName, .week, .yearOfWeek,
      .hour, .minute, .second:
      true
    case .section, .sections, .title, .slugOrTitle, .slugOrName, .name, .plainSlug, .plainName, .categories,
      .collection, .path, .fileExtension:
      false
    }
  }
}

/// Some of the sections that a page is in: `[1:]` is all but the first.
public struct SectionRange: Hashable, Sendable {
  /// The first one, from 0; `nil` for the last of all.
  public var first: Int?
  /// The one behind the last; `nil` for as many as there are.
  public var end: Int?

  /// All of them.
  public static let all = SectionRange(first: 0, end: nil)

  /// Makes a range.
  public init(first: Int?, end: Int?) {
    self.first = first
    self.end = end
  }

  /// The sections that are meant.
  public func of(_ sections: [String]) -> ArraySlice<String> {
    guard let first else { return sections.suffix(1) }
    let start = min(first, sections.count)
    return sections[start..<min(max(end ?? sections.count, start), sections.count)]
  }
}
