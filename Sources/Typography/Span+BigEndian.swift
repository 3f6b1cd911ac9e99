/// The big-endian numbers of font files; `nil` beyond the end.
extension Span where Element == UInt8 {
  func uint8(at offset: Int) -> Int? { integer(at: offset, size: 1) }

  func uint16(at offset: Int) -> Int? { integer(at: offset, size: 2) }

  func uint32(at offset: Int) -> Int? { integer(at: offset, size: 4) }

  /// A table's tag.
  func tag(at offset: Int) -> String? {
    guard let packed = uint32(at: offset) else { return nil }
    return String(decoding: (0..<4).map { UInt8(packed >> (24 - 8 * $0) & 0xFF) }, as: UTF8.self)
  }

  private func integer(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset + size <= count else { return nil }
    var value = 0
    for index in offset..<offset + size { value = value << 8 | Int(self[index]) }
    return value
  }
}
