import Diagnostics
import TagModel

extension Phrase: DocumentKey {
  static let context = "[vocabulary]"
  static let unsupported: [String] = []
}

extension PluralCategory: DocumentKey {
  static let context = "the plural forms of a phrase"
  static let unsupported: [String] = []
}

extension NodeDecoder {
  /// `[vocabulary]`: a text for each phrase, or one for each plural form.
  mutating func wording(_ node: Node) -> Wording {
    var wording: Wording = [:]
    for member in members(node, of: Phrase.self) {
      let key = "vocabulary.\(member.key.rawValue)"
      if member.value.members == nil {
        wording[member.key] = string(member.value, key: key).map { [.other: $0] }
        continue
      }
      var forms: [PluralCategory: String] = [:]
      for form in members(member.value, of: PluralCategory.self) {
        forms[form.key] = string(form.value, key: "\(key).\(form.key.rawValue)")
      }
      if forms[.other] == nil { report(.missingKey("other", in: key, at: place(member.value.mark))) }
      wording[member.key] = forms
    }
    return wording
  }
}
