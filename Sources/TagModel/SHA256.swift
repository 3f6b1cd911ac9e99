import CNettle

/// The hash SHA-256 (FIPS 180-4), as Content-Security-Policy and file names need it.
public enum SHA256 {
  /// The 32 bytes of the hash of some bytes; cost: about a gigabyte a second where the processor has instructions for it.
  public static func hash(_ bytes: [UInt8]) -> [UInt8] { hash(bytes.span) }

  /// The hash of some bytes in base 64 (RFC 4648), as a Content-Security-Policy names it.
  public static func base64(of text: String) -> String { TagModel.base64(hash(text.utf8.span)) }

  /// The hash of some bytes as 64 hexadecimal digits.
  public static func hexadecimal(of bytes: [UInt8]) -> String {
    hash(bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func hash(_ bytes: Span<UInt8>) -> [UInt8] {
    var state = sha256_ctx()
    unsafe nettle_sha256_init(&state)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe nettle_sha256_update(&state, bytes.count, bytes.baseAddress)
    }
    return unsafe [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { digest, count in
      unsafe nettle_sha256_digest(&state, Int(SHA256_DIGEST_SIZE), digest.baseAddress)
      count = Int(SHA256_DIGEST_SIZE)
    }
  }
}
