import TagModel

extension CalendarDate {
  /// Seconds since the start of 1970, UTC, by the proleptic Gregorian calendar.
  var secondsSince1970: Int {
    // Years that start in March have their leap day at the end.
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    return days * 86_400 + second
  }
}
