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
    if !text.utf8.contains(where: isMarkup) { return output.append(contentsOf: text.utf8) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
      default: output.append(byte)
      }
    }
  }

  static func appendAddress(_ address: String, to output: inout [UInt8]) {
    if address.utf8.allSatisfy(isSafe) { return output.append(contentsOf: address.utf8) }
    for byte in address.utf8 {
      if byte == UInt8(ascii: "&") {
        output.append(contentsOf: "&amp;".utf8)
      } else if isSafe(byte) {
        output.append(byte)
      } else {
        output += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
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

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "\"")
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
