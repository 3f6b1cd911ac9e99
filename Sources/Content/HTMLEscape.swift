/// Text and addresses inside HTML.
public enum HTMLEscape {
  /// Text for an element or for an attribute in double quotes.
  public static func text(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendText(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// An address for an attribute in double quotes: bytes that no address has are percent-encoded, escapes
  /// that are there already stay.
  public static func address(_ address: String) -> String {
    var bytes: [UInt8] = []
    appendAddress(address, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func appendText(_ text: String, to output: inout [UInt8]) {
    appendText(text.utf8Span.span, to: &output)
  }

  /// Cost: one look at eight bytes, one copy for each stretch between characters that must be escaped.
  static func appendText(_ text: Span<UInt8>, to output: inout [UInt8]) {
    var start = 0
    var index = text.firstMarkup(from: 0)
    while index < text.count {
      if let escape = escape(of: text[index]) {
        output.append(text.extracting(start..<index))
        escape.withUTF8Buffer { unsafe output.append(contentsOf: $0) }
        start = index + 1
      }
      index = text.firstMarkup(from: index + 1)
    }
    output.append(text.extracting(start...))
  }

  private static func escape(of byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }

  static func appendAddress(_ address: String, to output: inout [UInt8]) {
    let bytes = address.utf8Span.span
    var start = 0
    for index in bytes.indices where !isSafe(bytes[index]) || bytes[index] == UInt8(ascii: "&") {
      output.append(bytes.extracting(start..<index))
      if bytes[index] == UInt8(ascii: "&") {
        output.append(contentsOf: "&amp;".utf8)
      } else {
        output += [UInt8(ascii: "%"), digit(bytes[index] >> 4), digit(bytes[index] & 15)]
      }
      start = index + 1
    }
    output.append(bytes.extracting(start...))
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "%"), UInt8(ascii: "(")...UInt8(ascii: "/"): true
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "@"): true
    case UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}

extension [UInt8] {
  /// Appends bytes.
  mutating func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
