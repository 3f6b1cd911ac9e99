/// What stands for contents in the keys of caches: 128 bits, made of two XXH64.
///
/// Two different contents of a site have the same digest about as often as a disk loses a bit in silence.
public struct ContentDigest: Hashable, Sendable, Comparable {
  /// The first 64 bits.
  public var high: UInt64
  /// The other 64 bits.
  public var low: UInt64

  /// Makes a digest of its two halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The digest of some bytes; cost: two passes at some gigabytes a second.
  ///
  /// - Parameter seed: another number gives the same bytes another digest.
  public init(of bytes: [UInt8], seed: UInt64 = 0) {
    high = xxh64(bytes.span, seed: seed)
    low = xxh64(bytes.span, seed: seed &+ 0x9E37_79B9_7F4A_7C15)
  }

  /// The digest of a value with everything in it, whatever its type has now or will have: no property can be forgotten.
  ///
  /// The value must be printed the same in every process, so it must hold no dictionary and no set. Cost: some hundred
  /// microseconds, so this is for values that many others share.
  public init(reflecting value: some Sendable) { self.init(of: Array(String(reflecting: value).utf8)) }

  /// Orders by the bits.
  public static func < (a: ContentDigest, b: ContentDigest) -> Bool { (a.high, a.low) < (b.high, b.low) }
}

extension ByteWriter {
  /// Writes a digest, sixteen bytes.
  public mutating func write(_ digest: ContentDigest) {
    write(digest.high)
    write(digest.low)
  }
}

extension ByteReader {
  /// Reads a digest.
  public mutating func digest() -> ContentDigest? {
    guard let high = bits(), let low = bits() else { return nil }
    return ContentDigest(high: high, low: low)
  }
}
