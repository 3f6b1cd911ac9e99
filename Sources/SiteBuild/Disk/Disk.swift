import Diagnostics
import Glibc

/// Plain system calls for files and folders; the only part of the chain that touches the disk.
enum Disk {
  /// What a path names.
  enum Kind {
    case file, folder, link, other
  }

  /// An entry of a folder.
  struct Entry {
    var name: String
    var kind: Kind
  }

  /// Reads a whole file.
  static func read(_ path: String) throws(DiskError) -> [UInt8] {
    let file = try FileDescriptor(opening: path, flags: O_RDONLY, action: .read)
    let size = try file.size()
    return try file.readAll(expecting: size)
  }

  /// Reads a whole file, but no pipe or socket, on which a program may wait for ever.
  static func readFile(_ path: String) throws(DiskError) -> [UInt8] {
    var status = stat()
    if unsafe stat(path, &status) == 0, [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) {
      throw DiskError(.read, path, code: ENXIO)
    }
    return try read(path)
  }

  /// Reads the start of a file: at most so many bytes.
  static func read(_ path: String, first count: Int) throws(DiskError) -> [UInt8] {
    try FileDescriptor(opening: path, flags: O_RDONLY, action: .read).read(atMost: count)
  }

  /// What the path names, links not followed; `nil` when there is nothing.
  static func kind(_ path: String) -> Kind? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return Kind(mode: status.st_mode)
  }

  /// A path that means the same whatever the current folder is, also of what is not there yet.
  static func absolute(_ path: String) -> String {
    if let real = unsafe realpath(path, nil) {
      defer { unsafe free(real) }
      return unsafe String(cString: real)
    }
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if ["", ".", "/"].contains(path) { return path }
    let parent = path.parentPath ?? (path.hasPrefix("/") ? "/" : ".")
    return absolute(parent).appending(path: path.lastPathPart)
  }

  /// Whether the path leads to a folder, links followed.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The entries of a folder, sorted by the bytes of their names.
  static func entries(of folder: String) throws(DiskError) -> [Entry] {
    guard let stream = unsafe opendir(folder) else { throw DiskError(.read, folder) }
    defer { unsafe closedir(stream) }
    var entries: [Entry] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let type = unsafe Int32(entry.pointee.d_type)
      entries.append(Entry(name: name, kind: Kind(type: type) ?? kind("\(folder)/\(name)") ?? .other))
    }
    return entries.sorted { $0.name.precedesInBytes($1.name) }
  }

  /// Makes a folder and those above it; one that exists is fine.
  static func makeFolder(_ path: String) throws(DiskError) {
    if unsafe path.isEmpty || mkdir(path, 0o777) == 0 { return }
    if errno == ENOENT, let parent = path.parentPath {
      try makeFolder(parent)
      if unsafe mkdir(path, 0o777) == 0 { return }
    }
    guard errno == EEXIST else { throw DiskError(.write, path) }
    guard isFolder(path) else { throw DiskError(.write, path, code: ENOTDIR) }
  }

  /// What a file's name ends in while it is written.
  static let unfinished = ".tagcloud-new"

  /// Writes a file whole: under a temporary name first, then renamed over the old one.
  static func replace(_ path: String, with bytes: [UInt8]) throws(DiskError) {
    let temporary = path + unfinished
    do {
      let file = try FileDescriptor(
        opening: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC, action: .write)
      try file.write(bytes)
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    guard unsafe rename(temporary, path) == 0 else {
      let error = DiskError(.write, path)
      unsafe unlink(temporary)
      throw error
    }
  }

  /// Writes a new file, or over an old one, where nobody reads it yet.
  static func write(_ path: String, _ bytes: [UInt8]) throws(DiskError) {
    let file = try FileDescriptor(opening: path, flags: O_WRONLY | O_CREAT | O_TRUNC, action: .write)
    try file.write(bytes)
  }

  /// Gives a file or a folder another place on the same disk; a file that is there goes.
  static func move(_ source: String, to target: String) throws(DiskError) {
    guard unsafe rename(source, target) == 0 else { throw DiskError(.write, target) }
  }

  /// Removes a folder with everything in it, as far as that can be done.
  static func removeTree(_ path: String) {
    for entry in (try? entries(of: path)) ?? [] {
      let inner = "\(path)/\(entry.name)"
      if entry.kind == .folder { removeTree(inner) } else { _ = unsafe unlink(inner) }
    }
    _ = removeFolderIfEmpty(path)
  }

  /// Removes a file; one that is gone already is fine.
  static func remove(_ path: String) throws(DiskError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw DiskError(.write, path)
    }
  }

  /// Removes a folder if it is empty.
  static func removeFolderIfEmpty(_ path: String) -> Bool { unsafe rmdir(path) == 0 }

  /// Whether the file exists and holds exactly these bytes.
  static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard let file = try? FileDescriptor(opening: path, flags: O_RDONLY, action: .read),
      (try? file.size()) == bytes.count, let old = try? file.readAll(expecting: bytes.count)
    else { return false }
    return old == bytes
  }
}

extension Disk.Kind {
  fileprivate init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }

  /// The kind that a folder entry carries; `nil` on file systems that leave it out.
  fileprivate init?(type: Int32) {
    switch type {
    case Int32(DT_REG): self = .file
    case Int32(DT_DIR): self = .folder
    case Int32(DT_LNK): self = .link
    case Int32(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}

extension String {
  /// The path without its last part; `nil` when there is only one part.
  var parentPath: String? {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")), slash != startIndex else { return nil }
    return String(self[..<slash])
  }

  /// The last part of the path.
  var lastPathPart: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[index(after: slash)...])
  }

  /// The path of `part` below this one.
  func appending(path part: String) -> String {
    if isEmpty || part.hasPrefix("/") { return part }
    return hasSuffix("/") ? self + part : self + "/" + part
  }
}

/// Reads a whole file, for programs that work beside a build.
public func readWholeFile(_ path: String) throws(DiskError) -> [UInt8] { try Disk.read(path) }
