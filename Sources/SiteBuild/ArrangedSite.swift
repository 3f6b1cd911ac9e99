public import Diagnostics
public import Rendering
import TagLayout
import TagModel
import Typography

/// A site with every chip in its place: what the first four stages make of a folder.
public struct ArrangedSite: Sendable {
  let resolved: ResolvedSite
  let source: SiteSource
  let fonts: SiteFonts
  let webFonts: WebFonts
  /// The clouds of each page.
  let pageClouds: [[ArrangedCloud]]

  /// The clouds of the site with the addresses of their pages, in the order of the pages.
  public var clouds: [(page: String, cloud: ArrangedCloud)] {
    zip(resolved.pages, pageClouds).flatMap { page, clouds in clouds.map { (page.address.path, $0) } }
  }

  /// Reads, resolves, measures and arranges a site without writing anything.
  ///
  /// - Returns: The site, or `nil` when something is wrong with it, and what is wrong.
  public static func make(_ options: BuildOptions) async -> (site: ArrangedSite?, diagnostics: [Diagnostic]) {
    var report = BuildReport()
    do throws(BuildStop) {
      let site = try await make(options, report: &report)
      return (site, report.diagnostics.sorted())
    } catch {
      return (nil, (report.diagnostics + error.diagnostics).sorted())
    }
  }
}

extension ArrangedSite {
  /// Runs the first four stages; what is wrong, and how long it took, goes into the report.
  static func make(_ options: BuildOptions, report: inout BuildReport) async throws(BuildStop) -> ArrangedSite
  {
    let clock = ContinuousClock()
    var start = clock.now
    func finish(_ stage: Stage, _ report: inout BuildReport) {
      report.times.append((stage, clock.now - start))
      start = clock.now
    }
    let source = try await SiteSource.read(options)
    report.diagnostics += source.diagnostics
    finish(.read, &report)

    let (resolved, problems) = SiteResolver(source.published, configuration: source.configuration).resolve()
    report.diagnostics += problems
    // Content that is wrong is reported whole, but not measured.
    if report.diagnostics.hasErrors { throw BuildStop() }
    finish(.resolve, &report)

    let measured = try await MeasuredSite.measure(resolved, root: options.source, jobs: options.jobs)
    report.diagnostics += measured.diagnostics
    if report.diagnostics.hasErrors { throw BuildStop() }
    finish(.measure, &report)

    let clouds = try await arrange(resolved, measured, jobs: options.jobs)
    report.pages = resolved.pages.count
    report.clouds = clouds.reduce(0) { $0 + $1.count }
    report.chips = clouds.reduce(0) { $0 + $1.reduce(0) { $0 + $1.chips.count } }
    finish(.arrange, &report)
    return ArrangedSite(
      resolved: resolved, source: source, fonts: measured.fonts, webFonts: measured.webFonts,
      pageClouds: clouds)
  }

  /// Renders every file of the site; static files must not stand where others are made.
  func rendered(jobs: Int) async throws(BuildStop) -> SiteFiles {
    let classes = StyleClasses(pageClouds.joined())
    let styles = classes.styles.map(\.text)
    let families = Dictionary(
      styles.map { ($0, fonts.families(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let renderer = SiteRenderer(
      SiteRenderer.Input(
        site: resolved, clouds: pageClouds, fonts: webFonts, classes: classes, families: families,
        templates: source.templates))
    let made = await renderer.files(jobs: jobs)
    let collisions = staticCollisions(of: source.staticFiles, with: made)
    if !collisions.isEmpty {
      let folder = source.staticFolder
      throw BuildStop(
        diagnostics: collisions.map { .staticCollision($0, at: Place(path: folder.appending(path: $0))) })
    }
    let files = made + source.staticFiles
    return SiteFiles(
      files: files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, output: source.output)
  }

  private static func arrange(
    _ site: ResolvedSite, _ measured: MeasuredSite, jobs: Int
  ) async throws(BuildStop) -> [[ArrangedCloud]] {
    let work = Array(zip(site.pages.map(\.clouds), measured.sizes))
    let outcomes = await parallelMap(work, jobs: jobs) { clouds, sizes in
      zip(clouds, sizes).map { cloud, sizes in
        Result { () throws(LayoutRefusal) in try CloudArranger(cloud, sizes: sizes).arranged() }
          .mapError { BuildStop(diagnostics: [.refusedLayout($0.message, at: cloud.place)]) }
      }
    }
    var arranged: [[ArrangedCloud]] = []
    arranged.reserveCapacity(outcomes.count)
    for page in outcomes {
      var clouds: [ArrangedCloud] = []
      for cloud in page { clouds.append(try cloud.get()) }
      arranged.append(clouds)
    }
    return arranged
  }
}
