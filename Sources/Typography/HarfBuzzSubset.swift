import CHarfBuzz

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
