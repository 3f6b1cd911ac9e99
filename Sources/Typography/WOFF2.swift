import CBridge

/// Packs an OpenType font as WOFF2; `nil` for bytes that are no font.
///
/// `quality` is Brotli's, from 1 to 11. Cost: about 2 ms a kilobyte at 11.
func packWOFF2(_ font: [UInt8], quality: Int) -> [UInt8]? {
  let capacity = unsafe bridge_woff2_bound(font, font.count)
  let packed = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
    unsafe count = bridge_woff2_pack(font, font.count, Int32(quality), buffer.baseAddress, capacity)
  }
  return packed.isEmpty ? nil : packed
}
