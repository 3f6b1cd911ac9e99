import Diagnostics
import TagModel

/// One word about all that another generator would replace in the pages of a site.
struct TemplateNotes {
  let diagnostics: [Diagnostic]

  init(_ pages: [PageSource]) {
    // Pages are looked at where they are: they are large.
    let found = pages.indices.filter { pages[$0].templateMarks != nil }
    let marks = found.compactMap { index in
      pages[index].templateMarks.map { (Place(path: pages[index].sourcePath, line: $0.line), $0) }
    }
    guard let (place, first) = marks.first else {
      diagnostics = []
      return
    }
    let others = marks.dropFirst().prefix(Self.mostOthers).map { (place: $0.0, count: $0.1.count) }
    let count = marks.reduce(0) { $0 + $1.1.count }
    diagnostics = [
      .unreadTemplates(first.first, count: count, pages: marks.count, at: place, others: Array(others))
    ]
  }

  private static let mostOthers = 5
}
