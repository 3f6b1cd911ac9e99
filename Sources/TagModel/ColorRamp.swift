/// Colours that tell the weights of a cloud's chips apart.
public struct ColorRamp: Hashable, Sendable {
  /// The colours of the smallest and the largest weight; those between are blends of the two.
  public struct Span: Hashable, Sendable {
    /// The colour of the smallest weight.
    public var from: AdaptiveColor
    /// The colour of the largest weight.
    public var to: AdaptiveColor

    /// Makes a span.
    public init(from: AdaptiveColor, to: AdaptiveColor) {
      self.from = from
      self.to = to
    }

    /// The colour a share of the way, from 0 to 1, component by component in sRGB.
    public func color(at share: Double) -> AdaptiveColor {
      AdaptiveColor(
        light: from.light.blended(with: to.light, share), dark: from.dark.blended(with: to.dark, share))
    }
  }

  /// The text colours, if they differ.
  public var color: Span?
  /// The grounds below the text, if they differ.
  public var background: Span?

  /// Makes a ramp.
  public init(color: Span? = nil, background: Span? = nil) {
    self.color = color
    self.background = background
  }
}

extension Color {
  fileprivate func blended(with other: Color, _ share: Double) -> Color {
    func blend(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
    }
    return Color(
      red: blend(red, other.red), green: blend(green, other.green), blue: blend(blue, other.blue),
      alpha: blend(alpha, other.alpha))
  }
}
