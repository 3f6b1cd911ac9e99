import Diagnostics
import Glibc
import TagModel

/// What changes when a file changes: its kind, its size, its number on the disk, and the time of its last change.
struct FileStamp: Hashable, Sendable {
  var kind: Int
  var size: Int
  var number: Int
  var seconds: Int
  var nanoseconds: Int

  /// Looks at a path; `nil` when there is nothing.
  init?(_ path: String, followsLinks: Bool = false) {
    var status = stat()
    guard unsafe followsLinks ? stat(path, &status) == 0 : lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    kind = Int(status.st_mode & S_IFMT)
    size = Int(status.st_size)
    number = Int(status.st_ino)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  /// The stamp of no file.
  static let unknown = FileStamp(kind: 0, size: 0, number: 0, seconds: 0, nanoseconds: 0)

  fileprivate init(kind: Int, size: Int, number: Int, seconds: Int, nanoseconds: Int) {
    self.kind = kind
    self.size = size
    self.number = number
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  var isFolder: Bool { kind == Int(S_IFDIR) }
  var isLink: Bool { kind == Int(S_IFLNK) }

  /// When the file was last changed, in seconds since 1970.
  var time: Double { Double(seconds) + Double(nanoseconds) / 1e9 }

  /// The time now in seconds since 1970.
  static var now: Double { now(CLOCK_REALTIME) }

  /// The time that a file gets which is changed now: by a clock that ticks some hundred times a second.
  static var tick: Double { now(CLOCK_REALTIME_COARSE) }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return seconds(of: time)
  }

  fileprivate static func seconds(of time: timespec) -> Double {
    Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension ByteWriter {
  /// Writes a stamp.
  mutating func write(_ stamp: FileStamp) {
    for number in [stamp.kind, stamp.size, stamp.number, stamp.seconds, stamp.nanoseconds] { write(number) }
  }
}

extension ByteReader {
  /// Reads a stamp; `nil` when the bytes make no sense.
  mutating func stamp() -> FileStamp? {
    guard let kind = integer(), let size = integer(), let number = integer(), let seconds = integer(),
      let nanoseconds = integer()
    else { return nil }
    return FileStamp(kind: kind, size: size, number: number, seconds: seconds, nanoseconds: nanoseconds)
  }
}

extension Disk {
  /// An entry of a folder as it looks.
  struct StampedEntry {
    var name: String
    var stamp: FileStamp
    /// When its contents or anything else about it was last changed, such as its name: no program can set that time.
    var touched: Double
  }

  /// The entries of a folder with their stamps, links not followed, sorted by the bytes of their names.
  ///
  /// - Returns: `nil` when the folder cannot be read.
  static func stampedEntries(of folder: String) -> [StampedEntry]? {
    guard let stream = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(stream) }
    var entries: [StampedEntry] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      var status = stat()
      guard unsafe fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      entries.append(
        StampedEntry(name: name, stamp: FileStamp(status), touched: FileStamp.seconds(of: status.st_ctim)))
    }
    return entries.sorted { $0.name.precedesInBytes($1.name) }
  }
}
