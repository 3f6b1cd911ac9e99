/// Builds JSON text with keys in the order given, so that equal values become equal bytes.
public struct JSONText: Sendable {
  /// The text so far.
  public private(set) var text = ""
  private var needsComma = false

  /// Starts an empty text.
  public init() {}

  /// Writes an object; `members` writes its keys and values.
  public mutating func object(_ members: (inout JSONText) -> Void) {
    separate()
    enclose("{", "}", members)
  }

  /// Writes an array; `elements` writes its values.
  public mutating func array(_ elements: (inout JSONText) -> Void) {
    separate()
    enclose("[", "]", elements)
  }

  /// Writes a key; the next call writes its value.
  public mutating func key(_ name: String) {
    separate()
    append(quoted: name)
    text += ":"
    needsComma = false
  }

  /// Writes a string.
  public mutating func string(_ value: String) {
    separate()
    append(quoted: value)
  }

  /// Writes a number with up to ten decimals; it must be finite.
  public mutating func number(_ value: Double) {
    separate()
    text += value == value.rounded() && value.magnitude < 1e15 ? String(Int64(value)) : Number.text(value)
  }

  /// Writes a whole number.
  public mutating func number(_ value: Int) {
    separate()
    text += String(value)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    text += "null"
  }

  /// Starts a new line before the next value, for files that people compare.
  public mutating func newline() {
    if needsComma { text += "," }
    text += "\n"
    needsComma = false
  }
}

extension JSONText {
  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func enclose(_ open: String, _ close: String, _ inside: (inout JSONText) -> Void) {
    text += open
    needsComma = false
    inside(&self)
    text += close
    needsComma = true
  }

  private mutating func append(quoted value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ": text += "\\u00" + hexadecimal(scalar.value)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }
}
