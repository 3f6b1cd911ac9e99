public import TagModel

/// The faces that a site's styles are drawn with: what fontconfig, or a given file, resolved for each.
///
/// A plain value, made once a build. Every worker makes its own ``LabelShaper`` from it.
public struct FontCatalog: Hashable, Sendable {
  /// Every face that some chain mentions.
  public internal(set) var faces: [FontFace] = []
  var chains: [FontRequest: FontChain] = [:]

  /// A face by its id.
  public subscript(id: FontFace.ID) -> FontFace { faces[id.index] }

  /// The faces that draw a style's text, or `nil` for a style the catalog was not made for.
  public func chain(for style: TextStyle) -> FontChain? { chains[FontRequest(style)] }
}
