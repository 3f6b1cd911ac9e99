/// Text that stands for itself in XML, between tags and in quoted attributes alike.
public func escapedForXML(_ text: String) -> String { escapedForHTML(withoutControls(text)) }

/// Text without the characters that XML 1.0 cannot hold, however they are written.
func withoutControls(_ text: String) -> String {
  var kept = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x9, 0xa, 0xd, 0x20...0xfffd, 0x10000...: kept.append(scalar)
    default: continue
    }
  }
  return String(kept)
}

/// ` name="value"`, the value escaped.
func attribute(_ name: String, _ value: String) -> String {
  var text = ""
  text.append(attribute: name, value)
  return text
}

extension String {
  /// Appends an element that holds nothing but text, and a new line.
  mutating func append(element name: String, _ text: String) {
    append("<\(name)>")
    for scalar in withoutControls(text).unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      default: unicodeScalars.append(scalar)
      }
    }
    append("</\(name)>\n")
  }
}
