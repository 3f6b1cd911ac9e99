/// A length that depends on the container's width W: `constant` + `slope` x W, in CSS px.
///
/// This is what CSS writes as `calc(constant + slope * 100%)`.
public struct Affine: Hashable, Sendable {
  /// The part that stays, in CSS px.
  public var constant: Double
  /// The part of each px of container width.
  public var slope: Double

  /// Makes a length; without a slope it is the same at every width.
  public init(_ constant: Double, slope: Double = 0) {
    self.constant = constant
    self.slope = slope
  }

  /// The length in a container of a width.
  public func callAsFunction(at width: Double) -> Double { constant + slope * width }

  /// The sum of two lengths.
  public static func + (a: Affine, b: Affine) -> Affine {
    Affine(a.constant + b.constant, slope: a.slope + b.slope)
  }

  /// The difference of two lengths.
  public static func - (a: Affine, b: Affine) -> Affine {
    Affine(a.constant - b.constant, slope: a.slope - b.slope)
  }

  /// A multiple of a length.
  public static func * (a: Affine, factor: Double) -> Affine {
    Affine(a.constant * factor, slope: a.slope * factor)
  }

  /// A part of a length.
  public static func / (a: Affine, divisor: Double) -> Affine {
    Affine(a.constant / divisor, slope: a.slope / divisor)
  }
}

/// A frame between two widths: its horizontal lengths depend on the container, its vertical ones do not.
public struct AffineFrame: Hashable, Sendable {
  /// The left edge.
  public var x: Affine
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Affine
  /// The height.
  public var height: Double

  /// Makes a frame from its parts.
  public init(x: Affine, y: Double, width: Affine, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The frame in a container of a width.
  public func callAsFunction(at containerWidth: Double) -> Frame {
    Frame(x: x(at: containerWidth), y: y, width: width(at: containerWidth), height: height)
  }
}
