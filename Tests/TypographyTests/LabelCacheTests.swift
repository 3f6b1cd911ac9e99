import Testing

@testable import Typography

@Suite struct LabelCacheTests {
  private func shaped(_ text: String) -> ShapedText { ShapedText(text: text, runs: [], missing: []) }

  private func find(_ key: String, shaping: Int = 0, in cache: LabelCache) -> String? {
    let bytes = key.utf8.span
    return cache.find(bytes, shaping: shaping, hash: LabelCache.hash(bytes, shaping: shaping))?.text
  }

  private func insert(_ key: String, shaping: Int = 0, as value: String, into cache: inout LabelCache) {
    let bytes = key.utf8.span
    cache.insert(shaped(value), for: bytes, shaping: shaping, hash: LabelCache.hash(bytes, shaping: shaping))
  }

  /// Keys of each length from nothing to several words, and each of them with one byte changed.
  private static let keys = (0...25).flatMap { count in
    let bytes = (0..<count).map { UInt8(97 + $0) }
    let changed = bytes.indices.map { index in
      var copy = bytes
      copy[index] = 0x2A
      return copy
    }
    return ([bytes] + changed).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func keysThatDifferInOneByteAreDifferentKeys() {
    var cache = LabelCache(capacity: 1 << 20)
    for key in Self.keys {
      #expect(find(key, in: cache) == nil)
      insert(key, as: "value of \(key)", into: &cache)
    }
    for key in Self.keys { #expect(find(key, in: cache) == "value of \(key)") }
  }

  /// A hash is no proof: keys are compared where it says nothing.
  @Test func keysOfOneHashAreToldApart() {
    var cache = LabelCache(capacity: 1 << 20)
    for key in Self.keys { cache.insert(shaped(key), for: key.utf8.span, shaping: 0, hash: 7) }
    for key in Self.keys { #expect(cache.find(key.utf8.span, shaping: 0, hash: 7)?.text == key) }
  }

  @Test func keyInAnotherShapingIsAnotherKey() {
    var cache = LabelCache(capacity: 1 << 20)
    insert("Swift", shaping: 1, as: "one", into: &cache)
    #expect(find("Swift", shaping: 2, in: cache) == nil)
    insert("Swift", shaping: 2, as: "two", into: &cache)
    #expect(find("Swift", shaping: 1, in: cache) == "one")
  }

  @Test func charactersThatSwiftTakesForEqualAreDifferentKeys() {
    var cache = LabelCache(capacity: 1 << 20)
    insert("caf\u{E9}", as: "composed", into: &cache)
    #expect(find("cafe\u{301}", in: cache) == nil)
  }

  @Test func fullCacheForgetsEverything() {
    var cache = LabelCache(capacity: 400)
    insert("a", as: "a", into: &cache)
    insert("b", as: "b", into: &cache)
    insert("c", as: "c", into: &cache)
    #expect(find("a", in: cache) == nil)
    #expect(find("c", in: cache) == "c")
  }
}
