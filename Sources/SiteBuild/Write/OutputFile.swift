/// A file of the site, whole and ready to be written.
public struct OutputFile: Hashable, Sendable {
  /// How far the file is on its way into the output folder.
  enum Placing: Hashable, Sendable {
    /// Nothing has been done.
    case due
    /// The folder has it already.
    case unchanged
    /// It waits beside the tree.
    case staged
    /// It could not be written.
    case failed(DiskError)
  }

  /// The path below the output folder.
  public var path: String
  /// The content; none once the file is beside the tree, or in it.
  public var bytes: [UInt8]
  var placing = Placing.due

  /// Makes a file from bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a file from text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
