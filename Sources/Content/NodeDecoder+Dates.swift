import Diagnostics
import TagModel

extension NodeDecoder {
  /// A date: `2024-01-02`, alone or with a time and a zone as RFC 3339 and YAML have them.
  ///
  /// A time without a zone is UTC.
  mutating func date(_ node: Node, key: String) -> CalendarDate? {
    if node.isNull { return nil }
    if let text = node.text {
      var scanner = DateScanner(text)
      if let date = scanner.date() { return date }
    }
    report(.invalidDate(key: key, found: describe(node), at: place(node.mark)))
    return nil
  }
}

/// Reads the forms of a date from left to right.
private struct DateScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  mutating func date() -> CalendarDate? {
    guard let year = digits(4), take("-"), let month = digits(2), take("-"), let day = digits(2) else {
      return nil
    }
    guard (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day) else { return nil }
    var date = CalendarDate(year: year, month: month, day: day)
    if rest.isEmpty { return date }
    guard take("T") || take("t") || takeSpaces(), let second = time() else { return nil }
    _ = takeSpaces()
    guard let offset = zone(), rest.isEmpty else { return nil }
    (date.second, date.offset) = (second, offset)
    return date
  }

  /// Seconds since midnight; a leap second is the last ordinary one.
  private mutating func time() -> Int? {
    guard let hour = digits(2), hour < 24, take(":"), let minute = digits(2), minute < 60 else { return nil }
    guard take(":") else { return hour * 3600 + minute * 60 }
    guard let second = digits(2), second <= 60 else { return nil }
    if take(".") || take(",") {
      guard digits(1) != nil else { return nil }
      while digits(1) != nil {}
    }
    return hour * 3600 + minute * 60 + min(second, 59)
  }

  /// Seconds east of UTC.
  private mutating func zone() -> Int? {
    if rest.isEmpty || take("Z") || take("z") { return 0 }
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hour = digits(2), hour < 24 else { return nil }
    _ = take(":")
    guard let minute = rest.isEmpty ? 0 : digits(2), minute < 60 else { return nil }
    return sign * (hour * 3600 + minute * 60)
  }

  private mutating func digits(_ count: Int) -> Int? {
    let part = rest.prefix(count)
    guard part.count == count, part.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    rest.removeFirst(count)
    return part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takeSpaces() -> Bool {
    guard take(" ") else { return false }
    while take(" ") {}
    return true
  }

  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
