import CHarfBuzz
import TagModel

/// A font file, mapped into memory.
@safe struct FontFile: ~Copyable {
  fileprivate let blob: OpaquePointer

  /// Maps a file; `nil` when it cannot be opened.
  init?(path: String) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
    unsafe self.blob = blob
  }

  /// Holds a font that is in memory.
  init(bytes: [UInt8]) {
    let count = UInt32(bytes.count)
    unsafe blob = bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe hb_blob_create(start, count, HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
  }

  deinit { unsafe hb_blob_destroy(blob) }

  /// Lends the file's bytes.
  func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &length)
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    return try unsafe body(bytes.bindMemory(to: UInt8.self).span)
  }
}

/// One face of a font file, open for shaping in font units.
///
/// Owned by one worker: HarfBuzz's objects are neither shared nor locked.
@safe struct HarfBuzzFont: ~Copyable {
  private let face: OpaquePointer
  fileprivate let font: OpaquePointer
  /// Font units in one em.
  let unitsPerEm: Int

  /// Opens a face of a file; the file must hold that face.
  init(_ file: borrowing FontFile, collectionIndex: Int, variations: [FontVariation] = []) {
    unsafe face = hb_face_create(file.blob, UInt32(collectionIndex))
    unsafe font = hb_font_create(face)
    unitsPerEm = Int(unsafe hb_face_get_upem(face))
    var settings = variations.map { hb_variation_t(tag: openTypeTag($0.tag), value: Float($0.value)) }
    if !settings.isEmpty { unsafe hb_font_set_variations(font, &settings, UInt32(settings.count)) }
  }

  deinit {
    unsafe hb_font_destroy(font)
    unsafe hb_face_destroy(face)
  }

  /// The number of glyphs; 0 when the file is no font.
  var glyphCount: Int { Int(unsafe hb_face_get_glyph_count(face)) }

  /// Lends one table's bytes; none when the font has no such table.
  func withTable<Result>(_ tag: String, _ body: (Span<UInt8>) -> Result) -> Result {
    let blob = unsafe hb_face_reference_table(face, openTypeTag(tag))
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &length)
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    return unsafe body(bytes.bindMemory(to: UInt8.self).span)
  }

  /// An entry of the `name` table in English, or in whatever language there is.
  func name(_ id: UInt32) -> String? {
    var count: UInt32 = 0
    guard let entries = unsafe hb_ot_name_list_names(face, &count) else { return nil }
    let english = unsafe hb_language_from_string("en", -1)
    var language: hb_language_t?
    for index in 0..<Int(count) where unsafe entries[index].name_id == id {
      if unsafe language == nil || entries[index].language == english {
        unsafe language = entries[index].language
      }
    }
    guard let language = unsafe language else { return nil }
    var length: UInt32 = 0
    let needed = unsafe hb_ot_name_get_utf8(face, id, language, &length, nil)
    guard needed > 0 else { return nil }
    var bytes = [CChar](repeating: 0, count: Int(needed) + 1)
    length = needed + 1
    unsafe hb_ot_name_get_utf8(face, id, language, &length, &bytes)
    return String(decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The characters that the face maps to glyphs.
  func coverage() -> CodePointSet {
    guard let set = unsafe hb_set_create() else { return CodePointSet() }
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(face, set)
    var result = CodePointSet()
    var codePoint = UInt32.max
    while unsafe hb_set_next(set, &codePoint) != 0 { result.insert(codePoint) }
    return result
  }

  /// A font-wide measure in font units, as HarfBuzz chooses it among `OS/2` and `hhea`.
  func metric(_ metric: LineMetric) -> Int {
    let tag =
      switch metric {
      case .ascender: HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER
      case .descender: HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER
      case .lineGap: HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP
      }
    var value: hb_position_t = 0
    unsafe hb_ot_metrics_get_position_with_fallback(font, tag, &value)
    return Int(value)
  }

  /// The axes of a variable font.
  func axes() -> [FontAxis] {
    var count = unsafe hb_ot_var_get_axis_count(face)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      FontAxis(
        tag: unpacked(info.tag), range: Double(info.min_value)...Double(info.max_value),
        defaultValue: Double(info.default_value))
    }
  }

  /// The tags of all features that the face's `GSUB` and `GPOS` tables have.
  func features() -> Set<String> {
    var all: Set<String> = []
    for table in ["GSUB", "GPOS"].map(openTypeTag) {
      var tags = [hb_tag_t](repeating: 0, count: 512)
      var count = UInt32(tags.count)
      unsafe hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
      for tag in tags.prefix(Int(count)) { all.insert(unpacked(tag)) }
    }
    return all
  }

  /// The measures that make a line box.
  enum LineMetric { case ascender, descender, lineGap }
}

/// What a run of text is shaped as.
struct RunProperties {
  /// The script as a four-character ISO 15924 tag, packed as HarfBuzz does.
  var script: UInt32
  /// Whether the run reads from right to left.
  var isRightToLeft = false
  /// The language, for the font's `locl` rules.
  var language = ShapingLanguage("")
}

/// A language in the form HarfBuzz wants it.
@safe struct ShapingLanguage {
  fileprivate let pointer: OpaquePointer?

  /// Looks up a BCP 47 tag; an empty one means no language.
  init(_ tag: String) {
    unsafe pointer = tag.isEmpty ? nil : hb_language_from_string(tag, -1)
  }
}

/// OpenType feature settings in the form HarfBuzz wants them, for whole runs.
struct ShapingFeatures {
  fileprivate let values: [hb_feature_t]

  init(_ features: [FontFeature]) {
    values = features.map {
      hb_feature_t(tag: openTypeTag($0.tag), value: UInt32(clamping: $0.value), start: 0, end: .max)
    }
  }
}

/// A reusable buffer that text goes into and glyphs come out of.
@safe struct ShapingBuffer: ~Copyable {
  private let buffer: OpaquePointer

  init() { unsafe buffer = hb_buffer_create() }

  deinit { unsafe hb_buffer_destroy(buffer) }

  /// Shapes the bytes `range` of `text`; the rest of `text` is context for joining.
  ///
  /// The glyphs stay in the buffer until the next call.
  func shape(
    _ text: Span<UInt8>, _ range: Range<Int>, with font: borrowing HarfBuzzFont, as run: RunProperties,
    features: ShapingFeatures
  ) {
    unsafe hb_buffer_clear_contents(buffer)
    unsafe hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: run.script))
    unsafe hb_buffer_set_language(buffer, run.language.pointer)
    unsafe text.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { chars in
        unsafe hb_buffer_add_utf8(
          buffer, chars.baseAddress, Int32(chars.count), UInt32(range.lowerBound), Int32(range.count))
      }
    }
    unsafe hb_shape(font.font, buffer, features.values, UInt32(features.values.count))
  }

  /// Calls `body` with each glyph's cluster (the byte its text starts at), advance in font units, and id, in
  /// the order of painting.
  func forEachGlyph(_ body: (_ cluster: Int, _ advance: Int, _ glyph: UInt32) -> Void) {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count) else { return }
    guard let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count) else { return }
    for index in 0..<Int(count) {
      unsafe body(
        Int(infos[index].cluster), Int(positions[index].x_advance), infos[index].codepoint)
    }
  }
}

/// Packs a four-character tag as OpenType does, padding short ones with spaces.
func openTypeTag(_ tag: String) -> UInt32 {
  var bytes = tag.utf8.makeIterator()
  return (0..<4).reduce(0) { packed, _ in packed << 8 | UInt32(bytes.next() ?? 0x20) }
}

/// The four characters of a packed tag.
private func unpacked(_ tag: UInt32) -> String {
  String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> UInt32(24 - 8 * $0)) }, as: UTF8.self)
}

/// What a subset of a font keeps.
struct SubsetPlan {
  var codePoints: CodePointSet
  /// OpenType features to keep besides those that shaping turns on by itself.
  var features: [String]
  /// Where to fix the axes of a variable font.
  var variations: [FontVariation]
}

/// Cuts a font down to some characters, with every glyph and rule that shaping them can need.
///
/// Hinting is dropped: browsers that scale text freely do not use it, and it is half of some fonts. Copyright
/// and licence entries stay. `nil` when HarfBuzz cannot subset the font.
func subsetFont(path: String, collectionIndex: Int, plan: SubsetPlan) -> [UInt8]? {
  guard let input = SubsetInput() else { return nil }
  input.add(plan.codePoints.codePoints, to: HB_SUBSET_SETS_UNICODE)
  input.add(plan.features.map(openTypeTag), to: HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
  input.add([13, 14], to: HB_SUBSET_SETS_NAME_ID)
  return input.subset(path: path, collectionIndex: collectionIndex, variations: plan.variations)
}

/// Owns HarfBuzz's description of a subset.
@safe private struct SubsetInput: ~Copyable {
  private let input: OpaquePointer

  init?() {
    guard let input = unsafe hb_subset_input_create_or_fail() else { return nil }
    unsafe self.input = input
    unsafe hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
  }

  deinit { unsafe hb_subset_input_destroy(input) }

  func add(_ values: [UInt32], to sets: hb_subset_sets_t) {
    let set = unsafe hb_subset_input_set(input, sets)
    for value in values { unsafe hb_set_add(set, value) }
  }

  func subset(path: String, collectionIndex: Int, variations: [FontVariation]) -> [UInt8]? {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    let face = unsafe hb_face_create(blob, UInt32(collectionIndex))
    defer { unsafe hb_face_destroy(face) }
    for axis in variations {
      unsafe hb_subset_input_pin_axis_location(input, face, openTypeTag(axis.tag), Float(axis.value))
    }
    guard let subset = unsafe hb_subset_or_fail(face, input) else { return nil }
    defer { unsafe hb_face_destroy(subset) }
    let result = unsafe hb_face_reference_blob(subset)
    defer { unsafe hb_blob_destroy(result) }
    var length: UInt32 = 0
    guard let bytes = unsafe hb_blob_get_data(result, &length), length > 0 else { return nil }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }
}
