/// Why no text can be measured on this machine at all.
public enum FontError: Error, Hashable, Sendable {
  /// Fontconfig could not read its configuration.
  case noConfiguration
  /// Fontconfig knows no font that a browser could load.
  case noFonts
  /// A font file that was found cannot be read any more.
  case unreadable(path: String)
  /// HarfBuzz cannot make a subset of a font.
  case notSubsettable(path: String)
}
