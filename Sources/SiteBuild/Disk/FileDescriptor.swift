import Glibc

/// An open file; closed when the value goes.
struct FileDescriptor: ~Copyable {
  private let number: Int32
  private let path: String
  private let action: DiskError.Action

  /// Opens a file; a new one is readable by all and writable by its owner, less the process's mask.
  init(opening path: String, flags: Int32, action: DiskError.Action) throws(DiskError) {
    let number = unsafe open(path, flags | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw DiskError(action, path) }
    self.number = number
    self.path = path
    self.action = action
  }

  deinit { close(number) }

  /// The size in bytes; an error for a folder.
  func size() throws(DiskError) -> Int {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw DiskError(action, path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw DiskError(action, path, code: EISDIR) }
    return Int(status.st_size)
  }

  /// Reads to the end; `expecting` sizes the buffer, a file that grew or shrank meanwhile is fine.
  func readAll(expecting size: Int) throws(DiskError) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = size + 1
    while true {
      let chunk = try read(atMost: capacity)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      // A file that has a size and gave all of it has no more if it gives less than it was asked for.
      if size > 0, bytes.count >= size, chunk.count < capacity { return bytes }
      capacity = max(4096, size + 1 - bytes.count)
    }
  }

  /// Reads what comes next, at most so many bytes; none at the end.
  func read(atMost capacity: Int) throws(DiskError) -> [UInt8] {
    while true {
      var count = 0
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        count = unsafe Glibc.read(number, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      if count >= 0 { return chunk }
      if errno != EINTR { throw DiskError(action, path) }
    }
  }

  /// Writes all the bytes.
  func write(_ bytes: [UInt8]) throws(DiskError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          number, buffer[done...].base.baseAddress.map { unsafe $0 + done }, buffer.count - done)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw DiskError(action, path)
      }
      done += count
    }
  }
}
