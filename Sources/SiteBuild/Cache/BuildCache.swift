import TagModel

/// Results of earlier builds.
///
/// Nothing but the time depends on what is in it.
///
/// A value that a build reads and never changes; what the build makes anew goes into a ``CacheUse``, from which
/// the next build's cache is made.
struct BuildCache: Sendable {
  /// How many bytes of what the last build did not use are kept in any case.
  static let slack = 4 << 20

  private var entries: [CacheKey: ArraySlice<UInt8>] = [:]

  /// Whether there is nothing in it.
  var isEmpty: Bool { entries.isEmpty }

  /// What an earlier build made of the same input.
  subscript(key: CacheKey) -> ArraySlice<UInt8>? { entries[key] }

  /// The cache for the next build: everything that this one used, and of the rest as much as there is room for.
  func updated(with use: CacheUse) -> BuildCache {
    var next = BuildCache()
    next.entries.reserveCapacity(use.made.count + use.found.count)
    for (key, value) in use.made { next.entries[key] = value[...] }
    for key in use.found { next.entries[key] = entries[key] }
    var size = next.entries.reduce(0) { $0 + $1.value.count + Self.overhead }
    // What no page has any more is soon of no use, and costs every build its reading.
    let room = size + max(Self.slack, size / 2)
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) where next.entries[key] == nil {
      size += value.count + Self.overhead
      if size > room { break }
      next.entries[key] = value
    }
    return next
  }
}

extension BuildCache {
  /// Starts a cache file; another number means another format, which reads as empty.
  private static let mark = "tagcloud cache 4\n"
  private static let overhead = 24

  /// The cache in a file; an empty one when there is none, or when it is damaged or from another version.
  init(file path: String, program: String) {
    guard var reader = SealedFile(mark: Self.mark, program: program).read(path),
      let count = reader.integer(), count >= 0, count <= reader.count
    else { return }
    entries.reserveCapacity(count)
    while !reader.isAtEnd {
      guard let key = reader.digest(), let value = reader.slice() else {
        entries = [:]
        return
      }
      entries[CacheKey(key)] = value
    }
  }

  /// Replaces a file by this cache.
  func write(to path: String, program: String) throws(DiskError) {
    let size = entries.values.reduce(0) { $0 + $1.count + Self.overhead }
    try SealedFile(mark: Self.mark, program: program).write(to: path, size: size) { body in
      body.write(entries.count)
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
        body.write(key.digest)
        body.write(value)
      }
    }
  }
}
