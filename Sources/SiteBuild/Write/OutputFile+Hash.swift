import TagModel

extension OutputFile {
  /// Makes a file whose name holds a hash of its content, so that browsers may keep it for ever.
  init(hashed stem: String, extension suffix: String, text: String) {
    self.init(hashed: stem, extension: suffix, bytes: Array(text.utf8))
  }

  /// Makes such a file of bytes.
  init(hashed stem: String, extension suffix: String, bytes: [UInt8]) {
    self.init(path: "\(stem).\(SHA256.hexadecimal(of: bytes).prefix(16)).\(suffix)", bytes: bytes)
  }
}
