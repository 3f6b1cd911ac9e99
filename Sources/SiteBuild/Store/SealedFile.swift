import TagModel

/// A file that is read whole as it was written, or not at all.
///
/// It starts with a line that names its format, and with the program that wrote it, which alone can make sense of it;
/// it ends with a hash of all before, which finds damage that would still read as values.
struct SealedFile {
  /// The first line, with its end; another one is another format.
  var mark: String
  /// What stands for the program and all that it works with.
  var program: String

  /// Replaces a file.
  ///
  /// - Parameter size: about how many bytes the values take.
  func write(to path: String, size: Int = 0, _ values: (inout ByteWriter) -> Void) throws(DiskError) {
    var writer = ByteWriter()
    writer.reserveCapacity(size + 4096)
    writer.write(mark)
    writer.write(program)
    values(&writer)
    writer.write(xxh64(writer.bytes.span))
    try Disk.makeFolder(path.parentPath ?? ".")
    try Disk.replace(path, with: writer.bytes)
  }

  /// The values in a file; `nil` when there is none, or when it is damaged or from another program.
  func read(_ path: String) -> ByteReader? {
    guard let bytes = try? Disk.read(path), bytes.count > 8 else { return nil }
    var seal = ByteReader(bytes[(bytes.count - 8)...])
    let sealed = bytes[..<(bytes.count - 8)]
    var reader = ByteReader(sealed)
    guard reader.text() == mark, reader.text() == program, seal.bits() == xxh64(sealed.span) else {
      return nil
    }
    return reader
  }
}
