import TagModel

/// A cloud as its page holds it: markup for the body, numbers for the style sheet.
public struct RenderedCloud: Hashable, Sendable {
  /// The HTML.
  public var html: String
  /// The rules that belong to this cloud alone.
  public var css: String

  /// Renders a cloud with the classes that its site shares.
  public init(_ cloud: PlacedCloud, classes: StyleClasses) {
    var chipClasses = cloud.chips.indices.map {
      classes.lookClasses(of: cloud.chips[$0].look, selected: cloud.chips[$0].selection?.look)
    }
    for (index, number) in zip(chipClasses.indices, cloud.geometry.classes) {
      chipClasses[index] += " " + WrappedNumbers.className(number)
    }
    html =
      CloudMarkup(
        cloud, placementClass: classes.placementClass(of: cloud),
        classes: classes, chipClasses: chipClasses,
        controlClass: cloud.disclosure.map { classes.lookClass(of: $0.look) }
      ).html
    css = cloud.geometry.css
  }
}
