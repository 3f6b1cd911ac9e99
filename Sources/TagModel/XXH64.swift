/// The 64-bit hash XXH64, for telling contents apart quickly; it does not withstand an attacker.
///
/// Cost: some gigabytes a second.
public func xxh64(_ bytes: Span<UInt8>, seed: UInt64 = 0) -> UInt64 {
  let words = unsafe bytes.bytes
  var index = 0
  var hash = seed &+ prime5
  if bytes.count >= 32 {
    var lanes = (seed &+ prime1 &+ prime2, seed &+ prime2, seed, seed &- prime1)
    while index + 32 <= bytes.count {
      lanes.0 = round(lanes.0, words.word(at: index))
      lanes.1 = round(lanes.1, words.word(at: index + 8))
      lanes.2 = round(lanes.2, words.word(at: index + 16))
      lanes.3 = round(lanes.3, words.word(at: index + 24))
      index += 32
    }
    hash = rotate(lanes.0, 1) &+ rotate(lanes.1, 7) &+ rotate(lanes.2, 12) &+ rotate(lanes.3, 18)
    for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
      hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
    }
  }
  hash &+= UInt64(bytes.count)
  while index + 8 <= bytes.count {
    hash = rotate(hash ^ round(0, words.word(at: index)), 27) &* prime1 &+ prime4
    index += 8
  }
  if index + 4 <= bytes.count {
    let word = unsafe UInt32(
      littleEndian: words.unsafeLoadUnaligned(fromByteOffset: index, as: UInt32.self))
    hash = rotate(hash ^ UInt64(word) &* prime1, 23) &* prime2 &+ prime3
    index += 4
  }
  while index < bytes.count {
    hash = rotate(hash ^ UInt64(bytes[index]) &* prime5, 11) &* prime1
    index += 1
  }
  hash = (hash ^ hash >> 33) &* prime2
  hash = (hash ^ hash >> 29) &* prime3
  return hash ^ hash >> 32
}

private let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
private let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
private let prime3: UInt64 = 0x1656_67B1_9E37_79F9
private let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
private let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

private func rotate(_ word: UInt64, _ bits: UInt64) -> UInt64 { word << bits | word >> (64 - bits) }

private func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
  rotate(lane &+ word &* prime2, 31) &* prime1
}

extension RawSpan {
  fileprivate func word(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
