import CHarfBuzz

/// The baseline: HarfBuzz alone, one buffer, one `hb_shape` a label and the sum of its advances.
struct BareShaping: ~Copyable {
  private let font: OpaquePointer
  private let buffer: OpaquePointer

  init?(path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, 0)
    defer { hb_face_destroy(face) }
    font = hb_font_create(face)
    buffer = hb_buffer_create()
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// The sum of a label's advances in font units.
  func advance(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf8(buffer, bytes.baseAddress, Int32(bytes.count), 0, Int32(bytes.count))
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
        var sum = 0
        for index in 0..<Int(count) { sum += Int(positions[index].x_advance) }
        return sum
      }
    }
  }
}
