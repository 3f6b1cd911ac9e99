import Glibc

/// Keeps other builds from writing to a folder at the same time; nothing of it is left in the folder.
///
/// The system lets go of it when the process ends, however that happens.
final class OutputLock: Sendable {
  private let number: Int32

  /// Takes the lock of a folder, making the folder if need be.
  ///
  /// - Parameter patience: how many seconds to wait for a build that has the lock.
  init(_ folder: String, patience: Double = 30) throws(DiskError) {
    try Disk.makeFolder(folder)
    let opened = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { throw DiskError(.write, folder) }
    number = opened
    var waited = 0.0
    while flock(opened, LOCK_EX | LOCK_NB) != 0 {
      // File systems without locks cannot keep anybody out.
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      guard waited < patience else { throw DiskError(.write, folder, code: EWOULDBLOCK) }
      usleep(10_000)
      waited += 0.01
    }
  }

  deinit { close(number) }

  /// Lets other builds write; called when everything is done, so that the lock is held until then.
  func release() { _ = flock(number, LOCK_UN) }
}
