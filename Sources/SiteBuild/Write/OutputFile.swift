/// A file of the site, whole and ready to be written.
public struct OutputFile: Hashable, Sendable {
  /// The path below the output folder.
  public var path: String
  /// The content.
  public var bytes: [UInt8]

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
