/// Whose conventions a tree of pages follows.
public enum Dialect: String, Hashable, Sendable, CaseIterable {
  /// Our own.
  case tagcloud
  /// Hugo.
  case hugo
  /// Jekyll.
  case jekyll
  /// MkDocs with the Material theme.
  case mkdocs
  /// Docusaurus.
  case docusaurus
  /// Eleventy.
  case eleventy
  /// Zola.
  case zola

  /// Whether pages with a date in the future wait for it.
  public var holdsBackFuture: Bool {
    switch self {
    case .tagcloud, .hugo, .jekyll: true
    case .mkdocs, .docusaurus, .eleventy, .zola: false
    }
  }
}
