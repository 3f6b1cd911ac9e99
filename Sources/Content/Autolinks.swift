/// Where addresses without markup may become links by themselves, which cmark searches for at great cost: it looks
/// at every `w` and `:` by itself and then goes through the whole tree once more.
enum Autolinks {
  /// Whether there are none in a document, unless ``isAddress(in:)`` says otherwise of a text in it.
  ///
  /// An address has `www.`, `@` or `://` in it, and only the last is common elsewhere: in the markup of links. What
  /// looks like that may be text all the same, so that this is not the last word.
  static func areUnlikely(in document: ArraySlice<UInt8>) -> Bool {
    let bytes = document.span
    return !mayHaveMail(bytes) && !hasHost(bytes) && !hasBareScheme(bytes)
  }

  /// Whether a text has what an address with a scheme is recognized by.
  static func isAddress(in text: Span<UInt8>) -> Bool {
    text.contains(":") { text.has("//", at: $0 + 1) }
  }

  /// Whether there is an `@`, plain or as a reference to it, of which `&commat;` is the only named one.
  private static func mayHaveMail(_ bytes: Span<UInt8>) -> Bool {
    if bytes.firstIndex(of: UInt8(ascii: "@")) != nil { return true }
    return bytes.contains("&") { bytes.has("#", at: $0 + 1) || bytes.has("commat;", at: $0 + 1) }
  }

  private static func hasHost(_ bytes: Span<UInt8>) -> Bool {
    bytes.contains(".") { bytes.has("www", at: $0 - 3) }
  }

  /// Whether an address with a scheme is not where one of a link, of an image or between angle brackets is.
  private static func hasBareScheme(_ bytes: Span<UInt8>) -> Bool {
    bytes.contains(":") { colon in
      guard bytes.has("//", at: colon + 1) else { return false }
      return !bytes.has("](http", at: colon - 6) && !bytes.has("](https", at: colon - 7)
        && !bytes.has("<http", at: colon - 5) && !bytes.has("<https", at: colon - 6)
    }
  }
}

extension Span<UInt8> {
  /// Whether one of the places of a byte is as wanted.
  fileprivate func contains(_ byte: Unicode.Scalar, where isWanted: (Int) -> Bool) -> Bool {
    var start = 0
    while let index = firstIndex(of: UInt8(ascii: byte), from: start) {
      if isWanted(index) { return true }
      start = index + 1
    }
    return false
  }
}
