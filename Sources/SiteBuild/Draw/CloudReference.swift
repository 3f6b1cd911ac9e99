/// Which cloud of a site is meant: `PAGE#CLOUD`, or `PAGE` for the page's first.
struct CloudReference: Hashable {
  /// The page's address.
  var page: PageAddress
  /// The cloud's name; `nil` for the first.
  var cloud: String?

  /// Reads a reference; the page's slashes may be left out.
  init(_ text: String) {
    // A page's address may hold the sign too, a cloud's name never does.
    let sign = text.lastIndex(of: "#")
    let page = text[..<(sign ?? text.endIndex)]
    self.page = PageAddress(url: String(page))
    cloud = sign.map { String(text[text.index(after: $0)...]) }
  }
}

extension ResolvedSite {
  /// Where the clouds of a page are in the site.
  struct CloudPosition: Hashable {
    var page: Int
    var cloud: Int
  }

  /// Finds a cloud, or says which there are.
  func position(of reference: CloudReference) throws(BuildStop) -> CloudPosition {
    let known = pages.indices.filter { pages[$0].kind != .notFound }
    guard let index = known.first(where: { pages[$0].address == reference.page }) else {
      let existing = known.filter { !pages[$0].clouds.isEmpty }.map { pages[$0].address.path }
      throw BuildStop(diagnostics: [.unknownPage(reference.page.path, existing: existing)])
    }
    let page = pages[index]
    if page.clouds.isEmpty { throw BuildStop(diagnostics: [.pageWithoutCloud(page.address.path)]) }
    guard let name = reference.cloud else { return CloudPosition(page: index, cloud: 0) }
    guard let cloud = page.clouds.firstIndex(where: { $0.name == name }) else {
      let existing = page.clouds.map(\.name)
      throw BuildStop(diagnostics: [.unknownCloud(name, on: page.address.path, existing: existing)])
    }
    return CloudPosition(page: index, cloud: cloud)
  }
}
