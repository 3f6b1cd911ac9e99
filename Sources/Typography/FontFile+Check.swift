/// What is wrong with a font file, if anything.
enum FontFault: Error, Hashable {
  case missing
  case notAFont
  case packed
  case damaged(table: String)
}

/// Checks that a font file's tables are all there, before anything trusts it.
///
/// Cost: reads the table directory only.
func checkFont(_ bytes: Span<UInt8>, collectionIndex: Int) throws(FontFault) {
  guard let magic = bytes.tag(at: 0) else { throw .notAFont }
  var start = 0
  switch magic {
  case "wOFF", "wOF2": throw .packed
  case "ttcf":
    guard let offset = bytes.uint32(at: 12 + 4 * collectionIndex) else { throw .damaged(table: "ttcf") }
    start = offset
  case "\0\u{1}\0\0", "OTTO", "true": break
  default: throw .notAFont
  }
  guard let count = bytes.uint16(at: start + 4), count > 0 else { throw .notAFont }
  var tables: Set<String> = []
  for index in 0..<count {
    let record = start + 12 + 16 * index
    guard let tag = bytes.tag(at: record), let offset = bytes.uint32(at: record + 8),
      let length = bytes.uint32(at: record + 12)
    else { throw .damaged(table: "table directory") }
    guard offset + length <= bytes.count else { throw .damaged(table: tag) }
    tables.insert(tag)
  }
  for needed in ["cmap", "head", "hhea", "hmtx", "maxp"] where !tables.contains(needed) {
    throw .damaged(table: needed)
  }
  if tables.isDisjoint(with: ["CFF ", "CFF2", "glyf", "CBDT", "sbix"]) { throw .damaged(table: "glyf") }
}
