import CFontconfig

/// What fontconfig knows about one face, copied out.
struct InstalledFont: Hashable {
  /// The font file.
  var path: String
  /// The face's index in its file.
  var collectionIndex: Int
  /// Every name of the family, the preferred one first.
  var families: [String]
  var styleName: String
  var postScriptName: String
  /// The weights on CSS's scale; more than one for a variable font.
  var weights: ClosedRange<Int>
  /// The width in percent of normal.
  var width: Int
  var italic: Bool
  var isVariable: Bool
  var isColor: Bool
}

/// Fontconfig's configuration and the fonts it lists, independent of the locale.
@safe struct Fontconfig: ~Copyable {
  private let config: OpaquePointer

  /// Reads the system's configuration.
  init() throws(FontError) {
    guard let config = unsafe FcInitLoadConfigAndFonts() else { throw .noConfiguration }
    unsafe self.config = config
  }

  deinit { unsafe FcConfigDestroy(config) }

  /// Every scalable face that a browser can load.
  func installed() -> [InstalledFont] {
    guard let set = unsafe FcConfigGetFonts(config, FcSetSystem) else { return [] }
    return unsafe compactMap(set) { $0.installedFont }
  }

  /// The faces fontconfig would draw text with, best first, each adding characters the earlier ones lack.
  func sorted(
    families: [String], weight: Int, italic: Bool, language: String
  ) -> [(font: InstalledFont, coverage: CodePointSet)] {
    guard
      let query = unsafe query(families: families, weight: weight, italic: italic, language: language)
    else { return [] }
    defer { unsafe FcPatternDestroy(query) }
    var result = FcResultMatch
    guard let set = unsafe FcFontSort(config, query, FcTrue, nil, &result) else { return [] }
    defer { unsafe FcFontSetDestroy(set) }
    return unsafe compactMap(set) { pattern in pattern.installedFont.map { ($0, pattern.coverage) } }
  }
}

extension Fontconfig {
  private func query(families: [String], weight: Int, italic: Bool, language: String) -> OpaquePointer? {
    guard let query = unsafe FcPatternCreate() else { return nil }
    for family in families { unsafe FcPatternAddString(query, FC_FAMILY, family) }
    unsafe FcPatternAddDouble(query, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(weight)))
    unsafe FcPatternAddInteger(query, FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    unsafe FcPatternAddBool(query, FC_SCALABLE, FcTrue)
    // Given here, so that fontconfig does not ask the locale.
    unsafe FcPatternAddString(query, FC_LANG, language.isEmpty ? "en" : language)
    unsafe FcPatternAddString(query, FC_NAMELANG, "en")
    unsafe FcConfigSubstitute(config, query, FcMatchPattern)
    unsafe FcDefaultSubstitute(query)
    return unsafe query
  }

  /// Applies `body` to every pattern of a set that does not return `nil`.
  @unsafe private func compactMap<T>(
    _ set: UnsafeMutablePointer<FcFontSet>, _ body: (borrowing FontPattern) -> T?
  ) -> [T] {
    var results: [T] = []
    guard let fonts = unsafe set.pointee.fonts else { return results }
    for index in unsafe 0..<Int(set.pointee.nfont) {
      guard let pattern = unsafe fonts[index] else { continue }
      if let result = body(unsafe FontPattern(pattern)) { results.append(result) }
    }
    return results
  }
}

/// A borrowed pattern, read through Swift types.
@safe private struct FontPattern: ~Copyable {
  private let pattern: OpaquePointer

  init(_ pattern: OpaquePointer) { unsafe self.pattern = pattern }

  var installedFont: InstalledFont? {
    guard let path = string(FC_FILE), let family = string(FC_FAMILY) else { return nil }
    guard let format = string(FC_FONTFORMAT), format == "TrueType" || format == "CFF" else { return nil }
    let index = integer(FC_INDEX) ?? 0
    let isVariable = boolean(FC_VARIABLE)
    // The upper half of the index names an instance of a variable font; we use the font as a whole.
    guard index >> 16 == 0 || isVariable else { return nil }
    guard boolean(FC_SCALABLE) else { return nil }
    return InstalledFont(
      path: path, collectionIndex: index & 0xFFFF, families: [family] + strings(FC_FAMILY).dropFirst(),
      styleName: string(FC_STYLE) ?? "", postScriptName: string(FC_POSTSCRIPT_NAME) ?? "",
      weights: weights, width: Int(number(FC_WIDTH) ?? 100),
      italic: (integer(FC_SLANT) ?? 0) != FC_SLANT_ROMAN, isVariable: isVariable, isColor: boolean(FC_COLOR))
  }

  var coverage: CodePointSet {
    var set: OpaquePointer?
    guard unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch, let set = unsafe set
    else { return CodePointSet() }
    var result = CodePointSet()
    // FcChar32[FC_CHARSET_MAP_SIZE]: 256 code points at a time.
    var map = [FcChar32](repeating: 0, count: 8)
    var next: FcChar32 = 0
    var page = unsafe FcCharSetFirstPage(set, &map, &next)
    while page != UInt32.max {
      for word in stride(from: 0, to: 8, by: 2) {
        let bits = UInt64(map[word + 1]) << 32 | UInt64(map[word])
        result.insert(bits: bits, at: page + UInt32(word) * 32)
      }
      unsafe page = FcCharSetNextPage(set, &map, &next)
    }
    return result
  }

  private var weights: ClosedRange<Int> {
    if let weight = number(FC_WEIGHT) {
      let css = Int(FcWeightToOpenTypeDouble(weight).rounded())
      return css...css
    }
    guard let range = range(FC_WEIGHT) else { return 400...400 }
    let low = Int(FcWeightToOpenTypeDouble(range.lowerBound).rounded())
    return low...max(low, Int(FcWeightToOpenTypeDouble(range.upperBound).rounded()))
  }

  private func strings(_ object: String) -> [String] {
    var all: [String] = []
    while let next = string(object, at: all.count) { all.append(next) }
    return all
  }

  private func string(_ object: String, at index: Int = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, object, Int32(index), &value) == FcResultMatch else {
      return nil
    }
    guard let value = unsafe value else { return nil }
    return unsafe String(cString: value)
  }

  private func integer(_ object: String) -> Int? {
    var value: Int32 = 0
    guard unsafe FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch else { return nil }
    return Int(value)
  }

  private func number(_ object: String) -> Double? {
    var value = 0.0
    guard unsafe FcPatternGetDouble(pattern, object, 0, &value) == FcResultMatch else { return nil }
    return value
  }

  private func boolean(_ object: String) -> Bool {
    var value: FcBool = 0
    return unsafe FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value == 1
  }

  private func range(_ object: String) -> ClosedRange<Double>? {
    var range: OpaquePointer?
    guard unsafe FcPatternGetRange(pattern, object, 0, &range) == FcResultMatch else { return nil }
    var low = 0.0
    var high = 0.0
    guard let range = unsafe range, unsafe FcRangeGetDouble(range, &low, &high) == 1, low <= high
    else { return nil }
    return low...high
  }
}
