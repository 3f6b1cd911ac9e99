extension Character {
  /// Whether a grapheme cluster is drawn in colour when there is a colour font (UTS #51, section 2).
  ///
  /// That is a character which is an emoji by default, a sequence that makes one (flags, skin tones, joined
  /// people, keycaps), or any emoji before variation selector 16; never one before variation selector 15.
  var isEmojiPresentation: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, first.value >= 0x23 else { return false }
    if first.value < 0x80, scalars.count == 1 { return false }
    guard !scalars.contains("\u{FE0E}") else { return false }
    if first.properties.isEmojiPresentation { return true }
    guard first.properties.isEmoji else { return false }
    return scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiPresentation }
  }
}
