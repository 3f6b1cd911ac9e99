public import Diagnostics

/// A cloud that a page asks for, before terms and styles are known.
public struct CloudRequest: Hashable, Sendable {
  /// Where the chips come from.
  public enum Source: Hashable, Sendable {
    /// The tags of the page itself.
    case page
    /// The terms of the whole site.
    case site
    /// The terms of the pages in the page's folder and below.
    case section
    /// Tags of the cloud's own, which belong to no page.
    case tags([Tag])
  }

  /// Where the request stands.
  public var place: Place
  /// A name for the cloud, unique on its page; `nil` lets the build choose one.
  public var name: String?
  /// Where the chips come from.
  public var source: Source
  /// `taxonomy`: the taxonomy whose terms it shows; `nil` means the site's first.
  public var taxonomy: String?
  /// What shapes it.
  public var declarations: [CloudDeclaration]
  /// Styles of the cloud's own, which go over those of the site.
  public var styles: StyleSheet

  /// Whether the cloud stands on a stage that readers can drag wider, with its heights and its source.
  public var isPreviewed = false
  /// The text of the block that asks for the cloud, if it is a block.
  public var sourceText: String?

  /// Makes a request.
  public init(
    place: Place, name: String? = nil, source: Source = .page, declarations: [CloudDeclaration] = [],
    styles: StyleSheet = [:]
  ) {
    self.place = place
    self.name = name
    self.source = source
    self.declarations = declarations
    self.styles = styles
  }
}
