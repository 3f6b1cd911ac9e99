import TagModel

/// The size of a picture of pixels, from the first bytes of its file.
enum RasterHeader {
  /// The format and the size in pixels; `nil` for a file that is none of the formats, or cut off.
  static func read(_ bytes: [UInt8]) -> (format: Picture.Format, size: (width: Int, height: Int))? {
    for (format, read) in readers {
      if let size = read(bytes[...]), size.width > 0, size.height > 0 { return (format, size) }
    }
    return nil
  }

  private typealias Size = (width: Int, height: Int)

  private static var readers: [(Picture.Format, (ArraySlice<UInt8>) -> Size?)] {
    [(.png, png), (.gif, gif), (.jpeg, jpeg), (.webp, webp)]
  }

  /// The first chunk tells it (PNG, 11.2.1).
  private static func png(_ bytes: ArraySlice<UInt8>) -> Size? {
    let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: mark), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      return nil
    }
    return (big(bytes[16..<20]), big(bytes[20..<24]))
  }

  private static func gif(_ bytes: ArraySlice<UInt8>) -> Size? {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    return (little(bytes[6..<8]), little(bytes[8..<10]))
  }

  /// The first frame header among the segments tells it (ITU T.81, B.2.2).
  private static func jpeg(_ bytes: ArraySlice<UInt8>) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF] as [UInt8]) else { return nil }
    var offset = 2
    while offset + 9 < bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // Bytes of filling may stand before a marker.
      if marker == 0xFF {
        offset += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (big(bytes[offset + 7..<offset + 9]), big(bytes[offset + 5..<offset + 7]))
      }
      offset += 2 + big(bytes[offset + 2..<offset + 4])
    }
    return nil
  }

  /// A lossy, a lossless or an extended picture (RFC 9649, 2.5 to 2.7).
  private static func webp(_ bytes: ArraySlice<UInt8>) -> Size? {
    guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
      return nil
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return (little(bytes[26..<28]) & 0x3FFF, little(bytes[28..<30]) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes[21..<25])
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X": return (little(bytes[24..<27]) + 1, little(bytes[27..<30]) + 1)
    default: return nil
    }
  }

  private static func big(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
  private static func little(_ bytes: ArraySlice<UInt8>) -> Int { big(ArraySlice(bytes.reversed())) }
}
