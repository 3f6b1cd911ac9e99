import Diagnostics
public import TagModel

/// Reads tags from a value, in every form that front matter has for them.
///
/// - Parameter path: the path that diagnostics print.
public func readTags(_ node: Node, path: String) -> Reading<[Tag]> {
  var decoder = NodeDecoder(path: path, unknownKeys: .error)
  let tags = decoder.tags(node, key: "tags")
  return Reading(tags, diagnostics: decoder.diagnostics)
}

/// Reads one style from a value: a map of style keys, with `selected` for what differs when a chip is selected.
///
/// - Parameter path: the path that diagnostics print.
public func readStyle(_ node: Node, path: String) -> Reading<StyleRule> {
  var decoder = NodeDecoder(path: path, unknownKeys: .error)
  let rule = decoder.styleRule(node)
  return Reading(rule, diagnostics: decoder.diagnostics)
}
