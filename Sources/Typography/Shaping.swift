import TagModel

/// Everything that shaping depends on besides the text; two styles that agree in it share their shaped texts.
struct ShapingKey: Hashable {
  var request: FontRequest
  var features: [FontFeature]
  var transform: TextTransform
  var direction = BaseDirection.automatic
  /// Whether there is letter spacing, which turns ligatures off.
  var isSpaced: Bool
}

/// A way of shaping, looked up once.
struct Shaping {
  let chain: FontChain
  private let key: ShapingKey
  private let language: ShapingLanguage
  private let features: ShapingFeatures

  init(_ key: ShapingKey, chain: FontChain) {
    self.chain = chain
    self.key = key
    language = ShapingLanguage(key.request.language)
    let withoutLigatures = ["liga", "clig", "calt"].map { FontFeature(tag: $0, value: 0) }
    features = ShapingFeatures((key.isSpaced ? withoutLigatures : []) + key.features)
  }

  /// Shapes a text as one line.
  func shape(
    _ text: String, itemizer: Itemizer, fonts: OpenFonts, buffer: borrowing ShapingBuffer
  ) -> ShapedText {
    let painted = key.transform.applied(to: text.collapsingWhiteSpace, language: key.request.language)
    let bytes = painted.utf8.span
    let items = itemizer.items(of: painted, chain: chain, direction: key.direction)
    let runs = items.runs.map { item in
      let font = fonts[item.face]
      let properties = RunProperties(
        script: item.script, isRightToLeft: item.isRightToLeft, language: language)
      buffer.shape(bytes, item.range, with: font.font, as: properties, features: features)
      var spaces = SpaceCounter(isJoined: isJoined(item.script))
      let perEm = font.strike?.pixelsPerEm ?? font.unitsPerEm
      var missing = MissingGlyphs(perEm: perEm)
      var advance = 0
      let strike = font.strike?.advances ?? [:]
      buffer.forEachGlyph { cluster, width, glyph in
        if glyph == 0 {
          advance += missing.advance(cluster)
        } else {
          advance += width == 0 || strike.isEmpty ? width : strike[glyph] ?? width
        }
        spaces.count(cluster, bytes)
      }
      return ShapedText.Run(
        face: item.face, range: item.range, script: item.script, isRightToLeft: item.isRightToLeft,
        isColor: font.isColor, advance: advance, unitsPerEm: perEm,
        spacedClusters: spaces.clusters, wordSeparators: spaces.separators)
    }
    return ShapedText(text: painted, runs: runs, missing: items.missing)
  }
}

/// Room for clusters that no font has.
///
/// Readers' own fonts draw them, if they can: an em is what an emoji or an ideograph takes, and more than a letter.
private struct MissingGlyphs {
  /// Font units in one em.
  let perEm: Int
  private var last = -1

  init(perEm: Int) { self.perEm = perEm }

  /// What a missing glyph of a cluster adds, which may have several.
  mutating func advance(_ cluster: Int) -> Int {
    defer { last = cluster }
    return cluster == last ? 0 : perEm
  }
}

/// Counts what letter spacing and word spacing are added to, as browsers do.
private struct SpaceCounter {
  private(set) var clusters = 0
  private(set) var separators = 0
  private let isJoined: Bool
  private var last = -1

  /// Starts a run, in a script whose letters are joined or not.
  init(isJoined: Bool) { self.isJoined = isJoined }

  /// Counts the cluster at a byte of the text, once however many glyphs it has.
  mutating func count(_ cluster: Int, _ text: Span<UInt8>) {
    guard cluster != last else { return }
    last = cluster
    let isSpace = text[cluster] == 0x20 || isNoBreakSpace(cluster, text)
    if isSpace { separators += 1 }
    // Letters that are joined stay joined; the spaces between their words still grow.
    if isSpace || !isJoined && !isInvisible(cluster, text) { clusters += 1 }
  }

  private func isNoBreakSpace(_ cluster: Int, _ text: Span<UInt8>) -> Bool {
    text[cluster] == 0xC2 && text[cluster + 1] == 0xA0
  }

  /// Whether a cluster is a lone zero-width character: U+00AD, U+200B to U+200F, U+202A to U+202E, U+2060 to
  /// U+2069, U+FEFF.
  private func isInvisible(_ cluster: Int, _ text: Span<UInt8>) -> Bool {
    switch text[cluster] {
    case 0xC2: text[cluster + 1] == 0xAD
    case 0xE2:
      switch (text[cluster + 1], text[cluster + 2]) {
      case (0x80, 0x8B...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA0...0xA9): true
      default: false
      }
    case 0xEF: text[cluster + 1] == 0xBB && text[cluster + 2] == 0xBF
    default: false
    }
  }
}

/// Whether a script's letters are joined, so that letter spacing would tear them (CSS Text 3, 8.2.1).
private func isJoined(_ script: UInt32) -> Bool {
  switch script {
  case 0x4172_6162,  // Arab
    0x526F_6867,  // Rohg
    0x4D61_6E64,  // Mand
    0x4D6F_6E67,  // Mong
    0x4E6B_6F6F,  // Nkoo
    0x5068_6167,  // Phag
    0x5379_7263:  // Syrc
    true
  default: false
  }
}
