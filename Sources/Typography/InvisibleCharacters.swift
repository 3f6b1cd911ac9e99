extension String {
  /// The characters of a label that nobody sees, once each, in the order they come.
  ///
  /// Controls, unassigned and private characters, lone variation selectors, and the characters that Unicode lets
  /// a renderer ignore; not the joiners and selectors where they do their work: inside emoji, and between letters
  /// of scripts that join or stack. Soft hyphens and no-break spaces are seen in how lines break.
  public var invisibleCharacters: [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    for character in self {
      for scalar in character.unicodeScalars
      where scalar.isInvisible && !character.needs(scalar) && !found.contains(scalar) { found.append(scalar) }
    }
    return found
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    if (0x20..<0x7F).contains(value) || value == 0xAD { return false }
    switch properties.generalCategory {
    case .control: return value != 0x09 && value != 0x0A && value != 0x0D
    case .unassigned, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
    }
  }
}

extension Character {
  /// Whether an invisible character changes how the cluster around it looks.
  fileprivate func needs(_ scalar: Unicode.Scalar) -> Bool {
    let others = unicodeScalars.filter { $0 != scalar }
    switch scalar.value {
    case 0x200C, 0x200D:
      return others.contains { $0.properties.isEmoji && $0.value >= 0x80 || $0.isJoining }
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      return others.contains { !$0.isInvisible }
    case 0xE0020...0xE007F:
      return others.contains { $0.value == 0x1F3F4 }
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x08E2, 0x110BD: return true
    default: return false
    }
  }
}

extension Unicode.Scalar {
  /// Whether a scalar belongs to a script from Hebrew to Sinhala, Tibetan to Mongolian and beyond, where joiners
  /// choose between forms of letters.
  fileprivate var isJoining: Bool {
    !(Script(of: self).isNeutral || value < 0x590)
  }
}
