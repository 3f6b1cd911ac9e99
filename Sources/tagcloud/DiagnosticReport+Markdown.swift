import Diagnostics

/// The problems of one run for the summary page of a run on GitHub.
extension DiagnosticReport {
  /// A heading and a table with one problem a row, in GitHub's Markdown.
  var markdown: String {
    let heading = "### tagcloud\n\n\(summary.isEmpty ? "No errors, no warnings." : summary)\n\n"
    if diagnostics.isEmpty { return heading }
    var text = heading + "| | Place | Problem |\n| --- | --- | --- |\n"
    for diagnostic in diagnostics.prefix(Self.mostRows) {
      let place = diagnostic.place.map { escapedCell($0.description) } ?? ""
      let message = diagnostic.fix.map { "\(diagnostic.message); \($0)" } ?? diagnostic.message
      text += "| \(diagnostic.severity.rawValue) | \(place) | \(escapedCell(message)) [\(diagnostic.id)] |\n"
    }
    let rest = diagnostics.count - Self.mostRows
    return rest > 0 ? text + "\nand \(rest) more\n" : text
  }

  /// GitHub takes a mebibyte of a step, and nobody reads that much.
  private static let mostRows = 500

  /// Text that is shown as it is, in one cell of a table.
  private func escapedCell(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case "\n", "\r": escaped += " "
      case "|", "\\", "`", "*", "_", "[", "]", "~", "#", "@", ":":
        escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
