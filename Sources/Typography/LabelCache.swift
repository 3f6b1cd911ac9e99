/// Shaped texts by their bytes and by how they were shaped.
///
/// Keys are compared byte by byte: to Swift's `==`, é composed and decomposed are one string, to a font they
/// are not. Cost: a hit is one hash over the bytes and one comparison, without an allocation.
struct LabelCache {
  /// Small, since a hit takes as long as its memory takes to come.
  private struct Entry {
    /// The lower half of the hash, where the search for a slot begins.
    var hash: UInt32
    var shaping: Int32
    var keyStart: UInt32
    var keyCount: UInt32
    var value: ShapedText
  }

  // The upper half of a hash and, counted from one, the entry that has it; zero is free. So most keys that are not
  // meant are passed over without a look at their entries.
  private var slots: [UInt64]
  private var entries: [Entry] = []
  private var keys: [UInt8] = []
  private let capacity: Int
  private var cost = 0

  /// Makes an empty cache that forgets everything when it holds more than `capacity` bytes.
  init(capacity: Int) {
    self.capacity = capacity
    slots = Array(repeating: 0, count: 1024)
  }

  /// The shaped text of a key, or `nil`.
  @inline(__always)
  func find(_ text: Span<UInt8>, shaping: Int, hash: UInt64) -> ShapedText? {
    let mask = slots.count &- 1
    var index = Int(truncatingIfNeeded: hash) & mask
    var slot = slots[index]
    while slot != 0 {
      if (slot ^ hash) >> 32 == 0 {
        let entry = Int(slot & 0xFFFF_FFFF) &- 1
        if isKey(of: entry, text, shaping) { return entries[entry].value }
      }
      index = (index &+ 1) & mask
      slot = slots[index]
    }
    return nil
  }

  /// Keeps the shaped text of a key that is not in the cache.
  mutating func insert(_ value: ShapedText, for text: Span<UInt8>, shaping: Int, hash: UInt64) {
    cost += text.count + value.text.utf8.count + value.runs.count * 40 + 160
    if cost > capacity { self = LabelCache(capacity: capacity) }
    if entries.count * 2 >= slots.count { grow() }
    let start = keys.count
    unsafe text.withUnsafeBufferPointer { unsafe keys.append(contentsOf: $0) }
    let entry = Entry(
      hash: UInt32(truncatingIfNeeded: hash), shaping: Int32(shaping), keyStart: UInt32(start),
      keyCount: UInt32(text.count), value: value)
    entries.append(entry)
    place((hash >> 32) << 32 | UInt64(entries.count))
  }

  /// A hash of a key, different for each way of shaping.
  @inline(__always)
  static func hash(_ text: Span<UInt8>, shaping: Int) -> UInt64 {
    let bytes = unsafe text.bytes
    let count = bytes.byteCount
    var hash = UInt64(truncatingIfNeeded: shaping &+ count << 32) &+ 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index &+ 8 < count {
      hash = unsafe mix(hash, bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      index &+= 8
    }
    return mix(hash, lastWord(of: bytes))
  }
}

extension LabelCache {
  /// The last eight bytes, or all if there are fewer.
  ///
  /// A loop over what is left beyond whole words ends at another place for nearly every label; the processor guesses
  /// wrong, and that took longer than all the rest of a hit. Words that overlap need no loop.
  private static func lastWord(of bytes: RawSpan) -> UInt64 {
    let count = bytes.byteCount
    if count >= 8 { return unsafe bytes.unsafeLoadUnaligned(fromByteOffset: count - 8, as: UInt64.self) }
    if count >= 4 {
      let first = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let last = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    var word: UInt64 = 0
    for index in 0..<count {
      word = unsafe word << 8 | UInt64(bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self))
    }
    return word
  }

  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  private func isKey(of entry: Int, _ text: Span<UInt8>, _ shaping: Int) -> Bool {
    guard entries[entry].shaping == shaping, entries[entry].keyCount == text.count else { return false }
    let start = Int(entries[entry].keyStart)
    let stored = unsafe keys.span.bytes.extracting(start..<start &+ text.count)
    let given = unsafe text.bytes
    var index = 0
    while index &+ 8 < given.byteCount {
      let a = unsafe stored.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let b = unsafe given.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      if a != b { return false }
      index &+= 8
    }
    return Self.lastWord(of: stored) == Self.lastWord(of: given)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for slot in old where slot != 0 { place(slot) }
  }

  private mutating func place(_ slot: UInt64) {
    let mask = slots.count - 1
    var index = Int(entries[Int(slot & 0xFFFF_FFFF) - 1].hash) & mask
    while slots[index] != 0 { index = (index + 1) & mask }
    slots[index] = slot
  }
}
