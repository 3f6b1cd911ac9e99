/// Text while it is put together of many small pieces: its bytes, as UTF-8.
///
/// A `String` looks at each piece for how it is stored, which for pieces of a few letters takes longer than to copy
/// them.
struct ByteText {
  private(set) var bytes: [UInt8] = []

  /// Whether there is nothing yet.
  var isEmpty: Bool { bytes.isEmpty }

  /// The text so far; cost: a copy.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserveCapacity(_ bytes: Int) { self.bytes.reserveCapacity(bytes) }

  static func += (text: inout ByteText, piece: String) { text.bytes += piece.utf8 }
  static func += (text: inout ByteText, piece: ByteText) { text.bytes += piece.bytes }

  /// Appends a whole number.
  mutating func append(_ number: Int) { Number.append(number, to: &bytes) }

  /// Appends a length in CSS px as units of 1/64 px.
  mutating func append(sixtyFourths length: Double) { Number.append(length * 64, decimals: 4, to: &bytes) }

  /// Appends a length in CSS px as em.
  mutating func append(em length: Double) {
    Number.append(length / Em.size, to: &bytes)
    self += "em"
  }

  /// Appends text so that it stands for itself in HTML, between tags and in quoted attributes alike.
  mutating func append(escaping text: String) {
    if text.hasByte(where: \.isSpecialInHTML) { self += escapedForHTML(text) } else { self += text }
  }

  /// Appends ` name="value"`, the value escaped.
  mutating func append(attribute name: String, _ value: String) {
    self += " "
    self += name
    self += "=\""
    append(escaping: value)
    self += "\""
  }
}
