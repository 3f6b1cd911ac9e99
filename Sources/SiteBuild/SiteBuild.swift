import Diagnostics
import Rendering
import TagLayout
import TagModel
import Typography

/// Builds a site: read, resolve, measure, arrange, render, write.
///
/// Everything is rendered, and written beside the output folder's tree, before the first file in that changes, so a
/// build that fails leaves the last good output as it was.
public func buildSite(_ options: BuildOptions) async -> BuildReport {
  var chain = Chain(options)
  await chain.run()
  return chain.finished()
}

/// One run of the six stages.
private struct Chain {
  private let options: BuildOptions
  private var report = BuildReport()

  init(_ options: BuildOptions) { self.options = options }

  consuming func finished() -> BuildReport {
    report.diagnostics.settle()
    return report
  }

  mutating func run() async {
    do throws(BuildStop) {
      var stopwatch = Stopwatch()
      let (store, before) = BuildStore.open(options) ?? (nil, nil)
      if let before, let known = await store?.updated(options, before) {
        report = known
        report.times.append((.read, stopwatch.lap()))
        return
      }
      let cache = store?.cache ?? BuildCache()
      let arranged = try await ArrangedSite.make(options, cache: cache, report: &report)
      var files = try await finish(arranged, cache)
      report.site = arranged
      guard let store else { return }
      // What was written stays in the folder alone: to keep results takes memory, too.
      files.removeContents()
      _ = await bothOf(jobs: options.jobs) {
        store.keep(cache, used: arranged.cacheUse)
      } _: { [options, report, files] in
        if let before = await before?.value { await store.keep(options, before, arranged, files, report) }
      }
    } catch {
      report.diagnostics += error.diagnostics
    }
  }
}

/// Why a run ended before its last stage.
struct BuildStop: Error {
  /// What to tell; empty when it was told already.
  var diagnostics: [Diagnostic] = []
}

extension Chain {
  /// Renders the site and writes it, page by page, beside the old one; then puts it in its place.
  private mutating func finish(
    _ arranged: ArrangedSite, _ cache: BuildCache
  ) async throws(BuildStop) -> SiteFiles {
    let output = arranged.source.output
    report.output = output
    if options.dryRun {
      let files = try await render(arranged, cache)
      report.diagnostics += arranged.brokenLinks(in: files.files.map(\.path))
      try await checkConflicts(files, with: OutputFolder(output))
      return files
    }
    let lock: OutputLock
    do throws(DiskError) {
      lock = try OutputLock(output)
      try Commit.recover(in: output)
    } catch {
      throw BuildStop(error)
    }
    defer { lock.release() }
    let folder = OutputFolder(output)
    do throws(BuildStop) {
      try prepare(folder)
      let files = try await render(arranged, cache, place: folder.place)
      try await checkConflicts(files, with: folder)
      let (written, broken) = await bothOf(jobs: options.jobs) { [options] in
        await Self.write(files, to: folder, jobs: options.jobs)
      } _: {
        arranged.brokenLinks(in: files.files.map(\.path))
      }
      report.diagnostics += broken
      try take(written)
      return files
    } catch {
      // What had been begun is for the next build to end.
      if Commit(journalIn: output) == nil { folder.discard() }
      throw error
    }
  }

  private func prepare(_ folder: OutputFolder) throws(BuildStop) {
    do throws(DiskError) { try folder.prepare() } catch { throw BuildStop(error) }
  }

  private mutating func render(
    _ arranged: ArrangedSite, _ cache: BuildCache,
    place: @escaping @Sendable (OutputFile) -> OutputFile = { $0 }
  ) async throws(BuildStop) -> SiteFiles {
    var stopwatch = Stopwatch()
    let files = try await arranged.rendered(
      jobs: options.jobs, cache: cache, fragment: options.fragment, place: place)
    report.diagnostics += files.diagnostics
    report.times.append((.render, stopwatch.lap()))
    return files
  }

  /// Writes the files, and tells how long that took.
  private static func write(
    _ files: SiteFiles, to folder: OutputFolder, jobs: Int
  ) async -> (Result<OutputFolder.Changes, DiskError>, Duration) {
    var stopwatch = Stopwatch()
    do throws(DiskError) {
      let changes = try await folder.write(files.files, jobs: jobs)
      return (.success(changes), stopwatch.lap())
    } catch {
      return (.failure(error), stopwatch.lap())
    }
  }

  private mutating func take(
    _ written: (Result<OutputFolder.Changes, DiskError>, Duration)
  ) throws(BuildStop) {
    do throws(DiskError) {
      let changes = try written.0.get()
      report.written = changes.written
      report.unchanged = changes.unchanged
      report.removed = changes.removed
    } catch {
      throw BuildStop(error)
    }
    report.times.append((.write, written.1))
  }

  /// Files of somebody else stop a build, unless it may replace them.
  private func checkConflicts(_ files: SiteFiles, with folder: OutputFolder) async throws(BuildStop) {
    if options.force { return }
    let conflicts = await folder.conflicts(with: files.files, jobs: options.jobs)
    if !conflicts.isEmpty { throw BuildStop(diagnostics: conflicts) }
  }
}

extension BuildStop {
  init(_ error: DiskError) {
    switch error.action {
    case .read: diagnostics = [.unreadable(error.path, reason: error.reason)]
    case .write where error.isBusy: diagnostics = [.outputBusy(error.path)]
    case .write where error.isFull: diagnostics = [.noRoom(error.target, reason: error.reason)]
    case .write:
      let inTheWay =
        error.fileInTheWay.map { Diagnostic.fileInTheWay($0) }
        ?? error.folderInTheWay.map { Diagnostic.folderInTheWay($0) }
      diagnostics = [inTheWay ?? .unwritable(error.target, reason: error.reason)]
    }
  }

  init(_ error: FontError) {
    switch error {
    case .noConfiguration: diagnostics = [.noFonts("fontconfig has no configuration")]
    case .noFonts: diagnostics = [.noFonts("fontconfig knows no font that a browser could load")]
    case .unreadable(let path):
      diagnostics = [.unreadable(path, reason: "the font is gone or cannot be opened")]
    case .notSubsettable(let path): diagnostics = [.unreadable(path, reason: "the font cannot be subset")]
    }
  }
}

/// The files of a site and where they go.
struct SiteFiles: Sendable {
  var files: [OutputFile]
  /// Where the bodies of written pages stand in them.
  var bodies: [BodyPlace]
  /// What is wrong with how the files go together.
  var diagnostics: [Diagnostic]
  var output: String

  /// Forgets what is in the files, but not which there are.
  mutating func removeContents() {
    for index in files.indices { files[index].bytes = [] }
  }
}
