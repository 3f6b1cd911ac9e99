public import Diagnostics
public import Rendering
import TagLayout
import TagModel
import Typography

/// A site with every chip in its place: what the first four stages make of a folder.
public struct ArrangedSite: Sendable {
  let resolved: ResolvedSite
  let source: SiteSource
  let measured: MeasuredSite
  let placed: PlacedSite

  /// Reads, resolves, measures and arranges a site without writing anything.
  ///
  /// - Returns: The site, or `nil` when something is wrong with it, and what is wrong.
  public static func make(_ options: BuildOptions) async -> (site: ArrangedSite?, diagnostics: [Diagnostic]) {
    var report = BuildReport()
    do throws(BuildStop) {
      let site = try await make(options, cache: BuildCache(), report: &report)
      return (site, report.diagnostics.sorted())
    } catch {
      return (nil, (report.diagnostics + error.diagnostics).sorted())
    }
  }

  /// The arrangements of all clouds with the addresses of their pages, in the order of the pages.
  ///
  /// Cost: arranges every cloud anew.
  public func arrangements() -> [(page: String, cloud: ArrangedCloud, placed: PlacedCloud)] {
    resolved.pages.indices.flatMap { page in
      resolved.pages[page].clouds.indices.compactMap { index in
        let arranger = CloudArranger(resolved.pages[page].clouds[index], measured.clouds[page][index])
        guard let cloud = try? arranger.arranged() else { return nil }
        return (resolved.pages[page].address.path, cloud, placed.clouds[page][index])
      }
    }
  }
}

extension ArrangedSite {
  /// Runs the first four stages; what is wrong, and how long it took, goes into the report.
  static func make(
    _ options: BuildOptions, cache: BuildCache, known: KnownSite? = nil, report: inout BuildReport
  ) async throws(BuildStop) -> ArrangedSite {
    var stopwatch = Stopwatch()
    var source = try await SiteSource.read(options, known: known?.pages)
    report.diagnostics += source.diagnostics
    report.dialect = source.dialect.rawValue
    report.heldBack = source.heldBack
    report.times.append((.read, stopwatch.lap()))

    let (resolved, problems) = await SiteResolver(
      source.published, configuration: source.configuration, registries: source.registries,
      icons: source.icons, jobs: options.jobs
    ).resolve(jobs: options.jobs)
    report.diagnostics += problems
    // Nobody looks at what authors wrote from here on, and it takes as much memory as what it became.
    free(exchange(&source.published, with: []), jobs: options.jobs)
    if options.hints {
      report.diagnostics += resolved.hints { source.rules(of: $0, in: resolved) }
      report.diagnostics += resolved.caseCollisions(
        withStatic: source.staticFiles.map(\.path), in: source.staticFolder)
    }
    // Content that is wrong is reported whole, but not measured.
    if report.diagnostics.hasErrors { throw BuildStop() }
    let looks = resolved.looks
    report.diagnostics += ContrastCheck.problems(of: looks) + LowChipCheck.problems(of: looks)
    report.times.append((.resolve, stopwatch.lap()))

    let measured = try await MeasuredSite.measure(
      resolved, looks, root: options.source, jobs: options.jobs, cache: cache, known: known?.clouds)
    report.diagnostics += measured.diagnostics
    report.shapedLabels = measured.shapedCount
    if report.diagnostics.hasErrors { throw BuildStop() }
    report.times.append((.measure, stopwatch.lap()))

    let placed = try await PlacedSite.place(
      resolved, measured, jobs: options.jobs, cache: cache, known: known?.clouds)
    report.pages = resolved.pages.count
    report.clouds = placed.clouds.reduce(0) { $0 + $1.count }
    report.chips = placed.clouds.reduce(0) { $0 + $1.reduce(0) { $0 + $1.chips.count } }
    report.arrangedClouds = placed.arrangedCount
    report.diagnostics += tallClouds(resolved, placed)
    if let baseline = options.baseline { report.diagnostics += drift(from: baseline, resolved, placed) }
    report.times.append((.arrange, stopwatch.lap()))
    return ArrangedSite(resolved: resolved, source: source, measured: measured, placed: placed)
  }

  /// What was taken from the cache and what was made.
  var cacheUse: CacheUse {
    var use = measured.cacheUse
    use.formUnion(placed.cacheUse)
    return use
  }

  /// The clouds that are higher than they may be.
  private static func tallClouds(_ resolved: ResolvedSite, _ placed: PlacedSite) -> [Diagnostic] {
    resolved.pages.indices.flatMap { page in
      resolved.pages[page].clouds.indices.compactMap { index in
        if resolved.pages[page].clouds[index].options.maxHeight == nil { return nil }
        return TallCloudCheck.problem(
          of: resolved.pages[page].clouds[index], placed.clouds[page][index],
          on: resolved.pages[page].address.path)
      }
    }
  }

  /// What is another height than a file says.
  private static func drift(
    from path: String, _ resolved: ResolvedSite, _ placed: PlacedSite
  ) -> [Diagnostic] {
    let (baseline, problems) = HeightBaseline.read(path)
    let entries = zip(resolved.pages, placed.clouds).flatMap { page, clouds in
      clouds.map { HeightIndex.Entry(page: page.address.path, $0) }
    }
    return problems + (baseline?.drift(from: entries) ?? [])
  }

  /// Renders every file of the site; static files must not stand where others are made.
  ///
  /// - Parameter place: what is done with each page at once, on one of several tasks, so that not all of them have to
  ///   be in memory.
  func rendered(
    jobs: Int, cache: BuildCache, fragment: String? = nil,
    place: @escaping @Sendable (OutputFile) -> OutputFile = { $0 }
  ) async throws(BuildStop) -> SiteFiles {
    let rendered = try await made(jobs: jobs, cache: cache, fragment: fragment, place: place)
    let made = rendered.files
    if let fragment, made.count(where: { $0.path == fragment }) > 1 {
      throw BuildStop(diagnostics: [.fragmentCollision(fragment)])
    }
    try checkCollisions(with: made.map(\.path))
    let problems = resolved.configuration.emission == .pages ? rendered.diagnostics : []
    let statics = source.staticFiles
    let sorted = statics.isEmpty ? made : (made + statics).sorted { $0.path.precedesInBytes($1.path) }
    return SiteFiles(files: sorted, bodies: rendered.bodies, diagnostics: problems, output: source.output)
  }

  /// Finds out which files the site has, to be rendered when they are asked for, and what is wrong with how they go
  /// together.
  func filesOnDemand(
    jobs: Int, cache: BuildCache
  ) async throws(BuildStop) -> (files: FilesOnDemand, problems: [Diagnostic]) {
    var files: FilesOnDemand
    var problems: [Diagnostic] = []
    switch resolved.configuration.emission {
    case .pages:
      let renderer = await renderer(jobs: jobs)
      files = await FilesOnDemand(renderer, jobs: jobs)
      problems = renderer.problems
    case .fragments, .pictures:
      files = FilesOnDemand(try await made(jobs: jobs, cache: cache, fragment: nil) { $0 }.files)
    }
    try checkCollisions(with: Array(files.paths))
    files.add(source.staticFiles)
    problems += brokenLinks(in: Array(files.paths))
    return (files, problems)
  }

  /// The links of the site that lead to none of its files.
  ///
  /// Where only clouds are made, the pages that links lead to are another program's.
  func brokenLinks(in files: [String]) -> [Diagnostic] {
    resolved.configuration.emission == .pages ? resolved.brokenLinks(in: files) : []
  }

  /// Sees how the files go together that are made and those that are copied.
  ///
  /// - Parameter made: the paths of those that are made.
  private func checkCollisions(with made: [String]) throws(BuildStop) {
    let collisions = staticCollisions(of: source.staticFiles.map(\.path), with: made)
    if collisions.isEmpty { return }
    let folder = source.staticFolder
    throw BuildStop(
      diagnostics: collisions.map { .staticCollision($0, at: Place(path: folder.appending(path: $0))) })
  }

  /// All files but those that are copied.
  private func made(
    jobs: Int, cache: BuildCache, fragment: String?, place: @escaping @Sendable (OutputFile) -> OutputFile
  ) async throws(BuildStop) -> RenderedSite {
    if resolved.configuration.emission == .pictures {
      let pictures = try await pictures(jobs: jobs, cache: cache)
      return RenderedSite(files: pictures.sorted { $0.path.precedesInBytes($1.path) })
    }
    return await renderer(jobs: jobs).files(jobs: jobs, fragment: fragment, place: place)
  }

  private func renderer(jobs: Int) async -> SiteRenderer {
    let (classes, labelFaces) = await bothOf(jobs: jobs) {
      StyleClasses(placed.clouds)
    } _: {
      measured.labelFaces
    }
    let styles = classes.textStyles.map { ($0, measured.families(of: $0)) }
    return SiteRenderer(
      SiteRenderer.Input(
        site: resolved, clouds: placed.clouds, fonts: measured.webFonts, localFaces: measured.localFaces,
        icons: IconFiles(classes, source.icons),
        labelFaces: labelFaces, classes: classes,
        families: Dictionary(styles, uniquingKeysWith: { first, _ in first }), templates: source.templates,
        staticFiles: Set(source.staticFiles.map(\.path))))
  }
}
