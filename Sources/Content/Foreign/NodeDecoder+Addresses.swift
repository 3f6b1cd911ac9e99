import Diagnostics
import TagModel

extension NodeDecoder {
  /// A pattern for addresses: a path below the site's root, each gap of which is known.
  mutating func addressPattern(_ node: Node, key: String, _ syntax: AddressSyntax) -> AddressPattern? {
    guard let text = string(node, key: key), !text.isEmpty else { return nil }
    guard Address.isLocal(text.replacing(":", with: "")), !text.split(separator: "/").contains(".."),
      !text.utf8.contains(where: { $0 < 0x20 })
    else {
      report(
        .outOfRange(
          key: key, found: describe(node), expected: "a path below the site's root, such as /guide/start/",
          at: place(node.mark)))
      return nil
    }
    var parts: [AddressPattern.Part] = []
    var offset = 0
    for piece in syntax.pieces(of: text) {
      if let name = piece.name {
        guard let found = syntax.parts(for: name) else {
          report(.unknownAddressGap(piece.text, known: syntax.known, at: place(offset, in: node)))
          return nil
        }
        parts += found
      } else {
        parts.append(.text(piece.text))
      }
      offset += piece.text.utf8.count
    }
    return AddressPattern(parts, at: place(node.mark))
  }

  /// Eleventy's address with gaps; what only its template language can fill is told of.
  mutating func eleventyPattern(_ node: Node) -> AddressPattern? {
    let text = node.text ?? ""
    let gaps = AddressSyntax.eleventy.pieces(of: text).filter { $0.name != nil }
    let isKnown = gaps.allSatisfy { AddressSyntax.eleventy.parts(for: $0.name ?? "") != nil }
    if isKnown, !text.contains("{%") { return addressPattern(node, key: "permalink", .eleventy) }
    report(.templateAddress(text, known: AddressSyntax.eleventy.known, at: place(node.mark)))
    return nil
  }

  /// The place of a byte of a scalar's text, as far as it can be told.
  private func place(_ offset: Int, in node: Node) -> Place {
    let quote = if case .quoted = node.value { 1 } else { 0 }
    let column = Int(node.mark.column) + (node.isVerbatim ? offset + quote : 0)
    return Place(path: path, line: Int(node.mark.line), column: column)
  }
}
