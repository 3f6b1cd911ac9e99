/// Decodes the path of a request; `nil` when it is no text, or tries to hide something: a NUL byte, a backslash, a
/// slash that is encoded.
func decodedPath(_ path: String) -> String? {
  guard let bytes = decodedBytes(path), !bytes.contains(0), !bytes.contains(UInt8(ascii: "\\")),
    bytes.count(where: { $0 == UInt8(ascii: "/") }) == path.utf8.count(where: { $0 == UInt8(ascii: "/") })
  else { return nil }
  return String(validating: bytes, as: UTF8.self)
}

/// Decodes a name or a value of a query, where `+` stands for a space.
func decodedParameter(_ text: String) -> String? {
  decodedBytes(text.replacing("+", with: " ")).flatMap { String(validating: $0, as: UTF8.self) }
}

/// Decodes `%XX` once; `nil` where a percent sign is followed by anything else.
private func decodedBytes(_ text: String) -> [UInt8]? {
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    if byte != UInt8(ascii: "%") {
      bytes.append(byte)
      continue
    }
    guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
      return nil
    }
    bytes.append(high << 4 | low)
  }
  return bytes
}

private func digit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
