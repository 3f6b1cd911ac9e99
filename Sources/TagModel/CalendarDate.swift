/// A date, with a time where the author gave one, as it was written: the day is that of the author's own zone.
public struct CalendarDate: Hashable, Sendable, Comparable {
  /// The year, such as 2026.
  public var year: Int
  /// The month, from 1.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int
  /// Seconds since midnight.
  public var second: Int
  /// How many seconds east of UTC day and time are meant.
  public var offset: Int

  /// Makes a date from its parts.
  public init(year: Int, month: Int, day: Int, second: Int = 0, offset: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.second = second
    self.offset = offset
  }

  /// Orders by time.
  public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.secondsSince1970, a.offset) < (b.secondsSince1970, b.offset)
  }

  /// Days since the start of 1970 until this one, by the proleptic Gregorian calendar.
  public var daysSince1970: Int {
    // Years that start in March have their leap day at the end.
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Seconds since the start of 1970, UTC.
  public var secondsSince1970: Int { daysSince1970 * 86_400 + second - offset }
}
