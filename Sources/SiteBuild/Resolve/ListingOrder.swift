import TagModel

/// The order in which listings show pages: by weight, then the newest first, those without a date last, by title.
///
/// Terms list the same pages again and again, so all of them are put in order once; a listing then goes by numbers.
struct ListingOrder: Sendable {
  /// The place of each page among all of them.
  private let rank: [Int]

  /// Puts pages in order; those that compare equal stay in the order that they have.
  ///
  /// - Parameter title: the title of a page.
  init(_ pages: [PageSource], title: (Int) -> String) {
    // Pages are large, and to look from one to another takes longer than to compare them.
    let keys = pages.indices.map { (weight: pages[$0].weight ?? .max, date: pages[$0].date) }
    let order = pages.indices.sorted { a, b in
      if keys[a].weight != keys[b].weight { return keys[a].weight < keys[b].weight }
      switch (keys[a].date, keys[b].date) {
      case (let first?, let second?) where first != second: return first > second
      case (_?, nil): return true
      case (nil, _?): return false
      default:
        return title(a).unicodeScalars.lexicographicallyPrecedes(title(b).unicodeScalars)
      }
    }
    var rank = [Int](repeating: 0, count: pages.count)
    for (place, page) in order.enumerated() { rank[page] = place }
    self.rank = rank
  }

  /// Some of the pages, as indices, in order.
  func listed(_ pages: [Int]) -> [Int] { pages.sorted { rank[$0] < rank[$1] } }
}
