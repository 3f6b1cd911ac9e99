/// Builds a site into memory, again and again; what one build has made of the same input, the next takes over.
public struct RepeatedBuild: Sendable {
  private let options: BuildOptions
  private let store: BuildStore?
  private var cache: BuildCache
  private var known = KnownPages()
  private var last: LastBuild?

  /// Takes over what earlier builds of the site have kept on disk.
  public init(_ options: BuildOptions) {
    self.options = options
    store = BuildStore(options)
    cache = store?.cache ?? BuildCache()
  }

  /// Builds the site as it stands now; writes nothing but the cache, and that only where it was empty.
  ///
  /// - Returns: The site, or `nil` when something is wrong with it, and what there is to tell.
  public mutating func run() async -> (site: BuiltSite?, report: BuildReport) {
    let start = FileStamp.now
    var snapshot = InputSnapshot(root: options.source, leavingOut: results)
    let isSettled = snapshot.settle(at: start)
    if isSettled, let rewritten = last?.rewritten(options, snapshot) { return rewritten }
    last = nil
    var report = BuildReport()
    var site: BuiltSite?
    do throws(BuildStop) {
      let arranged = try await ArrangedSite.make(options, cache: cache, known: known, report: &report)
      var stopwatch = Stopwatch()
      let files = try await arranged.rendered(jobs: options.jobs, cache: cache)
      report.diagnostics += files.diagnostics
      report.times.append((.render, stopwatch.lap()))
      keep(arranged.cacheUse)
      known = arranged.source.known ?? KnownPages()
      let built = BuiltSite(files: files.files, arranged: arranged)
      if isSettled { last = LastBuild(built, bodies: files.bodies, report, before: snapshot) }
      site = built
    } catch {
      report.diagnostics += error.diagnostics
    }
    report.diagnostics.sort()
    return (site, report)
  }

  /// The folders in which everything is that builds read, as absolute paths.
  public var watched: [String] {
    [options.source, options.configuration?.parentPath].compactMap(\.self).map(Disk.absolute)
  }

  /// The folders that builds write to, as absolute paths.
  public var results: [String] {
    var reader = SiteReader(options)
    let output = (try? reader.readOutput().output) ?? options.source.appending(path: "public")
    return options.results(output: output).map { path in
      // A folder that is not there yet has no absolute path, but the one that it will be in has.
      if Disk.isFolder(path) { return Disk.absolute(path) }
      let parent = path.parentPath ?? (path.hasPrefix("/") ? "/" : ".")
      return Disk.absolute(parent).appending(path: path.lastPathPart)
    }
  }

  private mutating func keep(_ use: CacheUse) {
    if use.misses == 0 { return }
    let isFirst = cache.isEmpty
    cache = cache.updated(with: use)
    if isFirst { store?.keep(cache) }
  }
}

/// A site with all its files in memory.
public struct BuiltSite: Sendable {
  /// The files, in the order of their paths.
  public var files: [OutputFile]
  let arranged: ArrangedSite

  /// The path at which the site expects to be served, with a slash at both ends.
  public var basePath: String { arranged.resolved.configuration.basePath }
}
