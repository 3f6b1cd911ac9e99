import TagModel

/// A cloud as its page holds it: markup for the body, numbers for the style sheet.
public struct RenderedCloud: Hashable, Sendable {
  /// The HTML.
  public var html: String
  /// The rules that belong to this cloud alone.
  public var css: String

  /// Renders a cloud with the classes that its site shares.
  public init(_ cloud: PlacedCloud, classes: StyleClasses) {
    html =
      CloudMarkup(
        cloud, placementClass: classes.placementClass(of: cloud),
        classes: classes, lookClasses: cloud.chips.map(classes.lookClasses),
        controlClass: cloud.disclosure.map { classes.lookClass(of: Shared($0.style)) }
      ).html
    css = cloud.geometry.css
  }
}
