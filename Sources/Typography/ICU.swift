import CICU

/// A script in ICU's numbering.
struct Script: Hashable {
  var code: Int32

  /// Punctuation, digits and the like, which take on the script around them.
  static let common = Script(code: USCRIPT_COMMON.rawValue)
  /// Marks that take on the script of their base.
  static let inherited = Script(code: USCRIPT_INHERITED.rawValue)
  static let latin = Script(code: USCRIPT_LATIN.rawValue)
  static let hiragana = Script(code: USCRIPT_HIRAGANA.rawValue)
  static let katakana = Script(code: USCRIPT_KATAKANA.rawValue)

  /// Whether the script is taken from the surroundings.
  var isNeutral: Bool { self == .common || self == .inherited }

  /// The script a scalar belongs to most of all (UAX #24, `Script`).
  init(of scalar: Unicode.Scalar) {
    var status = U_ZERO_ERROR
    code = unsafe icu_script(UChar32(bitPattern: scalar.value), &status).rawValue
  }

  private init(code: Int32) { self.code = code }

  /// All scripts a scalar is used with (UAX #24, `Script_Extensions`), in ICU's order.
  static func extensions(of scalar: Unicode.Scalar) -> [Script] {
    var status = U_ZERO_ERROR
    var codes = [UScriptCode](repeating: USCRIPT_COMMON, count: 32)
    let count = unsafe icu_script_extensions(UChar32(bitPattern: scalar.value), &codes, 32, &status)
    return codes.prefix(Int(count)).map { Script(code: $0.rawValue) }
  }

  /// The ISO 15924 tag, packed as OpenType packs tags: `Latn`.
  var tag: UInt32 {
    guard let name = unsafe icu_script_short_name(UScriptCode(rawValue: code)) else { return 0 }
    return openTypeTag(unsafe String(cString: name))
  }
}

extension Unicode.Scalar {
  /// The bracket that closes or opens with this one, and which of both this is (UAX #9, `Bidi_Paired_Bracket`).
  var pairedBracket: (partner: Unicode.Scalar, isOpening: Bool)? {
    let character = UChar32(bitPattern: value)
    let type = icu_property(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE)
    guard type != U_BPT_NONE.rawValue else { return nil }
    guard let partner = Unicode.Scalar(UInt32(bitPattern: icu_paired_bracket(character))) else { return nil }
    return (partner, type == U_BPT_OPEN.rawValue)
  }
}

extension Unicode.Scalar {
  /// The character whose glyph stands for this one in text from right to left (UAX #9, `Bidi_Mirroring_Glyph`).
  var mirrored: Unicode.Scalar {
    Unicode.Scalar(UInt32(bitPattern: icu_mirrored(UChar32(bitPattern: value)))) ?? self
  }
}

/// A canonical normalization form (UAX #15).
enum NormalizationForm: CaseIterable {
  case composed
  case decomposed

  /// A text in this form.
  func normalized(_ text: String) -> String {
    var status = U_ZERO_ERROR
    let form = unsafe self == .composed ? icu_nfc(&status) : icu_nfd(&status)
    return unsafe transformed(text) { source, length, target, capacity, status in
      unsafe icu_normalize(form, source, length, target, capacity, status)
    }
  }
}

/// A text in upper case (`ß` becomes `SS`, and in Turkish `i` becomes `İ`).
func uppercased(_ text: String, language: String) -> String {
  unsafe transformed(text) { source, length, target, capacity, status in
    unsafe icu_to_upper(target, capacity, source, length, language, status)
  }
}

/// A text in lower case.
func lowercased(_ text: String, language: String) -> String {
  unsafe transformed(text) { source, length, target, capacity, status in
    unsafe icu_to_lower(target, capacity, source, length, language, status)
  }
}

/// A text with the first letter of each word (UAX #29) in title case.
func capitalized(_ text: String, language: String) -> String {
  var status = U_ZERO_ERROR
  var units = Array(text.utf16)
  // A no-break space separates words as a space does.
  let words = units.map { $0 == 0xA0 ? 0x20 : $0 }
  guard let breaks = unsafe icu_word_breaks_open(language, words, Int32(words.count), &status) else {
    return text
  }
  defer { unsafe icu_breaks_close(breaks) }
  var start = 0
  while start < units.count {
    let end = Int(unsafe icu_breaks_next(breaks))
    guard end > start else { break }
    // Versions of ICU differ on whether a word can start with a sign, as in @home.
    if let letter = units[start..<end].firstIndex(where: isAlphanumeric) {
      let title = icu_title_case(UChar32(units[letter]))
      if title < 0x10000 { units[letter] = UInt16(title) }
    }
    start = end
  }
  return String(decoding: units, as: UTF16.self)
}

private func isAlphanumeric(_ unit: UInt16) -> Bool {
  icu_has_property(UChar32(unit), UCHAR_POSIX_ALNUM) != 0
}

/// Runs one of ICU's functions from text to text, again with more room when the first guess was too small.
private func transformed(
  _ text: String,
  by function: (
    UnsafePointer<UInt16>, Int32, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<UErrorCode>
  ) -> Int32
) -> String {
  let source = Array(text.utf16)
  var capacity = source.count * 3 + 8
  while true {
    var status = U_ZERO_ERROR
    var target = [UInt16](repeating: 0, count: capacity)
    let length = unsafe function(source, Int32(source.count), &target, Int32(capacity), &status)
    if status == U_BUFFER_OVERFLOW_ERROR, Int(length) > capacity {
      capacity = Int(length)
      continue
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return text }
    return String(decoding: target.prefix(Int(length)), as: UTF16.self)
  }
}

/// The direction of a text as a whole.
enum BaseDirection: Hashable {
  /// That of the first strong character, left to right without one (UAX #9, P2 and P3).
  case automatic
  case leftToRight
  case rightToLeft

  fileprivate var level: UBiDiLevel {
    switch self {
    case .automatic: 0xFE
    case .leftToRight: 0
    case .rightToLeft: 1
    }
  }
}

/// The runs of one level by the Unicode bidirectional algorithm (UAX #9).
///
/// - Returns: Where each run ends in UTF-16 units, and its level, in the order of the text.
func bidiRuns(_ text: [UInt16], _ direction: BaseDirection) -> (
  runs: [(end: Int, level: Int)], isRightToLeft: Bool
) {
  let whole = (runs: [(end: text.count, level: 0)], isRightToLeft: false)
  guard let bidi = unsafe icu_bidi_open() else { return whole }
  defer { unsafe icu_bidi_close(bidi) }
  var status = U_ZERO_ERROR
  unsafe icu_bidi_set(bidi, text, Int32(text.count), direction.level, &status)
  guard status.rawValue <= U_ZERO_ERROR.rawValue else { return whole }
  var runs: [(end: Int, level: Int)] = []
  var limit: Int32 = 0
  while limit < text.count {
    let start = limit
    var level: UBiDiLevel = 0
    unsafe icu_bidi_run(bidi, start, &limit, &level)
    guard limit > start else { return whole }
    runs.append((Int(limit), Int(level)))
  }
  return (runs, unsafe icu_bidi_paragraph_level(bidi) & 1 == 1)
}

/// Text with all differences of case taken out, by full case folding (Unicode, section 3.13): "Straße" and
/// "STRASSE" fold alike.
public func caseFolded(_ text: String) -> String {
  unsafe transformed(Array(text.utf16)) { to, capacity, from, length, status in
    unsafe icu_fold_case(to, capacity, from, length, status)
  }
}

/// Text in Normalization Form C (UAX #15): a letter and its accent are one code point where there is one.
public func composed(_ text: String) -> String {
  var status = U_ZERO_ERROR
  guard let form = unsafe icu_nfc(&status) else { return text }
  return unsafe transformed(Array(text.utf16)) { to, capacity, from, length, status in
    unsafe icu_normalize(form, from, length, to, capacity, status)
  }
}

/// Text in Normalization Form D (UAX #15): a letter and its accent are two code points.
public func decomposed(_ text: String) -> String { NormalizationForm.decomposed.normalized(text) }

/// What a language is called in itself, such as "français"; its tag where ICU does not know it.
///
/// - Parameter tag: a BCP 47 tag.
public func ownName(ofLanguage tag: String) -> String {
  let name = unsafe transformed(Array(tag.utf16)) { to, capacity, _, _, status in
    unsafe icu_language_name(tag, to, capacity, status)
  }
  return name.isEmpty ? tag : name
}

/// Whether a language, given as a BCP 47 tag, is written from right to left.
public func isRightToLeft(language tag: String) -> Bool { unsafe icu_is_right_to_left(tag) != 0 }

/// Runs one of ICU's functions that write UTF-16 into a buffer, again with a larger one if it was too small.
private func transformed(
  _ units: [UInt16],
  _ transform: (
    UnsafeMutablePointer<UInt16>?, Int32, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>
  ) -> Int32
) -> String {
  var capacity = units.count * 2 + 16
  while true {
    var status = U_ZERO_ERROR
    var needed: Int32 = 0
    let result = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      needed = unsafe units.withUnsafeBufferPointer { from in
        unsafe transform(buffer.baseAddress, Int32(capacity), from.baseAddress, Int32(from.count), &status)
      }
      count = max(0, min(Int(needed), capacity))
    }
    if status == U_BUFFER_OVERFLOW_ERROR {
      capacity = Int(needed) + 1
      continue
    }
    return String(decoding: result, as: UTF16.self)
  }
}

/// An open collator; closed when the value goes.
@safe struct Collator: ~Copyable {
  private let handle: OpaquePointer

  init?(locale: String) {
    var status = U_ZERO_ERROR
    guard let handle = unsafe icu_collator_open(locale, &status) else { return nil }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe icu_collator_close(handle) }

  /// The bytes that sort as the collator does.
  func key(of units: [UInt16]) -> [UInt8] {
    let length = Int32(units.count)
    let needed = unsafe icu_collation_key(handle, units, length, nil, 0)
    return unsafe [UInt8](unsafeUninitializedCapacity: Int(needed)) { buffer, count in
      unsafe _ = icu_collation_key(handle, units, length, buffer.baseAddress, needed)
      count = Int(needed)
    }
  }
}

/// The names of the plural forms of numbers, such as `one`; all `other` for a language that ICU does not know.
func pluralKeywords(of numbers: Range<Int>, locale: String) -> [String] {
  var status = U_ZERO_ERROR
  guard let rules = unsafe icu_plural_rules_open(locale, &status) else { return numbers.map { _ in "other" } }
  defer { unsafe icu_plural_rules_close(rules) }
  return numbers.map { number in
    var keyword = [UInt16](repeating: 0, count: 16)
    let length = unsafe icu_plural_select(rules, Double(number), &keyword, Int32(keyword.count), &status)
    return String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
  }
}

/// Whether the first strong character of a text reads from right to left (UAX #9, P2 and P3).
func readsRightToLeft(_ text: String) -> Bool {
  bidiRuns(Array(text.utf16), .automatic).isRightToLeft
}

/// Where a line may break, by UAX #14 and by ICU's dictionaries for Thai, Lao, Khmer, Burmese, Chinese and
/// Japanese: offsets in UTF-8 bytes, the last one at the end of the text.
func lineBreaks(_ text: String, language: String) -> [Int] {
  var status = U_ZERO_ERROR
  let units = Array(text.utf16)
  guard let breaks = unsafe icu_line_breaks_open(language, units, Int32(units.count), &status) else {
    return [text.utf8.count]
  }
  defer { unsafe icu_breaks_close(breaks) }
  var offsets: [Int] = []
  var position = text.startIndex
  var last = (utf16: 0, utf8: 0)
  while last.utf16 < units.count {
    let next = Int(unsafe icu_breaks_next(breaks))
    guard next > last.utf16 else { break }
    let index = text.utf16.index(position, offsetBy: next - last.utf16)
    last = (next, last.utf8 + text.utf8.distance(from: position, to: index))
    position = index
    offsets.append(last.utf8)
  }
  return offsets
}
