/// GitHub's filter for raw HTML: tags that change how the rest of a page is read lose their `<` (GitHub
/// Flavored Markdown, section 6.11).
enum TagFilter {
  static let names = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
  ]

  static func append(_ html: String, to output: inout [UInt8]) {
    let bytes = Array(html.utf8)
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "<"), isFiltered(bytes[(index + 1)...]) {
        output.append(contentsOf: "&lt;".utf8)
      } else {
        output.append(bytes[index])
      }
    }
  }

  private static func isFiltered(_ rest: ArraySlice<UInt8>) -> Bool {
    let rest = rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest
    return names.contains { name in
      let length = name.utf8.count
      guard rest.count > length, zip(rest, name.utf8).allSatisfy({ $0 | 0x20 == $1 }) else { return false }
      let next = rest[rest.startIndex + length]
      return next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || next.isBlank
        || next == UInt8(ascii: "\n")
    }
  }
}
