import Diagnostics
import TagModel

extension ByteWriter {
  /// Writes everything about a problem, so that it can be said again.
  mutating func write(_ diagnostic: Diagnostic) {
    write(diagnostic.severity.rawValue)
    write(diagnostic.id)
    write(diagnostic.place) { $0.write($1) }
    write(diagnostic.message)
    write(diagnostic.fix) { $0.write($1) }
    write(each: diagnostic.notes) { writer, note in
      writer.write(note.message)
      writer.write(note.place) { $0.write($1) }
    }
  }

  private mutating func write(_ place: Place) {
    write(place.path)
    write(place.line) { $0.write($1) }
    write(place.column) { $0.write($1) }
  }
}

extension ByteReader {
  /// Reads a problem; `nil` when the bytes make no sense.
  mutating func diagnostic() -> Diagnostic? {
    guard let severity = text().flatMap(Diagnostic.Severity.init), let id = text(),
      let place = optional({ $0.place() }), let message = text(), let fix = optional({ $0.text() }),
      let notes = values({ $0.note() })
    else { return nil }
    return Diagnostic(severity, id, at: place, message, fix: fix, notes: notes)
  }

  private mutating func note() -> Diagnostic.Note? {
    guard let message = text(), let place = optional({ $0.place() }) else { return nil }
    return Diagnostic.Note(message, at: place)
  }

  private mutating func place() -> Place? {
    guard let path = text(), let line = optional({ $0.integer() }), let column = optional({ $0.integer() })
    else { return nil }
    return Place(path: path, line: line, column: column)
  }
}
