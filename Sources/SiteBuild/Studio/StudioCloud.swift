public import Diagnostics
import Rendering
import TagLayout
import TagModel
import Typography

/// A cloud on the studio's stage: measured by the build machine, to be laid out by the browser.
public struct StudioCloud: Sendable {
  /// A site that has this one cloud and nothing else.
  let site: ArrangedSite
  let diagnostics: [Diagnostic]
  private let cache: BuildCache

  /// Puts a cloud on the stage.
  ///
  /// - Returns: The cloud, or `nil` when something is wrong with it, what is wrong, and what to keep.
  public static func make(
    _ request: StudioRequest, of built: BuiltSite, source: String, cache: StudioCache
  ) async -> (cloud: StudioCloud?, problems: [Diagnostic], cache: StudioCache) {
    do throws(BuildStop) {
      let (page, notes) = try request.resolved(in: built.arranged)
      var resolved = built.arranged.resolved
      resolved.pages = [page]
      let measured = try await MeasuredSite.measure(
        resolved, resolved.looks, root: source, jobs: 1, cache: cache.entries)
      let placed = try await PlacedSite.place(resolved, measured, jobs: 1, cache: cache.entries)
      let site = ArrangedSite(
        resolved: resolved, source: built.arranged.source, measured: measured, placed: placed)
      let diagnostics = (notes + measured.diagnostics).sorted()
      if diagnostics.hasErrors { throw BuildStop(diagnostics: diagnostics) }
      let kept = StudioCache(entries: cache.entries.updated(with: site.cacheUse))
      return (StudioCloud(site: site, diagnostics: diagnostics, cache: kept.entries), diagnostics, kept)
    } catch {
      return (nil, error.diagnostics, cache)
    }
  }

  /// Draws the cloud as `tagcloud svg` does.
  public func svg(width: Double?, isDark: Bool) async -> (svg: String?, problems: [Diagnostic]) {
    do throws(BuildStop) {
      let drawing = try await CloudDrawer(site, ResolvedSite.CloudPosition(page: 0, cloud: 0)).drawing(
        width: width, jobs: 1, cache: cache)
      return (CloudSVG(drawing, scheme: isDark ? .dark : .light).text, [])
    } catch {
      return (nil, error.diagnostics)
    }
  }
}

extension StudioCache {
  fileprivate init(entries: BuildCache) { self.entries = entries }
}

/// The clouds of a site that the studio can show, as a JSON list.
public func studioClouds(of site: BuiltSite) -> String {
  var json = JSONText()
  json.array { json in
    for page in site.arranged.resolved.pages where page.kind != .notFound {
      for cloud in page.clouds where !cloud.chips.isEmpty {
        json.object { json in
          json.key("cloud")
          json.string("\(page.address.path)#\(cloud.name)")
          json.key("title")
          json.string(page.title)
          json.key("chips")
          json.number(cloud.chips.count)
        }
      }
    }
  }
  return json.text
}

/// What is wrong with a request of the studio, as it answers it.
public func studioRefusal(_ problems: [Diagnostic]) -> String {
  var json = JSONText()
  json.object { $0.write(problems) }
  return json.text
}

extension JSONText {
  /// Writes the member `problems`.
  mutating func write(_ problems: [Diagnostic]) {
    key("problems")
    array { json in
      for problem in problems {
        json.object { json in
          json.key("severity")
          json.string(problem.severity.rawValue)
          json.key("message")
          let notes = problem.notes.map(\.message).joined(separator: ", ")
          json.string(
            problem.message + (problem.fix.map { "; \($0)" } ?? "") + (notes.isEmpty ? "" : " (\(notes))"))
        }
      }
    }
  }
}
