import Glibc

extension Span<UInt8> {
  /// Where a byte stands first, at or after an offset; far quicker than a look at one byte after the other.
  func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    unsafe withUnsafeBufferPointer { bytes in
      guard start < bytes.count, let base = bytes.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), bytes.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }

  /// Whether a text starts at an offset, which may be outside.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { text in
      guard offset >= 0, offset + text.count <= count else { return false }
      for index in text.indices where unsafe self[offset + index] != text[index] { return false }
      return true
    }
  }
}
