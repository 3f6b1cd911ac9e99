import Diagnostics
import Rendering
import TagLayout
import TagModel
import Typography

/// Builds a site: read, resolve, measure, arrange, render, write.
///
/// Everything is rendered before the first file in the output folder changes, so a build that fails leaves the
/// last good output as it was.
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
    report.diagnostics.sort()
    return report
  }

  mutating func run() async {
    do throws(BuildStop) {
      let path = options.cachePath
      let cache = path.map(BuildCache.init(file:)) ?? BuildCache()
      let arranged = try await ArrangedSite.make(options, cache: cache, report: &report)
      let files = try await render(arranged)
      try await write(files)
      if let path { keep(arranged, cache, in: path) }
    } catch {
      report.diagnostics += error.diagnostics
    }
  }
}

extension BuildOptions {
  /// The file that keeps the results of the site's builds: one for each source folder.
  var cachePath: String? {
    cacheFolder.map { folder in
      let name = SHA256.hexadecimal(of: Array(Disk.absolute(source).utf8)).prefix(16)
      return folder.appending(path: "\(name).cache")
    }
  }
}

/// Why a run ended before its last stage.
struct BuildStop: Error {
  /// What to tell; empty when it was told already.
  var diagnostics: [Diagnostic] = []
}

extension Chain {
  private mutating func render(_ arranged: ArrangedSite) async throws(BuildStop) -> SiteFiles {
    var stopwatch = Stopwatch()
    let files = try await arranged.rendered(jobs: options.jobs)
    report.times.append((.render, stopwatch.lap()))
    return files
  }

  /// Keeps the results for the next build; a cache that cannot be written costs time, nothing else.
  private func keep(_ site: ArrangedSite, _ cache: BuildCache, in path: String) {
    var use = site.measured.cacheUse
    use.formUnion(site.placed.cacheUse)
    if use.misses > 0 { try? cache.updated(with: use).write(to: path) }
  }

  private mutating func write(_ files: SiteFiles) async throws(BuildStop) {
    var stopwatch = Stopwatch()
    let folder = OutputFolder(files.output)
    report.output = files.output
    if !options.force {
      let conflicts = await folder.conflicts(with: files.files, jobs: options.jobs)
      if !conflicts.isEmpty { throw BuildStop(diagnostics: conflicts) }
    }
    if options.dryRun { return }
    do throws(DiskError) {
      let changes = try await folder.write(files.files, jobs: options.jobs)
      report.written = changes.written
      report.unchanged = changes.unchanged
      report.removed = changes.removed
    } catch {
      throw BuildStop(error)
    }
    report.times.append((.write, stopwatch.lap()))
  }
}

extension BuildStop {
  init(_ error: DiskError) {
    switch error.action {
    case .read: diagnostics = [.unreadable(error.path, reason: error.reason)]
    case .write: diagnostics = [.unwritable(error.path, reason: error.reason)]
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
  var output: String
}
