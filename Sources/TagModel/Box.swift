/// One length for each side of a box, in CSS px.
public struct Sides: Hashable, Sendable {
  /// The top side.
  public var top: Double
  /// The right side.
  public var right: Double
  /// The bottom side.
  public var bottom: Double
  /// The left side.
  public var left: Double

  /// Makes four lengths in CSS's order.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Makes equal lengths for opposite sides.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, right: horizontal, bottom: vertical, left: horizontal)
  }

  /// Left and right together.
  public var horizontal: Double { left + right }
  /// Top and bottom together.
  public var vertical: Double { top + bottom }
}

/// One radius for each corner of a box, in CSS px.
public struct Corners: Hashable, Sendable {
  /// The top left corner.
  public var topLeft: Double
  /// The top right corner.
  public var topRight: Double
  /// The bottom right corner.
  public var bottomRight: Double
  /// The bottom left corner.
  public var bottomLeft: Double

  /// Makes four radii in CSS's order.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Makes equal radii.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// The line around a chip; it lies inside the chip's box and takes part in its size.
public struct Border: Hashable, Sendable {
  /// The width in CSS px.
  public var width: Double
  /// The colour.
  public var color: AdaptiveColor

  /// Makes a border.
  public init(width: Double, color: AdaptiveColor) {
    self.width = width
    self.color = color
  }
}

/// A shadow around a chip; it takes no part in its size.
///
/// Lengths are in CSS px.
public struct Shadow: Hashable, Sendable {
  /// The colour before `opacity`.
  public var color: AdaptiveColor
  /// Offset to the right.
  public var x: Double
  /// Offset downward.
  public var y: Double
  /// Blur radius as CSS has it (twice the standard deviation).
  public var blur: Double
  /// How far the shadow grows beyond the box on each side.
  public var spread: Double
  /// From 0 to 1.
  public var opacity: Double

  /// Makes a shadow.
  public init(
    color: AdaptiveColor, x: Double = 0, y: Double = 1, blur: Double = 2, spread: Double = 0,
    opacity: Double = 1
  ) {
    self.color = color
    self.x = x
    self.y = y
    self.blur = blur
    self.spread = spread
    self.opacity = opacity
  }
}
