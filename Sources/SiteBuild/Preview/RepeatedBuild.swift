/// Builds a site into memory, again and again; what one build has made of the same input, the next takes over.
public struct RepeatedBuild: Sendable {
  private let options: BuildOptions
  private let store: BuildStore?
  private var cache: BuildCache
  private var known = KnownSite()
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
    var snapshot = InputSnapshot(root: options.source, leavingOut: results)
    let isSettled = snapshot.settle()
    if isSettled, let rewritten = last?.rewritten(options, snapshot) { return rewritten }
    last = nil
    var report = BuildReport()
    var site: BuiltSite?
    do throws(BuildStop) {
      let arranged = try await ArrangedSite.make(options, cache: cache, known: known, report: &report)
      var stopwatch = Stopwatch()
      let (files, problems) = try await arranged.filesOnDemand(jobs: options.jobs, cache: cache)
      report.diagnostics += problems
      report.times.append((.render, stopwatch.lap()))
      keep(arranged.cacheUse)
      known = KnownSite(pages: arranged.source.known ?? KnownPages(), clouds: KnownClouds(arranged))
      let built = BuiltSite(arranged, files)
      if isSettled { last = LastBuild(built, report, before: snapshot) }
      site = built
    } catch {
      report.diagnostics += error.diagnostics
    }
    report.diagnostics.settle()
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
    return options.results(output: output).map(Disk.absolute)
  }

  private mutating func keep(_ use: CacheUse) {
    if use.misses == 0 { return }
    let isFirst = cache.isEmpty
    cache = cache.updated(with: use)
    if isFirst { store?.keep(cache) }
  }
}
