import Diagnostics
import TagModel

/// The last build of a site that could be done, in memory: if words alone have changed since, new ones are put where the old
/// ones stood.
struct LastBuild: Sendable {
  private var snapshot: InputSnapshot
  private var site: BuiltSite
  private var bodies: [BodyPlace]
  private let report: BuildReport

  /// Remembers a build.
  ///
  /// - Parameter before: how everything looked before it read anything.
  init(_ site: BuiltSite, bodies: [BodyPlace], _ report: BuildReport, before: InputSnapshot) {
    self.site = site
    self.report = report
    let mentioned = report.mentioned
    self.bodies = bodies.filter { !mentioned.contains($0.source) }
    snapshot = before
  }

  /// The site with the words that pages have now; `nil` if more than words has changed.
  mutating func rewritten(
    _ options: BuildOptions, _ now: InputSnapshot
  ) -> (site: BuiltSite, report: BuildReport)? {
    guard let changed = now.changedPages(since: snapshot) else { return nil }
    var stopwatch = Stopwatch()
    let root = SiteRoot(path: options.source)
    var reader = SiteReader(options)
    guard let pages = try? reader.readPageFiles() else { return nil }
    for path in changed {
      guard let index = bodies.firstIndex(where: { $0.source == root.path(path) }),
        let source = pages.path(of: bodies[index].source),
        let body = bodies[index].body(of: pages.read(source).value),
        let file = site.files.firstIndex(where: { $0.path == bodies[index].file })
      else { return nil }
      let range = bodies[index].range
      site.files[file].bytes.replaceSubrange(range, with: body)
      bodies[index].range = range.lowerBound..<range.lowerBound + body.count
    }
    snapshot = now
    var report = report
    report.times = [(.render, stopwatch.lap())]
    (report.shapedLabels, report.arrangedClouds) = (0, 0)
    return (site, report)
  }
}

extension InputSnapshot {
  /// The pages that are not as they were in another snapshot; `nil` if anything else is not.
  fileprivate func changedPages(since other: InputSnapshot) -> [String]? {
    guard digest == other.digest, pages.count == other.pages.count else { return nil }
    return pages.filter { other.pages[$0.key] != $0.value || $0.value == .unknown }.keys.sorted()
  }
}
