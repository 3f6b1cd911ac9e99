extension String {
  /// Whether the text's UTF-8 bytes come before another text's: an order that no locale and no normal form changes.
  public func precedesInBytes(_ other: String) -> Bool {
    let (bytes, others) = (utf8Span.span, other.utf8Span.span)
    for index in 0..<min(bytes.count, others.count) where bytes[index] != others[index] {
      return bytes[index] < others[index]
    }
    return bytes.count < others.count
  }
}
