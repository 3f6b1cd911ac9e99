public import Diagnostics
public import TagModel

extension FontCatalog {
  /// Finds the faces for some styles.
  ///
  /// Families are looked up in fontconfig's list by CSS's rules of matching; what they lack is filled from the
  /// faces fontconfig sorts behind them. Font files are relative to `root`. The locale has no influence.
  /// Cost: some milliseconds for fontconfig, then about one millisecond for each distinct ``FontRequest``.
  ///
  /// - Parameter place: Where an author wrote a style, for the diagnostics.
  /// - Returns: The catalog, with a chain for every style, and a diagnostic for each family that was replaced,
  ///   each font file that cannot be used, and each feature that the face does not have.
  public static func resolve(
    _ styles: some Sequence<TextStyle>, root: String, at place: (TextStyle) -> Place? = { _ in nil }
  ) throws(FontError) -> (FontCatalog, [Diagnostic]) {
    var resolver = FontResolver(try Fontconfig(), root: root)
    for style in styles {
      try resolver.resolve(FontRequest(style), at: place(style))
      resolver.checkSettings(style, at: place(style))
    }
    return (resolver.catalog, resolver.diagnostics)
  }
}
