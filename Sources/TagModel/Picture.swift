/// A picture file that was read, fit to be published.
public struct Picture: Hashable, Sendable {
  /// What kind of file it is.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Scalable Vector Graphics, without anything that could run or load something.
    case svg
    /// Portable Network Graphics.
    case png
    /// JPEG.
    case jpeg
    /// GIF.
    case gif
    /// WebP.
    case webp
  }

  /// What kind of file it is.
  public var format: Format
  /// How wide it is, in its own units.
  public var width: Double
  /// How high it is, in its own units.
  public var height: Double
  /// The file.
  public var bytes: [UInt8]
  /// Whether an SVG has paint of the colour of the text around it (`currentColor`).
  public var followsTextColor = false

  /// Makes a picture.
  public init(_ format: Format, width: Double, height: Double, bytes: [UInt8]) {
    self.format = format
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
