import Rendering
import TagModel

/// The clouds of a site as fragments for other generators, with their style sheet.
struct FragmentFiles {
  private let site: ResolvedSite
  private let clouds: [[PlacedCloud]]
  private let classes: StyleClasses
  /// The rules that all clouds share, fonts included.
  private let sharedCSS: String

  init(_ site: ResolvedSite, clouds: [[PlacedCloud]], classes: StyleClasses, sharedCSS: String) {
    self.site = site
    self.clouds = clouds
    self.classes = classes
    self.sharedCSS = sharedCSS
  }

  /// Where the style sheet is: beside the site's own, since its fonts are named from there.
  static let stylePath = "assets/tagcloud.css"

  /// A file for each cloud, the style sheet, and what the index of heights says about them.
  ///
  /// Cost: O(size of all clouds).
  func all() -> (files: [OutputFile], heights: [HeightIndex.Entry]) {
    var files: [OutputFile] = []
    var heights: [HeightIndex.Entry] = []
    var rules: [String: String] = [:]
    for (page, clouds) in zip(site.pages, clouds) {
      for (index, cloud) in clouds.enumerated() {
        let fragment = fragment(of: cloud, origins: page.clouds[index].origins, on: page)
        let path = "fragments/\(page.address.companionFolder)/\(cloud.name).html"
        files.append(OutputFile(path: path, text: fragment.html + "\n"))
        rules[fragment.name] = fragment.css
        var entry = HeightIndex.Entry(page: page.address.path, cloud)
        entry.selector = ".\(CloudFragment.prefix)\(fragment.name)"
        heights.append(entry)
      }
    }
    return (files + [styleSheet(rules)], heights)
  }

  /// The cloud of all terms at a path of its own, and its style sheet.
  func cloudOfTerms(at path: String) -> [OutputFile] {
    guard let index = site.pages.firstIndex(where: { $0.kind == .taxonomy(0) }),
      let cloud = site.pages[index].mainCloud
    else { return [] }
    let page = site.pages[index]
    let fragment = fragment(of: clouds[index][cloud], origins: page.clouds[cloud].origins, on: page)
    return [OutputFile(path: path, text: fragment.html + "\n"), styleSheet([fragment.name: fragment.css])]
  }
}

extension FragmentFiles {
  private func fragment(
    of cloud: PlacedCloud, origins: [ResolvedCloud.Origin], on page: SitePage
  ) -> CloudFragment {
    var cloud = cloud
    for index in cloud.chips.indices {
      cloud.chips[index].href = link(cloud.chips[index].href, term: origins[index].term, on: page)
      cloud.chips[index].isCurrent = false
    }
    return CloudFragment(cloud, classes: classes)
  }

  /// A link that leads to the same place from every page.
  private func link(_ href: String?, term: Int?, on page: SitePage) -> String? {
    guard let href else { return nil }
    guard let term, let pattern = site.configuration.fragmentLink else {
      return page.address.absolute(href, site: site.configuration.baseURL)
    }
    return pattern.replacing("{slug}", with: percentEncoded(site.terms[term].slug))
      .replacing("{label}", with: percentEncoded(site.terms[term].label))
  }

  private func styleSheet(_ rules: [String: String]) -> OutputFile {
    let own = rules.sorted { $0.key < $1.key }.map(\.value).joined()
    return OutputFile(path: Self.stylePath, text: CloudFragment.prefixed(css: sharedCSS) + own)
  }
}
