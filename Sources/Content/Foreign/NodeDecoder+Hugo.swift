import Diagnostics
import TagLayout
import TagModel

/// Hugo's settings, whose keys are in any case.
extension NodeDecoder {
  mutating func hugo(_ root: Node, into configuration: inout SiteConfiguration) {
    let root = lowercased(root)
    usualSettings(
      root, language: ["defaultcontentlanguage", "languagecode", "locale"], content: "contentdir",
      address: "baseurl", into: &configuration)
    configuration.addresses.keepsCase =
      flag(root, "disablepathtolower") ?? configuration.addresses.keepsCase
    configuration.addresses.dropsAccents =
      flag(root, "removepathaccents") ?? configuration.addresses.dropsAccents
    configuration.ownLanguageInFolder =
      flag(root, "defaultcontentlanguageinsubdir") ?? configuration.ownLanguageInFolder
    if let languages = root["languages"] { configuration.languages = hugoLanguages(languages) }
    if let taxonomies = root["taxonomies"] { hugoTaxonomies(taxonomies, into: &configuration) }
    if let ugly = root["uglyurls"] { uglyAddresses(ugly, into: &configuration.addresses) }
    if let kinds = root["disablekinds"] { leaveOut(kinds, of: &configuration) }
    if let menus = root["menus"] ?? root["menu"] { configuration.menu = mainMenu(menus) }
    if let permalinks = root["permalinks"] { self.permalinks(permalinks, into: &configuration) }
  }
}

extension NodeDecoder {
  private func lowercased(_ node: Node) -> Node {
    let members = (node.members ?? []).map { member in
      Node.Member(key: member.key.lowercased(), mark: member.mark, value: member.value)
    }
    return Node(.mapping(members), at: node.mark)
  }

  /// A map from the name of a term to that of its taxonomy.
  private mutating func hugoTaxonomies(_ node: Node, into configuration: inout SiteConfiguration) {
    guard let members = node.members else {
      return reportWrongType("taxonomies", node, expected: "a map, such as tag = \"tags\"")
    }
    let names = members.compactMap { string($0.value, key: "taxonomies.\($0.key)") }
    if !names.isEmpty { configuration.taxonomies = Self.tagsFirst(names) }
  }

  /// What the first taxonomy is called decides which terms a page's own cloud shows.
  static func tagsFirst(_ names: [String]) -> [String] {
    names.filter { $0 == "tags" } + names.filter { $0 != "tags" }
  }

  private mutating func hugoLanguages(_ node: Node) -> [LanguageSettings] {
    guard let members = node.members else {
      reportWrongType("languages", node, expected: "a map of languages, such as [languages.de]")
      return []
    }
    return members.compactMap { member in
      let section = "languages.\(member.key)."
      guard member.value.members != nil || member.value.isNull else {
        reportWrongType("languages.\(member.key)", member.value, expected: "a map, such as [languages.de]")
        return nil
      }
      let settings = lowercased(member.value)
      guard flag(settings, "disabled", in: section) != true,
        let tag = self.language(Node(.quoted(member.key), at: member.mark), key: "languages")
      else { return nil }
      var language = LanguageSettings(tag: tag)
      language.name = text(settings, "label", in: section) ?? text(settings, "languagename", in: section)
      language.title = text(settings, "title", in: section)
      if let parameters = settings["params"] {
        language.description = text(lowercased(parameters), "description", in: section + "params.")
      }
      if let direction = settings["languagedirection"] ?? settings["direction"] {
        let choices = [("ltr", TextDirection.leftToRight), ("rtl", .rightToLeft)]
        language.textDirection = choice(direction, key: "languageDirection", among: choices)
      }
      if let menus = settings["menus"] ?? settings["menu"] { language.menu = mainMenu(menus) }
      return language
    }
  }

  /// One answer for all pages, or one for each folder at the top.
  private mutating func uglyAddresses(_ node: Node, into rules: inout AddressRules) {
    guard let members = node.members else {
      rules.areFiles = boolean(node, key: "uglyURLs") ?? false
      return
    }
    let sections = members.filter { boolean($0.value, key: "uglyURLs.\($0.key)") == true }
    rules.exceptions = Set(sections.map(\.key))
  }

  /// What is not to be written; terms and their index are what this program is for, so they stay.
  private mutating func leaveOut(_ node: Node, of configuration: inout SiteConfiguration) {
    for item in node.items ?? [node] {
      let kinds = [
        "home", "page", "section", "taxonomy", "term", "404", "rss", "robotstxt", "sitemap", "taxonomyterm",
      ]
      switch choice(item, key: "disableKinds", among: kinds.map { ($0, $0) }) {
      case "rss": configuration.feeds.isEnabled = false
      case "sitemap": configuration.siteMap = false
      default: break
      }
    }
  }

  /// The links of the menu `main`, by their weight.
  private mutating func mainMenu(_ node: Node) -> [MenuItem] {
    guard let main = lowercased(node)["main"], !main.isNull else { return [] }
    guard let items = main.items else {
      reportWrongType("menus.main", main, expected: "a list of maps with 'name' and 'url'")
      return []
    }
    var links: [(weight: Int, link: MenuItem)] = []
    for item in items.map({ lowercased($0) }) {
      guard let label = text(item, "name") ?? text(item, "identifier"),
        let target = item["url"] ?? item["pageref"], let url = safeAddress(target, key: "menus.main.url")
      else { continue }
      // Those without a weight come last.
      let weight = item["weight"].flatMap {
        integer($0, key: "menus.main.weight", in: Self.weights, expected: "a whole number")
      }
      links.append((weight.flatMap { $0 == 0 ? nil : $0 } ?? .max, MenuItem(label: label, url: url)))
    }
    // Sorting keeps the order of what weighs the same only if it is told to.
    return links.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
      .map(\.element.link)
  }

  private static let weights = -1_000_000...1_000_000
}
