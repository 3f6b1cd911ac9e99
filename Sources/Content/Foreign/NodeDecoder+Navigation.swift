import Diagnostics
import TagModel

/// `nav` of MkDocs: pages, links and sections of them.
extension NodeDecoder {
  /// Takes over which pages it names and what they are called.
  ///
  /// What is on its first level becomes a link of the bar at the top; a section leads to its first page.
  mutating func navigation(_ node: Node, into configuration: inout SiteConfiguration) {
    guard node.items != nil else {
      return reportWrongType("nav", node, expected: "a list, such as - Home: index.md")
    }
    for item in node.items ?? [] {
      let (label, target) = labelled(item)
      guard let target else { continue }
      var found: [NavigationItem] = []
      collect(target, called: label, into: &found)
      if let first = found.indices.first { found[first].menuLabel = label ?? "" }
      configuration.navigation += found
    }
  }

  /// A map with one key is something with a label.
  private mutating func labelled(_ item: Node) -> (label: String?, target: Node?) {
    guard let members = item.members else { return (nil, item.isNull ? nil : item) }
    if members.count > 1 {
      reportWrongType("nav", item, expected: "one title with a page or a list in each item")
    }
    return (members.first?.key, members.first.flatMap { $0.value.isNull ? nil : $0.value })
  }

  /// The pages and links of an item; how deep these are is limited for all documents.
  private mutating func collect(_ node: Node, called title: String?, into found: inout [NavigationItem]) {
    guard let items = node.items else {
      guard let target = safeAddress(node, key: "nav") else { return }
      return found.append(NavigationItem(target: target, title: title, place: place(node.mark)))
    }
    for item in items {
      let (label, target) = labelled(item)
      if let target { collect(target, called: label, into: &found) }
    }
  }
}
