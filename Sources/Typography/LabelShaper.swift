public import TagModel

/// Measures labels with the real fonts.
///
/// One for each worker: it owns HarfBuzz's objects and a cache, and is not shared. A text is shaped once for
/// each ``FontRequest`` and set of features, however many sizes use it. Cost: a label seen before takes tens of
/// nanoseconds, a new one little more than HarfBuzz itself.
public final class LabelShaper {
  let catalog: FontCatalog
  let buffer = ShapingBuffer()
  private let itemizer: Itemizer
  private let fonts: OpenFonts
  // Nobody is called back while it is read or changed: asking at run time whether somebody else does so at the same
  // moment would be a tenth of what a label costs that has been measured before.
  @exclusivity(unchecked) private var cache: LabelCache
  private var shapings: [Shaping] = []
  private var shapingIndex: [ShapingKey: Int] = [:]
  private var styles: [TextStyle: PreparedStyle] = [:]
  /// How many texts were shaped rather than found in the cache.
  public private(set) var shapedCount = 0

  /// Makes a shaper that forgets its labels whenever they take more than `cacheCapacity` bytes.
  public init(_ catalog: FontCatalog, cacheCapacity: Int = 64 << 20) {
    self.catalog = catalog
    itemizer = Itemizer(catalog)
    fonts = OpenFonts(catalog)
    unsafe cache = LabelCache(capacity: cacheCapacity)
  }

  /// Looks up once what is the same for every label of a style.
  ///
  /// The style must be one that the catalog was resolved for.
  public func prepare(_ style: TextStyle) -> PreparedStyle {
    if let prepared = styles[style] { return prepared }
    let prepared = makePrepared(style)
    styles[style] = prepared
    return prepared
  }

  /// Measures one label; see ``measure(_:_:)-(String,PreparedStyle)`` for many.
  public func measure(_ text: String, _ style: TextStyle) -> MeasuredText { measure(text, prepare(style)) }

  /// Measures one label on one line, in a style that ``prepare(_:)`` has looked up.
  public func measure(_ text: String, _ style: PreparedStyle) -> MeasuredText {
    let shaped = shape(text, style)
    let width = shaped.width(
      size: style.size, letterSpacing: style.letterSpacing, wordSpacing: style.wordSpacing)
    return MeasuredText(
      width: width, ascent: style.ascent, descent: style.descent, shaped: shaped)
  }

  /// Shapes one label, or finds it shaped.
  public func shape(_ text: String, _ style: PreparedStyle) -> ShapedText {
    shape(text, shaping: style.shaping)
  }

  @inline(__always)
  func shape(_ text: String, shaping: Int) -> ShapedText {
    let bytes = text.utf8.span
    let hash = LabelCache.hash(bytes, shaping: shaping)
    if let known = unsafe cache.find(bytes, shaping: shaping, hash: hash) { return known }
    return shapeAnew(text, bytes, shaping: shaping, hash: hash)
  }

  private func shapeAnew(_ text: String, _ bytes: Span<UInt8>, shaping: Int, hash: UInt64) -> ShapedText {
    let shaped = shapings[shaping].shape(text, itemizer: itemizer, fonts: fonts, buffer: buffer)
    shapedCount += 1
    unsafe cache.insert(shaped, for: bytes, shaping: shaping, hash: hash)
    return shaped
  }
}

extension LabelShaper {
  /// The faces of a style.
  func chain(of style: PreparedStyle) -> FontChain { shapings[style.shaping].chain }

  /// An open face.
  func font(_ id: FontFace.ID) -> OpenFont { fonts[id] }
}

/// A style that a ``LabelShaper`` has looked up; of use to that shaper alone.
public struct PreparedStyle: Hashable, Sendable {
  var shaping: Int
  /// The same for lines, whose letter case has been changed and whose direction is that of the label.
  var lineShaping: Int
  var rightToLeftLineShaping: Int
  var language: String
  var size: Double
  var letterSpacing: Double
  var wordSpacing: Double
  /// The primary face's ascent in CSS px, rounded to whole px as browsers do for a line box.
  public var ascent: Double
  /// The primary face's descent in CSS px, rounded to whole px as browsers do for a line box.
  public var descent: Double
}

extension LabelShaper {
  private func makePrepared(_ style: TextStyle) -> PreparedStyle {
    var key = ShapingKey(
      request: FontRequest(style), features: style.features, transform: style.transform,
      isSpaced: style.letterSpacing != 0)
    let shaping = shapingIndex[key] ?? add(key)
    key.transform = .none
    key.direction = .leftToRight
    let lineShaping = shapingIndex[key] ?? add(key)
    key.direction = .rightToLeft
    let rightToLeftLineShaping = shapingIndex[key] ?? add(key)
    let primary = fonts[shapings[shaping].chain.primary]
    let scale = style.size / Double(primary.unitsPerEm)
    return PreparedStyle(
      shaping: shaping, lineShaping: lineShaping,
      rightToLeftLineShaping: rightToLeftLineShaping, language: style.language, size: style.size,
      letterSpacing: style.letterSpacing, wordSpacing: style.wordSpacing,
      ascent: (Double(primary.ascent) * scale).rounded(), descent: (Double(primary.descent) * scale).rounded()
    )
  }

  private func add(_ key: ShapingKey) -> Int {
    shapingIndex[key] = shapings.count
    shapings.append(Shaping(key, chain: itemizer.chain(for: key.request)))
    return shapings.count - 1
  }
}
