import CZlib

/// How many bytes a text has as a gzip file, which is how servers send it.
func gzippedCount(_ text: String) -> Int { gzippedCount(Array(text.utf8)) }

/// How many bytes a file has as a gzip file.
func gzippedCount(_ bytes: [UInt8]) -> Int {
  var count = compressBound(uLong(bytes.count))
  var packed = [UInt8](repeating: 0, count: Int(count))
  let result = unsafe compress2(&packed, &count, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
  precondition(result == Z_OK, "zlib failed")
  // zlib's own frame takes 6 bytes, gzip's 18; what is inside is the same.
  return Int(count) - 6 + 18
}
