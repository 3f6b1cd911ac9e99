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

  /// Where one of `&`, `"`, `<` and `>` stands first, at or after an offset; `count` if there is none.
  func firstMarkup(from start: Int) -> Int {
    unsafe withUnsafeBytes { bytes in
      var index = start
      while index + 8 <= bytes.count,
        unsafe !bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).hasMarkup
      { index += 8 }
      // The last few are looked at together with some before them.
      let end = bytes.count - 8
      if index > end, end >= 0, unsafe !bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self).hasMarkup {
        return bytes.count
      }
      while index < bytes.count, unsafe !bytes[index].isMarkup { index += 1 }
      return index
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

extension UInt8 {
  /// Whether it is one of `&` and `"`, which differ in one bit, or of `<` and `>`, which do so in another.
  fileprivate var isMarkup: Bool { self & ~0x04 == 0x22 || self & ~0x02 == 0x3C }
}

extension UInt64 {
  /// Whether one of the bytes is one that ``Swift/UInt8/isMarkup`` is about.
  fileprivate var hasMarkup: Bool {
    let quotes = (self & 0xFBFB_FBFB_FBFB_FBFB) ^ 0x2222_2222_2222_2222
    let brackets = (self & 0xFDFD_FDFD_FDFD_FDFD) ^ 0x3C3C_3C3C_3C3C_3C3C
    return quotes.hasZero || brackets.hasZero
  }

  /// Whether one of the bytes is 0.
  private var hasZero: Bool { (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080 != 0 }
}
