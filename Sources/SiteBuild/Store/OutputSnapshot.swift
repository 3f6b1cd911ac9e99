import TagModel

/// How the files of a site look in the output folder: stamps, not contents.
struct OutputSnapshot: Sendable {
  /// What stands for all of them; `nil` when one is missing.
  let digest: ContentDigest?

  /// Looks at the files of a site, in order.
  ///
  /// - Parameter files: their paths below the folder.
  init(_ files: [String], in folder: String, jobs: Int) async {
    let chunks = stride(from: 0, to: files.count, by: Self.chunk).map {
      files[$0..<min($0 + Self.chunk, files.count)]
    }
    let digests = await parallelMap(chunks, jobs: jobs) { chunk -> ContentDigest? in
      var input = ByteWriter()
      for file in chunk {
        guard let stamp = FileStamp("\(folder)/\(file)") else { return nil }
        input.write(stamp)
      }
      return ContentDigest(of: input.bytes)
    }
    var input = ByteWriter()
    for digest in digests {
      guard let digest else {
        self.digest = nil
        return
      }
      input.write(digest)
    }
    digest = ContentDigest(of: input.bytes)
  }

  private static let chunk = 1000
}
