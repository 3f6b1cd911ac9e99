import Diagnostics
import TagModel

extension ResolvedSite {
  /// The pages with a cloud that narrows a listing, whose templates write none.
  func filtersWithoutListing(in files: [OutputFile]) -> [Diagnostic] {
    let filtered = pages.filter(\.isFiltered)
    if filtered.isEmpty { return [] }
    let byPath = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    return filtered.compactMap { page in
      guard let bytes = byPath[page.file], !String(decoding: bytes, as: UTF8.self).contains("data-listing"),
        let cloud = page.clouds.first(where: { $0.filter != nil })
      else { return nil }
      // A cloud with no page to show has been told of already.
      if cloud.filter?.slugs.isEmpty == true { return nil }
      let place = cloud.place.path.isEmpty ? page.place : cloud.place
      return .filterWithoutListing(page.address.path, at: place)
    }
  }
}
