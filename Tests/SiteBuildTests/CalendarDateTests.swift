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
    (CalendarDate(year: 1, month: 1, day: 1), -62_135_596_800),
    (CalendarDate(year: 9999, month: 12, day: 31), 253_402_214_400),
  ])
  func secondsCountFrom1970(date: CalendarDate, seconds: Int) {
    #expect(date.secondsSince1970 == seconds)
  }
}
