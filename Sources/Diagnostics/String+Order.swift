extension String {
  /// Whether the text's UTF-8 bytes come before another text's: an order that no locale and no normal form changes.
  public func precedesInBytes(_ other: String) -> Bool {
    let (bytes, others) = (utf8Span.span, other.utf8Span.span)
    for index in 0..<min(bytes.count, others.count) where bytes[index] != others[index] {
      return bytes[index] < others[index]
    }
    return bytes.count < others.count
  }

  /// Whether the text has the very bytes of another in UTF-8, and not just the same characters.
  public func equalsInBytes(_ other: String) -> Bool {
    let (bytes, others) = (utf8Span.span, other.utf8Span.span)
    if bytes.count != others.count { return false }
    for index in bytes.indices where bytes[index] != others[index] { return false }
    return true
  }
}
