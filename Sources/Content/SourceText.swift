import Diagnostics

/// The bytes of a text file.
enum SourceText {
  /// The bytes without a byte order mark.
  static func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
  }

  /// What is wrong with bytes that are not UTF-8; cost: linear.
  static func encodingProblem(in bytes: ArraySlice<UInt8>, path: String) -> Diagnostic? {
    if UTF8Check.isValid(bytes.span) { return nil }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      let offset = error.byteOffsets.lowerBound
      let position = position(of: offset, in: bytes)
      return .invalidUTF8(
        byte: bytes[bytes.startIndex + offset], offset: bytes.startIndex + offset,
        likelyEncoding: likelyEncoding(of: bytes),
        at: Place(path: path, line: position.line, column: position.column))
    }
  }

  /// The 1-based line and column of the byte at an offset from the start.
  static func position(of offset: Int, in bytes: ArraySlice<UInt8>) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, before.endIndex - lineStart + 1)
  }

  private static func likelyEncoding(of bytes: ArraySlice<UInt8>) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    let sample = bytes.prefix(4096)
    if sample.count(where: { $0 == 0 }) * 4 > sample.count { return "UTF-16" }
    return bytes.contains(where: { $0 == 0 }) ? nil : "Windows-1252 or ISO 8859-1"
  }
}
