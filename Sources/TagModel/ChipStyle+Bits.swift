extension TextStyle {
  /// Writes everything that can change what text in this style looks like.
  public func write(to writer: inout ByteWriter) {
    writer.write(each: families) { $0.write($1) }
    writer.write(file) { $0.write($1) }
    writer.write(size)
    writer.write(weight)
    writer.write(italic)
    writer.write(letterSpacing)
    writer.write(wordSpacing)
    writer.write(transform.rawValue)
    writer.write(each: features) { writer, feature in
      writer.write(feature.tag)
      writer.write(feature.value)
    }
    writer.write(language)
  }
}

extension ChipStyle {
  /// Writes everything that can change the size of a chip in this style, and nothing else.
  public func writeGeometry(to writer: inout ByteWriter) {
    text.write(to: &writer)
    writer.write(lineHeightFactor)
    for side in [frame.top, frame.right, frame.bottom, frame.left] { writer.write(side) }
    writer.write(lines)
    writer.write(lineBreak.rawValue)
    for extent in [width, height] {
      for limit in [extent.min, extent.max, extent.exact] { writer.write(limit) { $0.write($1) } }
    }
  }
}
