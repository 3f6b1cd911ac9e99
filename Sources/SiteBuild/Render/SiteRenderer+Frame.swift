import Rendering
import TagModel

/// What pages have alike, and where their links lead.
extension SiteRenderer {
  /// What the frame of a page depends on.
  struct FrameKey: Hashable {
    var edition: Int
    var language: String
    var depth: Int
    var isNotFound: Bool
    var labelFaces: [Int]

    init(_ page: SitePage, _ labelFaces: [Int]) {
      edition = page.edition
      language = page.language
      depth = page.address.depth
      isNotFound = page.kind == .notFound
      self.labelFaces = labelFaces
    }
  }

  func fullAddress(of page: SitePage) -> String {
    configuration.baseURL + percentEncoded(page.address.path)
  }

  /// What a page shares with others.
  func frame(of page: SitePage, labelFaces: [Int]) -> PageContent.Frame {
    var frame = PageContent.Frame()
    let edition = edition(of: page)
    frame.siteTitle = edition.title
    frame.siteDescription = edition.description
    frame.homeURL = link(from: page, to: edition.home)
    frame.taxonomies = input.site.taxonomies.filter { $0.edition == page.edition && $0.hasIndex }.map {
      PageContent.Link(label: $0.title, url: link(from: page, to: $0.address))
    }
    frame.stylesheetURL = link(from: page, toFile: stylesheet.path)
    frame.preloadURLs = labelFaces.compactMap { input.fonts.labelFiles[$0] }.map {
      link(from: page, toFile: $0)
    }
    frame.iconURL = ["favicon.svg", "favicon.ico", "favicon.png"].first(where: input.staticFiles.contains)
      .map { link(from: page, toFile: $0) }
    frame.generator = "tagcloud \(Version.current)"
    frame.words = words(of: page)
    return frame
  }

  func menuLink(_ item: MenuItem, on page: SitePage) -> PageContent.Link {
    guard item.url.hasPrefix("/") else { return PageContent.Link(label: item.label, url: item.url) }
    let target = PageAddress(url: item.url)
    let isBelow = target.name.isEmpty && page.address.folder.hasPrefix(target.folder + "/")
    return PageContent.Link(
      label: item.label, url: link(from: page, to: target), isCurrent: isBelow || page.address == target)
  }

  /// The page for missing addresses is shown at any depth, so its links start from the site's root.
  func link(from page: SitePage, to target: PageAddress) -> String {
    guard page.kind == .notFound, !configuration.baseURL.isEmpty else {
      return input.site.linkStyle.link(from: page.address, to: target)
    }
    return configuration.basePath + String(percentEncoded(target.path).dropFirst())
  }

  func link(from page: SitePage, toFile path: String) -> String {
    guard page.kind == .notFound, !configuration.baseURL.isEmpty else {
      return input.site.linkStyle.link(from: page.address, toFile: path)
    }
    return configuration.basePath + percentEncoded(path)
  }
}
