/// Builds JSON text with keys in the order given, so that equal values become equal bytes.
public struct JSONText: Sendable {
  private var bytes: [UInt8] = []
  private var needsComma = false

  /// Starts an empty text.
  public init() {}

  /// The text so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

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
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a key that is a name, and a number.
  mutating func member(_ name: StaticString, _ value: Double) {
    name.withUTF8Buffer { unsafe key($0) }
    Number.append(value, to: &bytes)
  }

  /// Writes a key that is a name, and a whole number.
  mutating func member(_ name: StaticString, _ value: Int) {
    name.withUTF8Buffer { unsafe key($0) }
    Number.append(value, to: &bytes)
  }

  /// Writes a string.
  public mutating func string(_ value: String) {
    separate()
    append(quoted: value)
  }

  /// Writes a number with up to ten decimals; it must be finite.
  public mutating func number(_ value: Double) {
    separate()
    Number.append(value, to: &bytes)
  }

  /// Writes a whole number.
  public mutating func number(_ value: Int) {
    separate()
    Number.append(value, to: &bytes)
  }

  /// Writes a value that another text is.
  mutating func value(_ text: JSONText) {
    separate()
    bytes += text.bytes
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    separate()
    bytes += (value ? "true" : "false").utf8
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    bytes += "null".utf8
  }

  /// Starts a new line before the next value, for files that people compare.
  public mutating func newline() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }
}

extension JSONText {
  private mutating func key(_ name: UnsafeBufferPointer<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    unsafe bytes.append(contentsOf: name)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func enclose(_ open: String, _ close: String, _ inside: (inout JSONText) -> Void) {
    bytes += open.utf8
    needsComma = false
    inside(&self)
    bytes += close.utf8
    needsComma = true
  }

  private mutating func append(quoted value: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    guard value.hasByte(where: \.isSpecialInJSON) else {
      bytes += value.utf8
      return
    }
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case ..<0x20: bytes += ("\\u00" + hexadecimal(byte)).utf8
      default: bytes.append(byte)
      }
    }
  }

  private func hexadecimal(_ value: UInt8) -> String {
    let digits = String(value, radix: 16)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }
}

extension UInt8 {
  fileprivate var isSpecialInJSON: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
