extension String {
  /// The text as CSS collapses its white space (CSS Text 4, `white-space-collapse: collapse`).
  ///
  /// Runs of spaces, tabs and line ends become one space, and none is left at either end. Other spaces, such as
  /// the no-break space, stay. Cost: one look at each byte when there is nothing to do.
  var collapsingWhiteSpace: String {
    var wasSpace = true
    var isCollapsed = true
    let bytes = utf8.span
    for index in bytes.indices {
      let byte = bytes[index]
      let isSpace = byte.isCollapsible
      if isSpace && (wasSpace || byte != 0x20) { isCollapsed = false }
      wasSpace = isSpace
    }
    if isCollapsed && !(wasSpace && !isEmpty) { return self }
    return split(whereBytes: \.isCollapsible).joined(separator: " ")
  }

  private func split(whereBytes isSeparator: (UInt8) -> Bool) -> [String] {
    utf8.split(whereSeparator: isSeparator).map { String(Substring($0)) }
  }
}

extension UInt8 {
  /// Whether CSS collapses this byte: space, tab, line feed, form feed, carriage return.
  fileprivate var isCollapsible: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D
  }
}
