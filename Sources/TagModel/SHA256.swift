/// The hash SHA-256 (FIPS 180-4), as Content-Security-Policy and file names need it.
public struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// Starts a hash of nothing.
  public init() {}

  /// The 32 bytes of the hash of some bytes.
  public static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  /// Adds bytes to what is hashed.
  public mutating func update(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    var start = 0
    if !pending.isEmpty {
      start = min(64 - pending.count, bytes.count)
      pending += bytes[..<start]
      guard pending.count == 64 else { return }
      state = compress(pending, at: 0, state)
      pending.removeAll(keepingCapacity: true)
    }
    while start + 64 <= bytes.count {
      state = compress(bytes, at: start, state)
      start += 64
    }
    pending += bytes[start...]
  }

  /// Ends the hash and returns its 32 bytes.
  public consuming func finish() -> [UInt8] {
    let bits = length &* 8
    let padding = (119 - Int(length % 64)) % 64 + 1
    update([0x80] + [UInt8](repeating: 0, count: padding - 1))
    update((0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) })
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
  }
}

/// Mixes one block of 64 bytes into the state.
private func compress(_ bytes: [UInt8], at start: Int, _ state: [UInt32]) -> [UInt32] {
  let w = schedule(bytes, at: start)
  var (a, b, c, d) = (state[0], state[1], state[2], state[3])
  var (e, f, g, h) = (state[4], state[5], state[6], state[7])
  for i in 0..<64 {
    let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    let t1 = h &+ s1 &+ (e & f ^ ~e & g) &+ roundConstants[i] &+ w[i]
    let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    let t2 = s0 &+ (a & b ^ a & c ^ b & c)
    (h, g, f, e) = (g, f, e, d &+ t1)
    (d, c, b, a) = (c, b, a, t1 &+ t2)
  }
  return zip(state, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
}

private func schedule(_ bytes: [UInt8], at start: Int) -> [UInt32] {
  var w = [UInt32](repeating: 0, count: 64)
  for i in 0..<16 {
    let at = start + 4 * i
    w[i] =
      UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
      | UInt32(bytes[at + 3])
  }
  for i in 16..<64 {
    let s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3
    let s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10
    w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
  }
  return w
}

private func rotate(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = [
  0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
  0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
  0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
  0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
  0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
  0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
  0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
  0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
]

extension SHA256 {
  /// The hash of some bytes in base 64 (RFC 4648), as a Content-Security-Policy names it.
  public static func base64(of bytes: [UInt8]) -> String { TagModel.base64(hash(bytes)) }

  /// The hash of some bytes as 64 hexadecimal digits.
  public static func hexadecimal(of bytes: [UInt8]) -> String {
    hash(bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
