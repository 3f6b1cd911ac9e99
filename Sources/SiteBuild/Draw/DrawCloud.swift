public import Diagnostics
public import Rendering
import TagLayout
import TagModel
import Typography

/// Draws one cloud of a site at one width as an SVG picture that needs nothing beside it; writes nothing.
///
/// - Parameters:
///   - reference: the cloud as `PAGE#CLOUD`, or `PAGE` for the page's first cloud; the page's address as
///     `heights.json` has it, its slashes optional.
///   - width: the container's width in CSS px; `nil` for 800, or the cloud's widest breakpoint if that is less.
/// - Returns: The picture, or `nil` when it cannot be drawn, and what is wrong with the site.
public func drawCloud(
  _ reference: String, width: Double?, scheme: ColorScheme, _ options: BuildOptions
) async -> (svg: String?, diagnostics: [Diagnostic]) {
  var report = BuildReport()
  do throws(BuildStop) {
    let cache = BuildStore(options)?.cache ?? BuildCache()
    let site = try await ArrangedSite.make(options, cache: cache, report: &report)
    let position = try site.resolved.position(of: CloudReference(reference))
    let drawing = try await CloudDrawer(site, position).drawing(
      width: width, jobs: options.jobs, cache: cache)
    return (CloudSVG(drawing, scheme: scheme).text, report.diagnostics.sorted())
  } catch {
    return (nil, (report.diagnostics + error.diagnostics).sorted())
  }
}

/// Writes a picture to a file, over one that is there already.
///
/// - Returns: what is wrong, if it could not be written.
public func writeDrawing(_ svg: String, to path: String) -> Diagnostic? {
  do throws(DiskError) {
    try Disk.replace(path, with: Array(svg.utf8))
    return nil
  } catch {
    return .unwritableDrawing(path, reason: error.reason)
  }
}
