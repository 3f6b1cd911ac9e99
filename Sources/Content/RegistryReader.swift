import Diagnostics
public import TagModel

/// Reads the registry of a taxonomy, such as `tags.toml` or `tags.yml`; the name decides between TOML and YAML.
///
/// Unknown keys are errors here.
public func readRegistry(_ bytes: [UInt8], path: String) -> Reading<TermRegistry> {
  var registry = TermRegistry()
  let document = parseSettings(bytes, path: path)
  var decoder = NodeDecoder(path: path, unknownKeys: .error)
  if let root = document.root { registry.entries = decoder.registry(root) }
  registry.fontPlaces = decoder.fontPlaces
  registry.iconPlaces = decoder.iconPlaces
  return Reading(registry, diagnostics: document.diagnostics + decoder.diagnostics)
}
