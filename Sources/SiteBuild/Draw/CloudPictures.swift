import Diagnostics
import Rendering
import TagModel

extension ArrangedSite {
  /// Every cloud of the site as two pictures that need nothing beside them, for light and for dark pages.
  ///
  /// They are as wide as those of ``drawCloud(_:width:scheme:_:)`` are when no width is asked for.
  func pictures(jobs: Int, cache: BuildCache) async throws(BuildStop) -> [OutputFile] {
    var files: [OutputFile] = []
    for (pageIndex, page) in resolved.pages.enumerated() where page.kind != .notFound {
      for (index, cloud) in page.clouds.enumerated() where !placed.clouds[pageIndex][index].chips.isEmpty {
        let position = ResolvedSite.CloudPosition(page: pageIndex, cloud: index)
        let drawing = try await CloudDrawer(self, position).drawing(width: nil, jobs: jobs, cache: cache)
        for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "-dark")] {
          let path = "svg/\(page.address.companionFolder)/\(cloud.name)\(ending).svg"
          files.append(OutputFile(path: path, text: CloudSVG(drawing, scheme: scheme).text))
        }
      }
    }
    return files
  }
}
