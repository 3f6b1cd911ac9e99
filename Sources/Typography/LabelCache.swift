/// Shaped texts by their bytes and by how they were shaped.
///
/// Keys are compared byte by byte: to Swift's `==`, é composed and decomposed are one string, to a font they
/// are not. Cost: a hit is one hash over the bytes and one comparison, without an allocation.
struct LabelCache {
  private struct Entry {
    var hash: UInt64
    var shaping: Int
    var key: Range<Int>
    var value: ShapedText
  }

  private var slots: [Int32]
  private var entries: [Entry] = []
  private var keys: [UInt8] = []
  private let capacity: Int
  private var cost = 0

  /// Makes an empty cache that forgets everything when it holds more than `capacity` bytes.
  init(capacity: Int) {
    self.capacity = capacity
    slots = Array(repeating: -1, count: 1024)
  }

  /// The shaped text of a key, or `nil`.
  func find(_ text: Span<UInt8>, shaping: Int, hash: UInt64) -> ShapedText? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = Int(slots[slot])
      if entries[entry].hash == hash, entries[entry].shaping == shaping, isKey(entries[entry].key, text) {
        return entries[entry].value
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Keeps the shaped text of a key that is not in the cache.
  mutating func insert(_ value: ShapedText, for text: Span<UInt8>, shaping: Int, hash: UInt64) {
    cost += text.count + value.text.utf8.count + value.runs.count * 40 + 160
    if cost > capacity { self = LabelCache(capacity: capacity) }
    if entries.count * 2 >= slots.count { grow() }
    let start = keys.count
    for index in text.indices { keys.append(text[index]) }
    entries.append(Entry(hash: hash, shaping: shaping, key: start..<keys.count, value: value))
    place(entries.count - 1)
  }

  /// A hash of a key, different for each way of shaping.
  static func hash(_ text: Span<UInt8>, shaping: Int) -> UInt64 {
    let bytes = unsafe text.bytes
    var hash = UInt64(truncatingIfNeeded: shaping) &+ 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= bytes.byteCount {
      hash = unsafe mix(hash, bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest = UInt64(bytes.byteCount)
    while index < bytes.byteCount {
      rest = rest << 8 | UInt64(text[index])
      index += 1
    }
    return mix(hash, rest)
  }
}

extension LabelCache {
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  private func isKey(_ key: Range<Int>, _ text: Span<UInt8>) -> Bool {
    guard key.count == text.count else { return false }
    let stored = unsafe keys.span.bytes
    let given = unsafe text.bytes
    var index = 0
    while index + 8 <= given.byteCount {
      let a = unsafe stored.unsafeLoadUnaligned(fromByteOffset: key.lowerBound + index, as: UInt64.self)
      let b = unsafe given.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      if a != b { return false }
      index += 8
    }
    while index < text.count {
      if keys[key.lowerBound + index] != text[index] { return false }
      index += 1
    }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for entry in entries.indices { place(entry) }
  }

  private mutating func place(_ entry: Int) {
    var slot = Int(truncatingIfNeeded: entries[entry].hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(entry)
  }
}
