import Rendering
import TagModel

extension PageContent.Day {
  /// A date as readers of any language read it without a doubt: by its ISO name until months have names here.
  init(_ date: CalendarDate) {
    let iso = [date.year, date.month, date.day].enumerated().map { index, value in
      let digits = String(value)
      return String(repeating: "0", count: max(0, (index == 0 ? 4 : 2) - digits.utf8.count)) + digits
    }.joined(separator: "-")
    self.init(iso: iso, text: iso)
  }
}
