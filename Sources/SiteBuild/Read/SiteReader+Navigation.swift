import Content
import Diagnostics
import TagModel

extension SiteReader {
  /// Gives pages the titles that the navigation of another generator has for them, and the site its menu.
  mutating func navigate(
    _ pages: inout [PageSource], _ configuration: inout SiteConfiguration, base: String
  ) {
    if configuration.navigation.isEmpty { return }
    let indices = Dictionary(
      pages.indices.map { (pages[$0].sourcePath, $0) }, uniquingKeysWith: { first, _ in first })
    for item in configuration.navigation {
      guard let title = item.title, let index = indices[base.joined(item.target)] else { continue }
      pages[index].title = title
    }
    let addresses = LocalizedSources(pages, configuration)
    var menu: [MenuItem] = []
    for item in configuration.navigation {
      let isPage = Address.isLocal(item.target) && item.target.isMarkdownPath
      guard isPage else {
        if let label = item.menuLabel { menu.append(MenuItem(label: label, url: item.target)) }
        continue
      }
      guard let index = indices[base.joined(item.target)] else {
        let isThere = Disk.kind(base.joined(item.target)) != nil
        if !isThere { diagnostics.append(missing(item, among: indices.keys, base)) }
        continue
      }
      guard let label = item.menuLabel else { continue }
      let title = label.isEmpty ? pages[index].displayTitle(pages[index].path) : label
      menu.append(MenuItem(label: title, url: addresses.address(ofPage: index, in: pages).path))
    }
    if configuration.menu.isEmpty { configuration.menu = menu }
  }

  private func missing(
    _ item: NavigationItem, among files: Dictionary<String, Int>.Keys, _ base: String
  ) -> Diagnostic {
    let known = files.sorted().map {
      $0.hasPrefix(base + "/") ? String($0.dropFirst(base.utf8.count + 1)) : $0
    }
    return .brokenLink(item.target, at: item.place, suggestion: nearest(to: item.target, among: known))
  }
}

extension String {
  /// The path of something in this folder, as authors would type it.
  fileprivate func joined(_ part: String) -> String {
    let part = part.hasPrefix("./") ? String(part.dropFirst(2)) : part
    return self == "." ? part : appending(path: part)
  }
}
