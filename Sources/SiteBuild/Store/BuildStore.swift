import Diagnostics
import Rendering
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

  /// The store of a site, and how everything looks that a build is going to read: begun before that, and awaited only if
  /// an earlier build may have done all there is to do.
  ///
  /// - Returns: `nil` when nothing is to be kept; no snapshot if it is not known where the site is written to.
  static func open(_ options: BuildOptions) -> (store: BuildStore, before: Task<InputSnapshot?, Never>)? {
    if options.storePath == nil { return nil }
    let before = begin(jobs: options.jobs) { snapshot(options) }
    return BuildStore(options).map { ($0, before) }
  }

  /// The results of earlier builds.
  var cache: BuildCache { BuildCache(file: path + ".cache", program: program) }

  /// Does all there is to do if at most the words of some pages have changed since the last build.
  ///
  /// - Parameter before: how everything looks.
  /// - Returns: What there is to tell; `nil` if more has changed, and nothing was done.
  func updated(_ options: BuildOptions, _ before: Task<InputSnapshot?, Never>) async -> BuildReport? {
    guard !options.dryRun, var record = BuildRecord(file: path + ".build", program: program),
      record.answers(options), var snapshot = await before.value
    else { return nil }
    snapshot.add(record.others)
    guard let changed = record.changedPages(in: snapshot) else { return nil }
    if changed.isEmpty {
      return await record.isIntact(jobs: options.jobs) ? record.replayed(written: 0) : nil
    }
    guard let lock = try? OutputLock(record.report.output) else { return nil }
    defer { lock.release() }
    guard await record.isIntact(jobs: options.jobs), let files = record.rewrite(changed, options),
      OutputFolder(record.report.output).replace(files),
      let outputs = await OutputSnapshot(record.files, in: record.report.output, jobs: options.jobs).digest
    else { return nil }
    _ = snapshot.settle()
    (record.pages, record.outputs) = (snapshot.pages, outputs)
    try? record.write(to: path + ".build", program: program)
    return record.replayed(written: files.count)
  }

  private static func snapshot(_ options: BuildOptions) -> InputSnapshot? {
    var reader = SiteReader(options)
    guard !options.dryRun, let output = try? reader.readOutput().output else { return nil }
    return InputSnapshot(root: options.source, leavingOut: options.results(output: output))
  }

  /// Keeps results; a store that cannot be written costs time, nothing else.
  func keep(_ cache: BuildCache, used use: CacheUse) {
    if use.misses > 0 { keep(cache.updated(with: use)) }
  }

  /// Keeps a whole cache.
  func keep(_ cache: BuildCache) { try? cache.write(to: path + ".cache", program: program) }

  /// Records what a build did.
  func keep(
    _ options: BuildOptions, _ before: InputSnapshot, _ site: ArrangedSite, _ files: SiteFiles,
    _ report: BuildReport
  ) async {
    // A content folder elsewhere is not watched.
    if site.resolved.configuration.contentFolder?.leadsOutside ?? false { return }
    let others =
      site.measured.fonts.catalog.faces.map(\.path)
      + [options.configuration, options.baseline].compactMap(\.self)
    var inputs = before
    guard inputs.settle() else { return }
    inputs.add(others)
    let made = files.files.map(\.path) + [Manifest.fileName]
    guard let outputs = await OutputSnapshot(made, in: files.output, jobs: options.jobs).digest else {
      return
    }
    var report = report
    report.diagnostics.settle()
    let record = BuildRecord(
      options: BuildRecord.digest(of: options), inputs: inputs.digest, pages: inputs.pages, others: others,
      days: site.source.days, files: made, outputs: outputs,
      bodies: files.bodies, report: report)
    try? record.write(to: path + ".build", program: program)
  }

  /// Removes what builds of a site have kept.
  static func remove(_ options: BuildOptions) {
    guard let path = options.storePath else { return }
    for suffix in [".cache", ".build"] { try? Disk.remove(path + suffix) }
  }
}

extension BuildRecord {
  /// Puts the new words of some pages into their files.
  ///
  /// - Returns: The files that are different now; `nil` if more than words has changed.
  fileprivate mutating func rewrite(_ changed: [String], _ options: BuildOptions) -> [OutputFile]? {
    let root = SiteRoot(path: options.source)
    let sources = Set(changed.map(root.path))
    let indices = bodies.indices.filter { sources.contains(bodies[$0].source) }
    var reader = SiteReader(options)
    guard indices.count == changed.count, let pages = try? reader.readPageFiles() else { return nil }
    var files: [OutputFile] = []
    for index in indices {
      let place = bodies[index]
      guard let path = pages.path(of: place.source) else { return nil }
      let page = pages.read(path).value
      guard let facts = page.facts, let body = place.body(of: page),
        let told = place.facts.update(report.diagnostics, of: place.source, to: facts),
        let old = try? Disk.read(report.output.appending(path: place.file)),
        place.range.upperBound <= old.count
      else { return nil }
      (report.diagnostics, bodies[index].facts) = (told, facts)
      if old[place.range].elementsEqual(body) { continue }
      let bytes = old[..<place.range.lowerBound] + body + old[place.range.upperBound...]
      files.append(OutputFile(path: place.file, bytes: Array(bytes)))
      bodies[index].range = place.range.lowerBound..<place.range.lowerBound + body.count
    }
    return files
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
