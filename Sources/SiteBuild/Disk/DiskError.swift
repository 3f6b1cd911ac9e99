import Glibc

/// A file or folder that could not be read or written, with the system's reason.
public struct DiskError: Error, Hashable, Sendable {
  /// What was tried.
  public enum Action: String, Hashable, Sendable {
    /// Reading a file or a folder.
    case read
    /// Writing, renaming or removing a file, or making a folder.
    case write
  }

  /// What was tried.
  public var action: Action
  /// The path it was tried on.
  public var path: String
  /// The system's error number.
  public var code: Int32

  /// Makes an error from the current thread's `errno`.
  init(_ action: Action, _ path: String) {
    self.init(action, path, code: errno)
  }

  init(_ action: Action, _ path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// Whether another build kept this one from what it tried.
  var isBusy: Bool { code == EWOULDBLOCK }

  /// Whether there is no room left.
  var isFull: Bool { code == ENOSPC || code == EDQUOT }

  /// The file that stands where a folder is needed, if one does.
  var fileInTheWay: String? {
    guard code == ENOTDIR else { return nil }
    var above: String? = path
    while let path = above {
      if let kind = Disk.kind(path), kind != .folder { return path }
      above = path.parentPath
    }
    return path
  }

  /// The folder that stands where a file is needed, if one does.
  var folderInTheWay: String? { code == EISDIR ? path : nil }

  /// The system's words for the error, in English.
  public var reason: String {
    switch code {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "part of the path is a file, not a folder"
    case EISDIR: "it is a folder"
    case ENOSPC: "the disk is full"
    case EROFS: "the disk is read-only"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "too many symbolic links"
    case EDQUOT: "the disk quota is used up"
    case EWOULDBLOCK: "another build is writing to it"
    case ENXIO: "it is a pipe or a socket, not a file"
    case EMFILE, ENFILE: "too many open files"
    default: "system error \(code)"
    }
  }
}
