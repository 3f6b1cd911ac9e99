/// The sizes of a font's colour bitmaps (OpenType tables `CBLC` and `CBDT`).
///
/// Browsers scale the advances of the bitmaps, which are whole pixels, and not those of `hmtx`: in Noto Color
/// Emoji they differ by 0.2 %.
struct BitmapStrike: Hashable {
  /// Pixels in one em.
  let pixelsPerEm: Int
  /// The advance in pixels of each glyph that has a bitmap.
  let advances: [UInt32: Int]

  /// Reads the first strike; `nil` for a font without one, and for tables that end too early.
  init?(locations: Span<UInt8>, images: Span<UInt8>) {
    // After the header of 8 bytes, the record of the first strike.
    guard let array = locations.uint32(at: 8), let count = locations.uint32(at: 16),
      let pixels = locations.uint8(at: 52), pixels > 0
    else { return nil }
    var advances: [UInt32: Int] = [:]
    for index in 0..<min(count, 0xFFFF) {
      let entry = array + 8 * index
      guard let first = locations.uint16(at: entry), let last = locations.uint16(at: entry + 2),
        let offset = locations.uint32(at: entry + 4), first <= last
      else { return nil }
      let subtable = IndexSubtable(start: array + offset, first: first, last: last)
      subtable.forEachAdvance(locations, images) { advances[UInt32($0)] = $1 }
    }
    pixelsPerEm = pixels
    self.advances = advances
  }
}

/// Where a range of glyphs has its bitmaps.
private struct IndexSubtable {
  var start: Int
  var first: Int
  var last: Int

  func forEachAdvance(
    _ locations: Span<UInt8>, _ images: Span<UInt8>, _ body: (_ glyph: Int, _ advance: Int) -> Void
  ) {
    guard let format = locations.uint16(at: start), let imageFormat = locations.uint16(at: start + 2),
      let image = locations.uint32(at: start + 4)
    else { return }
    // Behind the bitmap's height, width and two bearings.
    let metric = 4
    switch format {
    case 1, 3:
      guard imageFormat == 17 || imageFormat == 18 else { return }
      for glyph in first...last {
        let place = glyph - first
        let offset =
          format == 1
          ? locations.uint32(at: start + 8 + 4 * place) : locations.uint16(at: start + 8 + 2 * place)
        if let offset, let advance = images.uint8(at: image + offset + metric) { body(glyph, advance) }
      }
    case 2:
      guard let advance = locations.uint8(at: start + 12 + metric) else { return }
      for glyph in first...last { body(glyph, advance) }
    case 4:
      for place in 0..<(locations.uint32(at: start + 8) ?? 0) {
        guard let glyph = locations.uint16(at: start + 12 + 4 * place),
          let offset = locations.uint16(at: start + 14 + 4 * place),
          let advance = images.uint8(at: image + offset + metric)
        else { return }
        body(glyph, advance)
      }
    case 5:
      guard let advance = locations.uint8(at: start + 12 + metric),
        let count = locations.uint32(at: start + 20)
      else { return }
      for place in 0..<count {
        guard let glyph = locations.uint16(at: start + 24 + 2 * place) else { return }
        body(glyph, advance)
      }
    default: return
    }
  }
}
