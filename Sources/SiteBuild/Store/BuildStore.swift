import Diagnostics
import TagModel

/// What builds of a site keep for the next one: results by what they were made from, and a record of the last build.
///
/// Without it, or when it is damaged, a build takes longer and makes the same files.
struct BuildStore: Sendable {
  private let path: String
  private let program: String

  /// The store of a site; `nil` when nothing is to be kept.
  init?(_ options: BuildOptions) {
    guard let path = options.storePath else { return nil }
    self.path = path
    program = Program.identity
  }

  /// The results of earlier builds.
  var cache: BuildCache { BuildCache(file: path + ".cache", program: program) }

  /// What the last build told, if the next would do and tell the same.
  func unchanged(_ options: BuildOptions) async -> BuildReport? {
    if options.dryRun { return nil }
    return await BuildRecord(file: path + ".build", program: program)?.replayed(options, jobs: options.jobs)
  }

  /// How everything looks that the build is going to read; `nil` if something of it cannot be watched.
  func snapshot(_ options: BuildOptions) -> InputSnapshot? {
    var reader = SiteReader(options)
    guard !options.dryRun, let output = try? reader.readOutput().output else { return nil }
    let start = FileStamp.now
    let snapshot = InputSnapshot(root: options.source, leavingOut: options.results(output: output))
    return BuildRecord.isTooFresh(snapshot, at: start) ? nil : snapshot
  }

  /// Keeps results; a store that cannot be written costs time, nothing else.
  func keep(_ cache: BuildCache, used use: CacheUse) {
    if use.misses > 0 { try? cache.updated(with: use).write(to: path + ".cache", program: program) }
  }

  /// Records what a build did.
  func keep(
    _ options: BuildOptions, _ before: InputSnapshot, _ site: ArrangedSite, _ files: SiteFiles,
    _ report: BuildReport
  ) async {
    // A content folder elsewhere is not watched.
    if site.resolved.configuration.contentFolder?.leadsOutside ?? false { return }
    let others = site.measured.fonts.catalog.faces.map(\.path) + [options.configuration].compactMap(\.self)
    var inputs = before
    inputs.add(others)
    let made = files.files.map(\.path) + [Manifest.fileName]
    guard let outputs = await OutputSnapshot(made, in: files.output, jobs: options.jobs).digest else {
      return
    }
    var report = report
    report.diagnostics.sort()
    let record = BuildRecord(
      options: BuildRecord.digest(of: options), inputs: inputs.digest, others: others,
      days: site.source.days, files: made, outputs: outputs, report: report)
    try? record.write(to: path + ".build", program: program)
  }

  /// Removes what builds of a site have kept.
  static func remove(_ options: BuildOptions) {
    guard let path = options.storePath else { return }
    for suffix in [".cache", ".build"] { try? Disk.remove(path + suffix) }
  }
}

extension BuildOptions {
  /// Where the site's store is, but for the endings of its files: one for each source folder.
  fileprivate var storePath: String? {
    cacheFolder.map { folder in
      let name = SHA256.hexadecimal(of: Array(Disk.absolute(source).utf8)).prefix(16)
      return folder.appending(path: String(name))
    }
  }

  /// The folders that builds write to.
  func results(output: String) -> [String] { [output] + [cacheFolder].compactMap(\.self) }
}

extension String {
  /// Whether a path below a folder may lead out of it.
  fileprivate var leadsOutside: Bool { hasPrefix("/") || split(separator: "/").contains("..") }
}
