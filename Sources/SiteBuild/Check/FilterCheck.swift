import Diagnostics
import TagModel

extension ResolvedSite {
  /// What is wrong with a page whose cloud narrows a listing, if its template writes none.
  ///
  /// - Parameter html: the page as it is written.
  func filterWithoutListing(on page: SitePage, in html: [UInt8]) -> Diagnostic? {
    guard page.isFiltered, !String(decoding: html, as: UTF8.self).contains("data-listing"),
      let cloud = page.clouds.first(where: { $0.filter != nil })
    else { return nil }
    // A cloud with no page to show has been told of already.
    if cloud.filter?.slugs.isEmpty == true { return nil }
    let place = cloud.place.path.isEmpty ? page.place : cloud.place
    return .filterWithoutListing(page.address.path, at: place)
  }
}
