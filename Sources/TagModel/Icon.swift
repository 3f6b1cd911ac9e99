/// A picture before a chip's label: decoration, which assistive technology passes over.
public struct Icon: Hashable, Sendable {
  /// A picture of an icon.
  public struct Image: Hashable, Sendable {
    /// Where it is.
    public var file: IconFile
    /// How wide it is as a multiple of its height; 1 until the file was read.
    public var ratio = 1.0

    /// Makes a picture that was not read yet.
    public init(_ file: IconFile) { self.file = file }
  }

  /// The picture on light pages.
  public var light: Image
  /// The picture on dark pages.
  public var dark: Image
  /// How high it is, in CSS px; `nil` means as high as the label's font is large.
  public var height: Double?
  /// The space between picture and label, in CSS px.
  public var gap: Double

  /// Makes an icon; without `dark` both pages get the same picture.
  public init(light: IconFile, dark: IconFile? = nil, height: Double? = nil, gap: Double = 6) {
    self.light = Image(light)
    self.dark = Image(dark ?? light)
    self.height = height
    self.gap = gap
  }
}

/// A picture file, as a document names it.
public struct IconFile: Hashable, Sendable {
  /// The name as written; of a file that was found, its whole path.
  public var name: String
  /// The folder of the document that names it; empty for a file that was found.
  public var folder: String

  /// Makes a name.
  public init(_ name: String, in folder: String = "") {
    self.name = name
    self.folder = folder
  }
}

extension ChipStyle {
  /// How high the icon is in CSS px; 0 without one.
  public var iconHeight: Double { icon.map { $0.height ?? text.size } ?? 0 }

  /// How wide the icon is in CSS px, the wider of its two pictures, rounded up to 1/64; 0 without one.
  public var iconWidth: Double {
    guard let icon else { return 0 }
    return (max(icon.light.ratio, icon.dark.ratio) * iconHeight * 64).rounded(.up) / 64
  }

  /// What the icon takes of the chip's width in CSS px: its own and the gap.
  public var iconRoom: Double { icon.map { iconWidth + $0.gap } ?? 0 }

  /// How high the content of a chip is in CSS px: the lines of its label, or the icon.
  public func contentHeight(lines: Int) -> Double { max(lineHeight * Double(lines), iconHeight) }
}
