/// An sRGB colour with alpha.
public struct Color: Hashable, Sendable {
  /// Red, from 0 to 255.
  public var red: UInt8
  /// Green, from 0 to 255.
  public var green: UInt8
  /// Blue, from 0 to 255.
  public var blue: UInt8
  /// Opacity, from 0 (invisible) to 255.
  public var alpha: UInt8

  /// Makes a colour from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque colour from `0xRRGGBB`.
  public init(_ rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// No paint at all.
  public static let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A colour for light pages and, where it differs, one for dark pages.
public struct AdaptiveColor: Hashable, Sendable {
  /// The colour on light pages.
  public var light: Color
  /// The colour on dark pages.
  public var dark: Color

  /// Makes a colour; without `dark` both pages get the same.
  public init(light: Color, dark: Color? = nil) {
    self.light = light
    self.dark = dark ?? light
  }

  /// Makes a colour from two `0xRRGGBB` values.
  public init(_ light: UInt32, dark: UInt32) {
    self.init(light: Color(light), dark: Color(dark))
  }
}

/// Two colours that blend along a line across a chip.
public struct Gradient: Hashable, Sendable {
  /// The line along which the colours blend.
  public enum Line: Hashable, Sendable {
    /// A direction in CSS degrees: 0 points up, 90 to the right.
    case angle(Double)
    /// From one point to another in the unit square, y downward, whatever the chip's size.
    case points(start: UnitPoint, end: UnitPoint)
  }

  /// The colour at the start of the line.
  public var from: AdaptiveColor
  /// The colour at its end.
  public var to: AdaptiveColor
  /// The line.
  public var line: Line

  /// Makes a gradient.
  public init(from: AdaptiveColor, to: AdaptiveColor, line: Line) {
    self.from = from
    self.to = to
    self.line = line
  }
}

/// A point in the unit square of a box: (0, 0) is its top left corner, (1, 1) its bottom right one.
public struct UnitPoint: Hashable, Sendable {
  /// Distance from the left edge as a share of the width.
  public var x: Double
  /// Distance from the top edge as a share of the height.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
