import TagModel

/// What an entry of a cache was made from: a digest (SHA-256) of the exact bits of everything that matters to it.
struct CacheKey: Hashable, Sendable {
  let bytes: [UInt8]

  /// Makes the key of what a writer holds; `kind` keeps entries of different meaning apart.
  init(_ kind: StaticString, _ input: ByteWriter) {
    var hash = SHA256()
    hash.update(Array("\(kind)".utf8))
    hash.update([0])
    hash.update(input.bytes)
    bytes = hash.finish()
  }

  init(bytes: [UInt8]) { self.bytes = bytes }
}

/// Results of earlier builds.
///
/// Nothing but the time depends on what is in it.
///
/// A value that a build reads and never changes; what the build makes anew goes into a ``CacheUse``, from which
/// the next build's cache is made.
struct BuildCache: Sendable {
  /// The most that a cache keeps on disk, in bytes.
  static let capacity = 256 << 20

  private var entries: [CacheKey: [UInt8]] = [:]

  /// What an earlier build made of the same input.
  subscript(key: CacheKey) -> [UInt8]? { entries[key] }

  /// The cache for the next build: everything that this one used, and of the rest as much as there is room for.
  func updated(with use: CacheUse) -> BuildCache {
    var next = BuildCache()
    next.entries = use.made
    for key in use.found { next.entries[key] = entries[key] }
    var size = next.entries.reduce(0) { $0 + $1.value.count + Self.overhead }
    for (key, value) in entries.sorted(by: { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) })
    where next.entries[key] == nil {
      size += value.count + Self.overhead
      if size > Self.capacity { break }
      next.entries[key] = value
    }
    return next
  }
}

extension BuildCache {
  /// Starts a cache file; another number means another format, which reads as empty.
  private static let mark = "tagcloud cache 2\n"
  private static let overhead = 48

  /// The very program that runs: another build of it may write other style sheets for the same input.
  private static var program: String {
    let stamp = (Disk.stamp("/proc/self/exe") ?? []).map(String.init).joined(separator: " ")
    return "\(Version.current) \(stamp)"
  }

  /// The cache in a file; an empty one when there is none, or when it is damaged or from another version.
  ///
  /// A hash of the whole finds damage that would still read as entries.
  init(file path: String) {
    guard let bytes = try? Disk.read(path), bytes.starts(with: Self.mark.utf8) else { return }
    var reader = ByteReader(bytes.dropFirst(Self.mark.utf8.count))
    guard reader.text() == Self.program, let hash = reader.bits(), let body = reader.slice(),
      reader.isAtEnd,
      xxh64(Array(body).span) == hash
    else { return }
    reader = ByteReader(body)
    while !reader.isAtEnd {
      guard let key = reader.slice(), let value = reader.slice() else {
        entries = [:]
        return
      }
      entries[CacheKey(bytes: Array(key))] = Array(value)
    }
  }

  /// Replaces a file by this cache.
  func write(to path: String) throws(DiskError) {
    var body = ByteWriter()
    for (key, value) in entries.sorted(by: { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }) {
      body.write(key.bytes)
      body.write(value)
    }
    var writer = ByteWriter()
    writer.write(Self.program)
    writer.write(xxh64(body.bytes.span))
    writer.write(body.bytes)
    try Disk.makeFolder(path.parentPath ?? ".")
    try Disk.replace(path, with: Array(Self.mark.utf8) + writer.bytes)
  }
}

/// Which entries of a cache one build, or one of its tasks, asked for.
struct CacheUse: Sendable {
  /// What was found.
  private(set) var found: Set<CacheKey> = []
  /// What was not found and has been made.
  private(set) var made: [CacheKey: [UInt8]] = [:]

  /// How many different entries were found.
  var hits: Int { found.count }
  /// How many different entries had to be made.
  var misses: Int { made.count }

  /// Notes that an entry was found.
  mutating func find(_ key: CacheKey) { found.insert(key) }

  /// Keeps an entry that was made.
  mutating func make(_ key: CacheKey, _ value: [UInt8]) { made[key] = value }

  /// Adds what another task did.
  mutating func formUnion(_ other: CacheUse) {
    found.formUnion(other.found)
    made.merge(other.made) { first, _ in first }
  }
}
