import Diagnostics
import Rendering
import SiteBuild

/// The problems of one run as text, in one of the formats that can be asked for.
struct DiagnosticReport {
  let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics.sorted() }

  /// For people: a line for each problem, its cure and its notes indented below it.
  func human(colored: Bool) -> String {
    diagnostics.map { human($0, colored: colored) }.joined()
  }

  /// For GitHub's runners: one workflow command for each problem.
  var github: String { diagnostics.map(githubCommand).joined() }

  /// A JSON array, one problem a line.
  var json: String {
    var json = JSONText()
    json.array { json in
      for diagnostic in diagnostics {
        json.newline()
        write(diagnostic, to: &json)
      }
    }
    return json.text + "\n"
  }

  /// A SARIF 2.1.0 log.
  ///
  /// - Parameter read: the bytes of a source, in which columns are counted.
  func sarif(version: String, read: (String) -> [UInt8]?) -> String {
    let columns = SourceColumns(of: diagnostics, read: read)
    var json = JSONText()
    json.object { json in
      json.key("$schema")
      json.string("https://json.schemastore.org/sarif-2.1.0.json")
      json.key("version")
      json.string("2.1.0")
      json.key("runs")
      json.array { json in
        json.object { json in writeRun(version: version, columns, to: &json) }
      }
    }
    return json.text + "\n"
  }

  /// How many errors and warnings there are, in words; empty when there is none.
  var summary: String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
    return parts.map { $0.counted($1) }.joined(separator: ", ")
  }
}

extension DiagnosticReport {
  private func human(_ diagnostic: Diagnostic, colored: Bool) -> String {
    let place = diagnostic.place.map { "\($0): " } ?? ""
    let label = "\(diagnostic.severity.rawValue)[\(diagnostic.id)]"
    var text = place + (colored ? diagnostic.severity.color + label + "\u{1b}[0m" : label)
    text += ": \(diagnostic.message)\n"
    if let fix = diagnostic.fix { text += "    fix: \(fix)\n" }
    for note in diagnostic.notes { text += "    \(note.place.map { "\($0): " } ?? "")\(note.message)\n" }
    return text
  }

  private func githubCommand(_ diagnostic: Diagnostic) -> String {
    let kind = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    var properties: [String] = []
    if let place = diagnostic.place {
      properties.append("file=\(escapedProperty(place.path))")
      if let line = place.line { properties.append("line=\(line)") }
      if let column = place.column { properties.append("col=\(column)") }
    }
    properties.append("title=\(escapedProperty(diagnostic.id))")
    let message = diagnostic.fix.map { "\(diagnostic.message); \($0)" } ?? diagnostic.message
    return "::\(kind) \(properties.joined(separator: ","))::\(escapedMessage(message))\n"
  }

  /// Escapes a workflow command's message.
  private func escapedMessage(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Escapes a property of a workflow command, where colons and commas separate too.
  private func escapedProperty(_ text: String) -> String {
    escapedMessage(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  private func write(_ diagnostic: Diagnostic, to json: inout JSONText) {
    json.object { json in
      json.key("severity")
      json.string(diagnostic.severity.rawValue)
      json.key("id")
      json.string(diagnostic.id)
      write(diagnostic.place, to: &json)
      json.key("message")
      json.string(diagnostic.message)
      if let fix = diagnostic.fix {
        json.key("fix")
        json.string(fix)
      }
      json.key("notes")
      json.array { json in
        for note in diagnostic.notes {
          json.object { json in
            write(note.place, to: &json)
            json.key("message")
            json.string(note.message)
          }
        }
      }
    }
  }

  private func write(_ place: Place?, to json: inout JSONText) {
    guard let place else { return }
    json.key("path")
    json.string(place.path)
    if let line = place.line {
      json.key("line")
      json.number(line)
    }
    if let column = place.column {
      json.key("column")
      json.number(column)
    }
  }

  private func writeRun(version: String, _ columns: SourceColumns, to json: inout JSONText) {
    json.key("tool")
    json.object { json in
      json.key("driver")
      json.object { json in
        json.key("name")
        json.string("tagcloud")
        json.key("version")
        json.string(version)
        json.key("rules")
        json.array { json in
          for id in Set(diagnostics.map(\.id)).sorted() {
            json.object { json in
              json.key("id")
              json.string(id)
            }
          }
        }
      }
    }
    json.key("columnKind")
    json.string("unicodeCodePoints")
    json.key("results")
    json.array { json in
      for diagnostic in diagnostics { json.object { json in writeResult(diagnostic, columns, to: &json) } }
    }
  }

  private func writeResult(_ diagnostic: Diagnostic, _ columns: SourceColumns, to json: inout JSONText) {
    json.key("ruleId")
    json.string(diagnostic.id)
    json.key("level")
    json.string(diagnostic.severity.rawValue)
    json.key("message")
    json.object { json in
      json.key("text")
      // What has no place of its own cannot be a related location.
      let more = [diagnostic.fix] + diagnostic.notes.filter { $0.place == nil }.map(\.message)
      json.string(([diagnostic.message] + more.compactMap(\.self)).joined(separator: "; "))
    }
    if let place = diagnostic.place {
      json.key("locations")
      json.array { json in
        json.object { json in writeLocation(place, columns, to: &json) }
      }
    }
    var related: [Diagnostic.Note] = []
    for note in diagnostic.notes where note.place != nil && !related.contains(note) { related.append(note) }
    if related.isEmpty { return }
    json.key("relatedLocations")
    json.array { json in
      for note in related {
        json.object { json in
          json.key("message")
          json.object { json in
            json.key("text")
            json.string(note.message)
          }
          if let place = note.place { writeLocation(place, columns, to: &json) }
        }
      }
    }
  }

  private func writeLocation(_ place: Place, _ columns: SourceColumns, to json: inout JSONText) {
    json.key("physicalLocation")
    json.object { json in writePhysicalLocation(place, columns, to: &json) }
  }

  private func writePhysicalLocation(_ place: Place, _ columns: SourceColumns, to json: inout JSONText) {
    json.key("artifactLocation")
    json.object { json in
      json.key("uri")
      json.string(percentEncoded(place.path))
    }
    guard let line = place.line else { return }
    json.key("region")
    json.object { json in
      json.key("startLine")
      json.number(line)
      if let column = columns.column(of: place) {
        json.key("startColumn")
        json.number(column)
      }
    }
  }
}

extension Diagnostic.Severity {
  /// The escape sequence that starts the severity's colour on a terminal.
  fileprivate var color: String {
    switch self {
    case .error: "\u{1b}[1;31m"
    case .warning: "\u{1b}[1;33m"
    case .note: "\u{1b}[1;36m"
    }
  }
}
