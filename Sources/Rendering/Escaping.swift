/// Text that stands for itself in HTML, between tags and in quoted attributes alike.
public func escapedForHTML(_ text: String) -> String {
  var html = ""
  html.append(escaping: text)
  return html
}

extension String {
  /// Appends text so that it stands for itself in HTML, between tags and in quoted attributes alike.
  mutating func append(escaping text: String) {
    guard text.utf8.contains(where: { $0.isSpecialInHTML }) else {
      append(text)
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "'": append("&#39;")
      default: unicodeScalars.append(scalar)
      }
    }
  }

  /// Appends ` name="value"`, the value escaped.
  mutating func append(attribute name: String, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    append(escaping: value)
    append("\"")
  }
}

extension UInt8 {
  /// Whether text cannot hold the character as it is.
  var isSpecialInHTML: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }
}
