public import Diagnostics
public import TagModel

/// A value read from a file, as far as it could be, with what is wrong with the file.
public struct Reading<Value: Sendable>: Sendable {
  /// The value; where something is wrong, without it.
  public var value: Value
  /// What is wrong, in the order in which it was found.
  public var diagnostics: [Diagnostic]

  /// Makes a reading.
  public init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

/// Reads `tagcloud.toml`, `tagcloud.yml` or `tagcloud.yaml`; the name decides between TOML and YAML.
///
/// Unknown keys are errors here.
///
/// - Parameter base: what holds where the file says nothing.
public func readConfiguration(
  _ bytes: [UInt8], path: String, over base: SiteConfiguration = SiteConfiguration()
) -> Reading<SiteConfiguration> {
  var configuration = base
  let document = parseSettings(bytes, path: path)
  var decoder = NodeDecoder(path: path, unknownKeys: .error)
  if let root = document.root { decoder.configuration(root, into: &configuration) }
  configuration.fontPlaces = decoder.fontPlaces
  configuration.iconPlaces = decoder.iconPlaces
  return Reading(configuration, diagnostics: document.diagnostics + decoder.diagnostics)
}

/// Parses a settings file: TOML if its name ends in `.toml`, JSON if in `.json`, else YAML.
func parseSettings(_ bytes: [UInt8], path: String) -> ParsedDocument {
  let text = SourceText.withoutMark(bytes)
  if let problem = SourceText.encodingProblem(in: text, path: path) {
    return ParsedDocument(root: nil, diagnostics: [problem], end: 0)
  }
  let origin = DocumentOrigin(path: path)
  if path.hasSuffix(".toml") { return Node.parse(toml: text, from: origin) }
  return path.hasSuffix(".json") ? Node.parse(json: text, from: origin) : Node.parse(yaml: text, from: origin)
}
