import Glibc

@testable import SiteBuild

/// A new folder that goes with everything in it when the value goes.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    guard let template = unsafe strdup("/tmp/tagcloud-tests-XXXXXX") else { throw DiskError(.write, "/tmp") }
    defer { unsafe free(template) }
    guard unsafe mkdtemp(template) != nil else { throw DiskError(.write, "/tmp") }
    path = unsafe String(cString: template)
  }

  deinit { Self.remove(path) }

  func write(_ file: String, _ text: String) throws {
    let target = path.appending(path: file)
    try Disk.makeFolder(target.parentPath ?? path)
    try Disk.replace(target, with: Array(text.utf8))
  }

  func read(_ file: String) throws -> String {
    String(decoding: try Disk.read(path.appending(path: file)), as: UTF8.self)
  }

  /// Makes all files look as if they had been written an hour ago.
  func setTimesBack() throws {
    for file in try files() {
      let before = timespec(tv_sec: time(nil) - 3600, tv_nsec: 0)
      var times = [before, before]
      guard unsafe utimensat(AT_FDCWD, path.appending(path: file), &times, 0) == 0 else {
        throw DiskError(.write, file)
      }
    }
    // Long enough for the clock of files to go on, so that nobody takes this for something that happens later.
    usleep(10_000)
  }

  /// The paths of all files and links, sorted.
  func files() throws -> [String] { try Self.files(in: path).sorted() }

  /// When a file was last changed, and which file it is: both stay when nobody writes it.
  func identity(of file: String) -> [Int] {
    var status = stat()
    guard unsafe lstat(path.appending(path: file), &status) == 0 else { return [] }
    return [Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }

  private static func files(in folder: String) throws -> [String] {
    try Disk.entries(of: folder).flatMap { entry in
      guard entry.kind == .folder else { return [entry.name] }
      return try files(in: "\(folder)/\(entry.name)").map { "\(entry.name)/\($0)" }
    }
  }

  private static func remove(_ path: String) {
    unsafe chmod(path, 0o700)
    for entry in (try? Disk.entries(of: path)) ?? [] {
      let inner = "\(path)/\(entry.name)"
      if entry.kind == .folder { remove(inner) } else { _ = unsafe unlink(inner) }
    }
    _ = Disk.removeFolderIfEmpty(path)
  }
}
