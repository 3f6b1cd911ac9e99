import Diagnostics
import TagModel

/// The last build of a site that could be done, in memory: if words alone have changed since, new ones are put where the old
/// ones stood.
struct LastBuild: Sendable {
  private var snapshot: InputSnapshot
  private var site: BuiltSite
  /// The written pages by the paths of their sources.
  private var pages: [String: Page] = [:]
  private var report: BuildReport

  private struct Page {
    /// The page, as an index into those of the site.
    var index: Int
    /// What is known of it besides the words that it has now.
    var facts: PageFacts
  }

  /// Remembers a build.
  ///
  /// - Parameter before: how everything looked before it read anything.
  init(_ site: BuiltSite, _ report: BuildReport, before: InputSnapshot) {
    self.site = site
    self.report = report
    snapshot = before
    for (index, page) in site.arranged.resolved.pages.enumerated() where page.kind == .content {
      if let source = page.place?.path, let facts = page.facts {
        pages[source] = Page(index: index, facts: facts)
      }
    }
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
      guard let page = pages[source], let file = files.path(of: source) else { return nil }
      let written = files.read(file).value
      guard let facts = written.facts,
        let body = site.arranged.resolved.pages[page.index].body(rewrittenAs: written),
        let told = page.facts.update(report.diagnostics, of: source, to: facts)
      else { return nil }
      site.rewrite(page: page.index, body: body)
      report.diagnostics = told
      pages[source]?.facts = facts
    }
    snapshot = now
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
