import TagModel

extension CalendarDate {
  /// What a date has for a gap of an address; empty for what is none of a date.
  func text(of fact: AddressFact) -> String {
    switch fact {
    case .year: padded(year, 4)
    case .shortYear: padded(year % 100)
    case .month: padded(month)
    case .bareMonth: "\(month)"
    case .monthName: Self.months[month - 1]
    case .shortMonthName: String(Self.months[month - 1].prefix(3))
    case .day: padded(day)
    case .bareDay: "\(day)"
    case .dayOfYear: "\(dayOfYear)"
    case .paddedDayOfYear: padded(dayOfYear, 3)
    case .weekday: "\(weekday % 7)"
    case .weekdayFromMonday: "\(weekday)"
    case .weekdayName: Self.days[weekday - 1]
    case .shortWeekdayName: String(Self.days[weekday - 1].prefix(3))
    case .week: padded(week.number)
    case .yearOfWeek: padded(week.year, 4)
    case .hour: padded(second / 3600)
    case .minute: padded(second / 60 % 60)
    case .second: padded(second % 60)
    default: ""
    }
  }
}

extension CalendarDate {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  private static let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  private func padded(_ number: Int, _ count: Int = 2) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  private func first(ofYear year: Int) -> CalendarDate { CalendarDate(year: year, month: 1, day: 1) }

  /// From 1.
  private var dayOfYear: Int { daysSince1970 - first(ofYear: year).daysSince1970 + 1 }

  /// From 1 for Monday to 7; the first of January 1970 was a Thursday.
  private var weekday: Int { ((daysSince1970 + 3) % 7 + 7) % 7 + 1 }

  /// A week belongs to the year that its Thursday is in (ISO 8601).
  private var week: (year: Int, number: Int) {
    let number = (dayOfYear - weekday + 10) / 7
    if number < 1 { return CalendarDate(year: year - 1, month: 12, day: 31).week }
    let isNextYears = number == 53 && first(ofYear: year + 1).weekday <= 4
    return isNextYears ? (year + 1, 1) : (year, number)
  }
}
