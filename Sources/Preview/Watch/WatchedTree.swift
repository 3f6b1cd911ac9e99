import Glibc

/// The folders that inotify watches: one watch each, since the system does not watch what is below.
struct WatchedTree {
  private let queue: Queue
  private var folders: [Int32: String] = [:]
  private let leftOut: Set<String>

  init(leavingOut leftOut: [String]) throws(ServeError) {
    queue = try Queue()
    self.leftOut = Set(leftOut)
  }

  /// Adds a folder with all those below it; it must be there.
  mutating func add(root: String) throws(ServeError) {
    try add(root)
    if !folders.values.contains(root) { throw .noFolder(root) }
  }

  /// Adds a folder with all those below it, as far as they are there.
  mutating func add(_ root: String) throws(ServeError) {
    var paths = [root]
    while let path = paths.popLast() {
      let watch = unsafe inotify_add_watch(queue.number, path, Self.interest)
      guard watch >= 0 else {
        // A folder may be gone again, or not be ours to read; all others matter.
        if errno != ENOSPC { continue }
        throw .noWatch(reason: "there are too many folders; raise fs.inotify.max_user_watches")
      }
      folders[watch] = path
      paths += Self.folders(in: path).filter { !isIgnored($0, in: path) }.map { "\(path)/\($0)" }
    }
  }

  /// Waits for something to happen.
  func hasEvents(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: queue.number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, milliseconds) > 0
  }

  /// Takes what has happened, and watches new folders.
  ///
  /// - Returns: Whether any of it matters.
  mutating func readEvents() -> Bool {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = unsafe max(0, read(queue.number, buffer.baseAddress, buffer.count))
    }
    var rest = bytes[...]
    var matters = false
    while let event = Event(&rest) {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        matters = true
        for path in folders.values { try? add(path) }
        continue
      }
      if event.mask & UInt32(IN_IGNORED) != 0 {
        folders[event.watch] = nil
        continue
      }
      guard let folder = folders[event.watch], !isIgnored(event.name, in: folder) else { continue }
      let isFolder = event.mask & UInt32(IN_ISDIR) != 0
      if isFolder, event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { try? add("\(folder)/\(event.name)") }
      // A new file matters when it has been written.
      if isFolder || event.mask & UInt32(IN_CREATE) == 0 { matters = true }
    }
    return matters
  }
}

extension WatchedTree {
  private static let interest = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR)

  /// Whether builds read nothing of that name: hidden files, but for those that are copied or hold settings.
  private func isIgnored(_ name: String, in folder: String) -> Bool {
    if leftOut.contains("\(folder)/\(name)") { return true }
    guard name.hasPrefix(".") else { return name.hasSuffix("~") || name == "4913" }
    return !folder.contains("/static") && name != ".meta.yml" && name != ".eleventy.js"
  }

  private static func folders(in path: String) -> [String] {
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      let type = unsafe Int32(entry.pointee.d_type)
      if name != ".", name != "..", type == Int32(DT_DIR) || type == Int32(DT_UNKNOWN) { names.append(name) }
    }
    return names
  }

  /// An inotify queue; closed with the last value that has it.
  private final class Queue {
    let number: Int32

    init() throws(ServeError) {
      number = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      if number < 0 { throw .noWatch(reason: unsafe String(cString: strerror(errno))) }
    }

    deinit { close(number) }
  }

  /// One record of the queue.
  private struct Event {
    var watch: Int32
    var mask: UInt32
    var name: String

    /// Takes a record off; `nil` at the end.
    init?(_ bytes: inout ArraySlice<UInt8>) {
      guard bytes.count >= 16 else { return nil }
      func number(_ offset: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[bytes.startIndex + offset + $1]) << ($1 * 8) }
      }
      watch = Int32(bitPattern: number(0))
      mask = number(4)
      let length = Int(number(12))
      name = String(decoding: bytes.dropFirst(16).prefix(length).prefix { $0 != 0 }, as: UTF8.self)
      bytes = bytes.dropFirst(16 + length)
    }
  }
}
