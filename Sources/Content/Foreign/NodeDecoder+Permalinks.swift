import Diagnostics
import TagModel

/// Hugo's patterns of addresses: one for each section, or for each kind of page a map of them.
extension NodeDecoder {
  mutating func permalinks(_ node: Node, into configuration: inout SiteConfiguration) {
    guard let members = node.members else {
      return reportWrongType(
        "permalinks", node, expected: "a map of sections, such as posts = \"/:year/:slug/\"")
    }
    for member in members {
      if Self.kinds.contains(member.key.lowercased()), let inner = member.value.members {
        for section in inner { permalink(member.key.lowercased(), section, into: &configuration) }
      } else {
        let isTaxonomy = configuration.knownTaxonomies.contains(member.key)
        permalink(isTaxonomy ? "term" : "page", member, into: &configuration)
      }
    }
    for member in node["taxonomy"]?.members ?? [] { checkIndex(member, configuration) }
  }
}

extension NodeDecoder {
  private static let kinds = ["page", "section", "taxonomy", "term"]

  private mutating func permalink(
    _ kind: String, _ member: Node.Member, into configuration: inout SiteConfiguration
  ) {
    let key = kind == "page" ? "permalinks.\(member.key)" : "permalinks.\(kind).\(member.key)"
    guard kind != "taxonomy", let pattern = addressPattern(member.value, key: key, .hugo) else { return }
    let section = member.key == "/" ? "" : member.key
    switch kind {
    case "page": configuration.addresses.patterns[.pages(section: section)] = pattern
    case "section": configuration.addresses.patterns[.section(section)] = pattern
    default:
      guard let folder = folder(ofTerms: pattern, of: member.key) else {
        return report(.termAddresses(of: member.key, at: place(member.value.mark)))
      }
      var settings = configuration.settings(of: member.key)
      settings.folder = folder
      configuration.taxonomySettings[member.key] = settings
    }
  }

  /// What stands before the slug of a term, if that is a folder.
  private func folder(ofTerms pattern: AddressPattern, of taxonomy: String) -> String? {
    var parts = pattern.parts
    if parts.last == .text("/") { parts.removeLast() }
    guard case .fact(let last)? = parts.popLast(), [.title, .slugOrTitle, .slugOrName, .name].contains(last)
    else { return nil }
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .fact(.section): text += taxonomy
      case .fact: return nil
      }
    }
    let folder = text.split(separator: "/").joined(separator: "/")
    return text.hasSuffix("/") && !folder.isEmpty ? folder : nil
  }

  /// The index of a taxonomy is the folder of its terms.
  private mutating func checkIndex(_ member: Node.Member, _ configuration: SiteConfiguration) {
    let folder = configuration.settings(of: member.key).folder ?? member.key
    let wanted = string(member.value, key: "permalinks.taxonomy.\(member.key)") ?? folder
    let isSame =
      wanted.replacing(":section", with: member.key).split(separator: "/").joined(separator: "/") == folder
    if !isSame { report(.indexAddress(of: member.key, "/\(folder)/", at: place(member.value.mark))) }
  }
}
