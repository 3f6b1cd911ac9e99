import Content
import TagModel

/// Pages as an earlier build of the same program run has read them, so that the next reads what has changed alone.
struct KnownPages: Sendable {
  private struct Page: Sendable {
    var stamp: FileStamp
    var reading: Reading<PageSource>
  }

  private var files: PageFiles?
  private var pages: [String: Page] = [:]

  /// Reads pages, or takes them from here if their files are as they were.
  ///
  /// - Parameter paths: their paths below the folder of the pages.
  func read(
    _ paths: [String], from files: PageFiles, jobs: Int
  ) async -> (readings: [Reading<PageSource>], known: KnownPages) {
    let old = self.files.map { $0.reads(like: files) } == true ? pages : [:]
    // The clock of the disk may not tell a file that was changed just now from the next change of it.
    let latest = FileStamp.now - 0.05
    let read = await parallelMap(paths, jobs: jobs) { path -> Page in
      let stamp = FileStamp(files.file(path)) ?? .unknown
      if let known = old[path], known.stamp == stamp, stamp != .unknown { return known }
      return Page(stamp: stamp.time > latest ? .unknown : stamp, reading: files.read(path))
    }
    var next = KnownPages()
    next.files = files
    next.pages = Dictionary(uniqueKeysWithValues: zip(paths, read))
    return (read.map(\.reading), next)
  }
}

extension PageFiles {
  /// Whether the same files would become the same pages.
  fileprivate func reads(like other: PageFiles) -> Bool {
    base == other.base && dialect == other.dialect && originals == other.originals
      && configuration.unsafeMarkdown == other.configuration.unsafeMarkdown
      && configuration.knownTaxonomies == other.configuration.knownTaxonomies
  }
}
