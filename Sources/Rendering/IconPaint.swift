public import TagModel

/// A picture of an icon with the colour of the text beside it, which its own paint may follow.
public struct IconPaint: Hashable, Sendable {
  /// The path of the picture.
  public var path: String
  /// The colour of the text.
  public var color: Color
}

extension ChipStyle {
  /// The icon on the pages of a scheme, if there is one.
  public func iconPaint(_ scheme: ColorScheme) -> IconPaint? {
    icon.map { icon in
      IconPaint(path: (scheme == .dark ? icon.dark : icon.light).file.name, color: scheme(color))
    }
  }
}

extension Picture {
  /// The file in which paint that follows the text has a colour.
  public func painted(in color: Color) -> [UInt8] {
    guard followsTextColor else { return bytes }
    // A page's colour does not reach into a picture that it loads.
    let root = "<svg"
    return Array("\(root) color=\"\(color.css)\"".utf8) + bytes.dropFirst(root.utf8.count)
  }
}
