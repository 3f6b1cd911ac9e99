import TagModel

extension TextStyle {
  /// What the style sets inside of its font, as CSS declarations.
  ///
  /// Our fonts have the axes' positions built in; the declaration is for fonts of the reader's own.
  var settings: [String] {
    var declarations: [String] = []
    if !features.isEmpty {
      let settings = features.map { "\"\($0.tag)\" \($0.value)" }.joined(separator: ",")
      declarations.append("font-feature-settings:\(settings)")
    }
    if !axes.isEmpty {
      let settings = axes.map { "\"\($0.tag)\" \(Number.text($0.value))" }.joined(separator: ",")
      declarations.append("font-variation-settings:\(settings)")
    }
    return declarations
  }
}
