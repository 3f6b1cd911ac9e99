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
  private static let mark = "tagcloud cache 3\n"
  private static let overhead = 24

  /// The cache in a file; an empty one when there is none, or when it is damaged or from another version.
  ///
  /// A hash of the whole finds damage that would still read as entries.
  init(file path: String, program: String) {
    guard let bytes = try? Disk.read(path), bytes.starts(with: Self.mark.utf8) else { return }
    var reader = ByteReader(bytes.dropFirst(Self.mark.utf8.count))
    guard reader.text() == program, let hash = reader.bits(), let body = reader.slice(),
      reader.isAtEnd, xxh64(body.span) == hash
    else { return }
    reader = ByteReader(body)
    guard let count = reader.integer(), count >= 0, count <= body.count else { return }
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
    var body = ByteWriter()
    body.write(entries.count)
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      body.write(key.digest)
      body.write(value)
    }
    var writer = ByteWriter()
    writer.write(program)
    writer.write(xxh64(body.bytes.span))
    writer.write(body.bytes)
    try Disk.makeFolder(path.parentPath ?? ".")
    try Disk.replace(path, with: Array(Self.mark.utf8) + writer.bytes)
  }
}
