/// The size of a chip, in CSS px.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a size from its parts.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
