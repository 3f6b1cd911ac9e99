/// A stretch of text that is shaped in one go: one script, one direction, one face.
struct TextItem: Hashable {
  /// Bytes of the text.
  var range: Range<Int>
  var face: FontFace.ID
  /// The script as a packed ISO 15924 tag.
  var script: UInt32
  var isRightToLeft: Bool
}

/// Splits text into items as browsers do before they shape.
struct Itemizer {
  private let catalog: FontCatalog
  // The coverage of each face by itself: to take a face out of the catalog is to count references to all its parts.
  private let coverages: [CodePointSet]
  private static let latin = openTypeTag("Latn")
  private static let common = openTypeTag("Zyyy")

  init(_ catalog: FontCatalog) {
    self.catalog = catalog
    coverages = catalog.faces.map(\.coverage)
  }

  /// The chain of a request that the catalog was resolved for.
  func chain(for request: FontRequest) -> FontChain {
    guard let chain = catalog.chains[request] else {
      preconditionFailure("the catalog was not resolved for \(request)")
    }
    return chain
  }

  /// The items in the order of the text, and the characters that no face of the chain has.
  func items(
    of text: String, chain: FontChain, direction: BaseDirection
  ) -> (runs: [TextItem], missing: [Unicode.Scalar]) {
    if text.isEmpty { return ([], []) }
    if direction != .rightToLeft, let item = plainItem(text, chain: chain) { return ([item], []) }
    var missing: [Unicode.Scalar] = []
    var faces: [(end: Int, face: FontFace.ID)] = []
    var offset = 0
    for character in text {
      offset += character.utf8.count
      let face = face(for: character, chain: chain, missing: &missing)
      if faces.last?.face == face {
        faces[faces.count - 1].end = offset
      } else {
        faces.append((offset, face))
      }
    }
    return (join(faces: faces, scripts: scriptRuns(text), levels: bidiRuns(text, direction)), missing)
  }
}

extension Itemizer {
  /// The only item of a text in printable ASCII, which is most of the labels there are.
  private func plainItem(_ text: String, chain: FontChain) -> TextItem? {
    let coverage = coverages[chain.primary.index]
    var hasLetter = false
    let bytes = text.utf8.span
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte < 0x7F, coverage.contains(UInt32(byte)) else { return nil }
      hasLetter = hasLetter || UInt8(ascii: "a") <= byte | 0x20 && byte | 0x20 <= UInt8(ascii: "z")
    }
    return TextItem(
      range: 0..<text.utf8.count, face: chain.primary, script: hasLetter ? Self.latin : Self.common,
      isRightToLeft: false)
  }

  /// The face for a grapheme cluster: the first that has everything in it, a colour font first for an emoji.
  private func face(
    for character: Character, chain: FontChain, missing: inout [Unicode.Scalar]
  ) -> FontFace.ID {
    // A chain can be long, so the forms are made once for all of its faces.
    let forms = forms(of: character)
    let covers = { (face: FontFace.ID) in forms.contains { self.covers(face, $0) } }
    if let emoji = chain.emoji, character.isEmojiPresentation, covers(emoji) { return emoji }
    if let face = chain.faces.first(where: covers) { return face }
    let absent = character.unicodeScalars.filter { scalar in
      isNeeded(scalar) && !chain.faces.contains { coverages[$0.index].contains(scalar.value) }
    }
    missing += absent
    return chain.primary
  }

  /// The scalars of a cluster as it is and, where they differ, in the canonically equivalent forms: a face can draw it
  /// that can draw any of them.
  private func forms(of character: Character) -> [[Unicode.Scalar]] {
    let whole = Array(character.unicodeScalars)
    if whole.allSatisfy({ $0.value < 0xC0 }) { return [whole] }
    return NormalizationForm.allCases.reduce(into: [whole]) { forms, form in
      let normalized = Array(form.normalized(String(character)).unicodeScalars)
      if !forms.contains(normalized) { forms.append(normalized) }
    }
  }

  private func covers(_ id: FontFace.ID, _ scalars: [Unicode.Scalar]) -> Bool {
    let coverage = coverages[id.index]
    return scalars.allSatisfy {
      coverage.contains($0.value) || !isNeeded($0) || hasStandIn($0, coverage)
    }
  }

  /// Whether a character needs a glyph; joiners and variation selectors do not.
  private func isNeeded(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0xAD || !scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether the shaper draws a missing character with the glyph of another.
  private func hasStandIn(_ scalar: Unicode.Scalar, _ coverage: CodePointSet) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F: coverage.contains(0x20)
    case 0x2011: coverage.contains(0x2010)
    default: false
    }
  }

  private func bidiRuns(_ text: String, _ direction: BaseDirection) -> [(end: Int, level: Int)] {
    if direction != .rightToLeft, text.unicodeScalars.allSatisfy({ $0.value < 0x590 }) {
      return [(text.utf8.count, 0)]
    }
    var runs = Typography.bidiRuns(Array(text.utf16), direction).runs
    var index = text.startIndex
    var position = (utf16: 0, utf8: 0)
    for run in runs.indices {
      let next = text.utf16.index(index, offsetBy: runs[run].end - position.utf16)
      position = (runs[run].end, position.utf8 + text.utf8.distance(from: index, to: next))
      index = next
      runs[run].end = position.utf8
    }
    return runs
  }

  private func join(
    faces: [(end: Int, face: FontFace.ID)], scripts: [(end: Int, script: Script)],
    levels: [(end: Int, level: Int)]
  ) -> [TextItem] {
    var items: [TextItem] = []
    var start = 0
    var (f, s, l) = (0, 0, 0)
    while f < faces.count {
      let end = min(faces[f].end, scripts[s].end, levels[l].end)
      items.append(
        TextItem(
          range: start..<end, face: faces[f].face, script: scripts[s].script.tag,
          isRightToLeft: levels[l].level & 1 == 1))
      if faces[f].end == end { f += 1 }
      if scripts[s].end == end { s += 1 }
      if levels[l].end == end { l += 1 }
      start = end
    }
    return items
  }
}
