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
    writer.write(each: axes) { writer, axis in
      writer.write(axis.tag)
      writer.write(axis.value)
    }
    writer.write(language)
  }
}

extension LabelSpan {
  /// Writes everything that can change the size of a label with the span in it.
  public func writeGeometry(to writer: inout ByteWriter) {
    writer.write(range.lowerBound)
    writer.write(range.upperBound)
    text.write(to: &writer)
  }
}
