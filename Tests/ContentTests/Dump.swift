import Diagnostics

@testable import Content

extension Node {
  /// A short text of the tree: `{a@1:1 "q"@1:4, b@2:1 [1@2:5, ~@2:8]}`.
  var dump: String { "\(shape)@\(mark.line):\(mark.column)" }

  /// The tree without places.
  var shape: String {
    switch value {
    case .null: "~"
    case .plain(let text): text
    case .quoted(let text): "\"\(text)\""
    case .sequence(let items): "[" + items.map(\.shape).joined(separator: ", ") + "]"
    case .mapping(let members):
      "{" + members.map { "\($0.key): \($0.value.shape)" }.joined(separator: ", ") + "}"
    }
  }
}

func yaml(_ text: String) -> ParsedDocument {
  Node.parse(yaml: Array(text.utf8)[...], from: DocumentOrigin(path: "p.md"))
}

func toml(_ text: String) -> ParsedDocument {
  Node.parse(toml: Array(text.utf8)[...], from: DocumentOrigin(path: "p.md"))
}

func json(_ text: String) -> ParsedDocument {
  Node.parse(json: Array(text.utf8)[...], from: DocumentOrigin(path: "p.md"))
}

extension Diagnostic {
  /// `severity[id] line:column`.
  var brief: String {
    let place = place.map { "\($0.line.map(String.init) ?? "-"):\($0.column.map(String.init) ?? "-")" } ?? "-"
    return "\(severity)[\(id)] \(place)"
  }
}
