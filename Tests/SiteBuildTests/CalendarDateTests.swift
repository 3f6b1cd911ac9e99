import TagModel
import Testing

@testable import SiteBuild

@Suite struct CalendarDateTests {
  @Test(arguments: [
    (CalendarDate(year: 1970, month: 1, day: 1), 0),
    (CalendarDate(year: 1969, month: 12, day: 31, second: 86_399), -1),
    (CalendarDate(year: 2000, month: 2, day: 29), 951_782_400),
    (CalendarDate(year: 2000, month: 3, day: 1), 951_868_800),
    (CalendarDate(year: 2023, month: 11, day: 14, second: 22 * 3600 + 13 * 60 + 20), 1_700_000_000),
    (CalendarDate(year: 2100, month: 3, day: 1), 4_107_542_400),
    (CalendarDate(year: 2000, month: 3, day: 1, second: 1800, offset: 3600), 951_867_000),
    (CalendarDate(year: 2000, month: 2, day: 29, second: 84_600, offset: -3600), 951_870_600),
    (CalendarDate(year: 1, month: 1, day: 1), -62_135_596_800),
    (CalendarDate(year: 9999, month: 12, day: 31), 253_402_214_400),
  ])
  func secondsCountFrom1970(date: CalendarDate, seconds: Int) {
    #expect(date.secondsSince1970 == seconds)
  }

  @Test(arguments: [
    (CalendarDate(year: 2024, month: 1, day: 2), "2024-01-02T00:00:00Z"),
    (CalendarDate(year: 2024, month: 1, day: 2, second: 1800, offset: 20_700), "2024-01-02T00:30:00+05:45"),
    (CalendarDate(year: 2024, month: 1, day: 2, second: 84_600, offset: -3600), "2024-01-02T23:30:00-01:00"),
  ])
  func feedsKeepTheZone(date: CalendarDate, text: String) { #expect(date.rfc3339 == text) }

  @Test func momentsAreInOrderWhateverTheirZones() {
    let east = CalendarDate(year: 2024, month: 1, day: 2, second: 1800, offset: 3600)
    let west = CalendarDate(year: 2024, month: 1, day: 1, second: 84_600, offset: -3600)
    #expect(east < west)
  }

  @Test func weekdaysAreThoseOfTheDayAsWritten() {
    let monday = CalendarDate(year: 2024, month: 1, day: 1, second: 1800, offset: 3600)
    #expect(monday.text(of: .weekdayName) == "Monday")
  }
}
