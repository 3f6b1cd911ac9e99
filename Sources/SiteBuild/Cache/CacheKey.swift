import TagModel

/// What an entry of a cache was made from: a digest of the exact bits of everything that matters to it.
struct CacheKey: Hashable, Sendable, Comparable {
  let digest: ContentDigest

  /// Makes the key of what a writer holds; `kind` keeps entries of different meaning apart.
  init(_ kind: StaticString, _ input: ByteWriter) {
    let seed = kind.withUTF8Buffer { unsafe xxh64(Span(_unsafeElements: $0)) }
    digest = ContentDigest(of: input.bytes, seed: seed)
  }

  init(_ digest: ContentDigest) { self.digest = digest }

  static func < (a: CacheKey, b: CacheKey) -> Bool { a.digest < b.digest }
}

/// Which entries of a cache one build, or one of its tasks, asked for.
struct CacheUse: Sendable {
  /// What was found.
  private(set) var found: [CacheKey] = []
  /// What was not found and has been made.
  private(set) var made: [(key: CacheKey, value: [UInt8])] = []

  /// How many different entries were found.
  var hits: Int { Set(found).count }
  /// How many different entries had to be made.
  var misses: Int { Set(made.lazy.map(\.key)).count }

  /// Notes that an entry was found.
  mutating func find(_ key: CacheKey) { found.append(key) }

  /// Keeps an entry that was made.
  mutating func make(_ key: CacheKey, _ value: [UInt8]) { made.append((key, value)) }

  /// Adds what another task did.
  mutating func formUnion(_ other: CacheUse) {
    found += other.found
    made += other.made
  }
}
