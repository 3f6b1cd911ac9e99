/// Text that stands for itself in HTML, between tags and in quoted attributes alike.
public func escapedForHTML(_ text: String) -> String {
  var html = ""
  html.append(escaping: text)
  return html
}

extension String {
  /// Appends text so that it stands for itself in HTML, between tags and in quoted attributes alike.
  mutating func append(escaping text: String) {
    guard text.hasByte(where: \.isSpecialInHTML) else {
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

extension String {
  /// Whether one of the bytes, as UTF-8, meets a condition.
  ///
  /// Cost: less than a look at the string's `utf8`, which asks for each byte how the string is stored.
  func hasByte(where condition: (UInt8) -> Bool) -> Bool {
    let bytes = utf8Span.span
    for index in bytes.indices where condition(bytes[index]) { return true }
    return false
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
