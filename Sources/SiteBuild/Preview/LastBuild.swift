import Diagnostics
import TagModel

/// The last build of a site that could be done, in memory: if words alone have changed since, new ones are put where the old
/// ones stood.
struct LastBuild: Sendable {
  private var snapshot: InputSnapshot
  private var site: BuiltSite
  /// The written pages that nothing is said about, as indices by the paths of their sources.
  private let pages: [String: Int]
  private let report: BuildReport

  /// Remembers a build.
  ///
  /// - Parameter before: how everything looked before it read anything.
  init(_ site: BuiltSite, _ report: BuildReport, before: InputSnapshot) {
    self.site = site
    self.report = report
    let mentioned = report.mentioned
    var pages: [String: Int] = [:]
    for (index, page) in site.arranged.resolved.pages.enumerated() where page.kind == .content {
      if let source = page.place?.path, !mentioned.contains(source) { pages[source] = index }
    }
    self.pages = pages
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
    guard let files = try? reader.readPageFiles() else { return nil }
    for path in changed {
      let source = root.path(path)
      guard let index = pages[source], let file = files.path(of: source),
        let body = site.arranged.resolved.pages[index].body(rewrittenAs: files.read(file).value)
      else { return nil }
      site.rewrite(page: index, body: body)
    }
    snapshot = now
    var report = report
    report.times = [(.read, stopwatch.lap())]
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
