import TagModel

/// Everything that shaping depends on besides the text; two styles that agree in it share their shaped texts.
struct ShapingKey: Hashable {
  var request: FontRequest
  var features: [FontFeature]
  var transform: TextTransform
  /// Whether there is letter spacing, which turns ligatures off.
  var isSpaced: Bool
}

/// A way of shaping, looked up once.
struct Shaping {
  let chain: FontChain
  private let language: ShapingLanguage
  private let features: ShapingFeatures

  init(_ key: ShapingKey, chain: FontChain) {
    self.chain = chain
    language = ShapingLanguage(key.request.language)
    let withoutLigatures = ["liga", "clig", "calt"].map { FontFeature(tag: $0, value: 0) }
    features = ShapingFeatures((key.isSpaced ? withoutLigatures : []) + key.features)
  }

  /// Shapes a text as one line.
  func shape(
    _ text: String, itemizer: Itemizer, fonts: OpenFonts, buffer: borrowing ShapingBuffer
  ) -> ShapedText {
    let bytes = text.utf8.span
    let items = itemizer.items(of: text, chain: chain)
    var runs: [ShapedText.Run] = []
    runs.reserveCapacity(items.runs.count)
    var clusters = 0
    for item in items.runs {
      let font = fonts[item.face]
      let run = RunProperties(script: item.script, isRightToLeft: item.isRightToLeft, language: language)
      buffer.shape(bytes, item.range, with: font.font, as: run, features: features)
      var advance = 0
      var last = -1
      buffer.forEachGlyph { cluster, glyphAdvance, _ in
        advance += glyphAdvance
        if cluster != last { clusters += 1 }
        last = cluster
      }
      runs.append(
        ShapedText.Run(
          face: item.face, range: item.range, script: item.script, isRightToLeft: item.isRightToLeft,
          advance: advance, unitsPerEm: font.unitsPerEm))
    }
    var separators = 0
    for byte in text.utf8 where byte == 0x20 { separators += 1 }
    return ShapedText(
      text: text, runs: runs, spacedClusters: clusters, wordSeparators: separators, missing: items.missing)
  }
}
