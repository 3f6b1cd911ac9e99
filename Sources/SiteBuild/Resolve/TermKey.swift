import Typography

/// What makes two spellings one term.
enum TermKey {
  /// The key of a name: NFC, without invisible characters, white space collapsed and trimmed, full case folding.
  static func make(_ name: String) -> String {
    if isPlain(name) { return name.lowercased() }
    let visible = name.unicodeScalars.filter { !isInvisible($0) }
    return composed(caseFolded(composed(collapsed(visible))))
  }

  /// What of that a label needs, which has its white space in order already.
  static func steps(from label: String) -> [TagExplanation.KeyStep] {
    let visible = String(String.UnicodeScalarView(label.unicodeScalars.filter { !isInvisible($0) }))
    let composed = composed(visible)
    let texts = [label, visible, composed, caseFolded(composed)]
    return zip(TagExplanation.KeyStep.allCases, zip(texts, texts.dropFirst())).compactMap { step, texts in
      texts.0.utf8.elementsEqual(texts.1.utf8) ? nil : step
    }
  }

  /// The name as readers see it: as typed, but for white space at the ends and in a row, and for characters that
  /// have no business in a label.
  static func visible(_ name: String) -> String {
    if isPlain(name) { return name }
    let unwanted = invisibleScalars(in: name)
    return collapsed(name.unicodeScalars.filter { !unwanted.contains($0) })
  }

  /// The invisible characters of a name that do nothing for it, each once.
  ///
  /// Joiners and variation selectors are left out: emoji and several scripts are spelt with them.
  static func invisibleScalars(in name: String) -> [Unicode.Scalar] {
    if isPlain(name) { return [] }
    var found: [Unicode.Scalar] = []
    for scalar in name.unicodeScalars
    where isInvisible(scalar) && !isSpellingAid(scalar) && !found.contains(scalar) { found.append(scalar) }
    return found
  }
}

extension TermKey {
  /// Whether a name is as most are: printable ASCII with single spaces inside, whose key takes no look into Unicode's
  /// tables.
  private static func isPlain(_ name: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in name.utf8 {
      guard 0x20..<0x7F ~= byte, byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isWhitespace { return false }
    return scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control
      || scalar.properties.generalCategory == .format
  }

  private static func isSpellingAid(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200c, 0x200d, 0xfe00...0xfe0f, 0xe0020...0xe007f, 0xe0100...0xe01ef, 0x3164, 0x115f...0x1160: true
    default: false
    }
  }

  private static func collapsed(_ scalars: String.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    var needsSpace = false
    for scalar in scalars {
      if scalar.properties.isWhitespace {
        needsSpace = !result.isEmpty
        continue
      }
      if needsSpace { result.append(" ") }
      needsSpace = false
      result.append(scalar)
    }
    return String(result)
  }
}
