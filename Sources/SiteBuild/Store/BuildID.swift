/// What a linker calls a program by: a hash of all that it linked, which the program carries.
///
/// A note of type `NT_GNU_BUILD_ID` in an ELF file, as GNU ld, gold and lld write it (ELF-64 Object File Format, and
/// the option `--build-id` of these linkers).
enum BuildID {
  /// How much of a file is enough to find it: linkers put notes in front of all code.
  static let headSize = 1 << 16

  /// The build ID, from the first bytes of an executable; `nil` if it has none there, or is no 64-bit little-endian ELF
  /// file.
  static func find(in head: [UInt8]) -> ArraySlice<UInt8>? {
    guard head.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = head.number(at: 32, size: 8),
      let size = head.number(at: 54, size: 2), let count = head.number(at: 56, size: 2)
    else { return nil }
    for index in 0..<count {
      let entry = table + index * size
      guard let type = head.number(at: entry, size: 4), let offset = head.number(at: entry + 8, size: 8),
        let length = head.number(at: entry + 32, size: 8)
      else { return nil }
      if type == noteSegment, offset <= head.count, let id = find(in: head[offset...].prefix(length)) {
        return id
      }
    }
    return nil
  }
}

extension BuildID {
  private static let noteSegment = 4
  private static let type = 3
  private static let owner: [UInt8] = [0x47, 0x4E, 0x55, 0]

  /// The build ID among the notes of a segment.
  private static func find(in notes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var notes = notes
    while let nameSize = notes.number(at: notes.startIndex, size: 4),
      let size = notes.number(at: notes.startIndex + 4, size: 4),
      let type = notes.number(at: notes.startIndex + 8, size: 4)
    {
      let name = notes.dropFirst(12).prefix(nameSize)
      let rest = notes.dropFirst(12 + nameSize.padded)
      if type == Self.type, name.elementsEqual(owner), size > 0, size <= rest.count {
        return rest.prefix(size)
      }
      notes = rest.dropFirst(size.padded)
    }
    return nil
  }
}

extension Int {
  /// The next multiple of four: where what follows in a note begins.
  fileprivate var padded: Int { (self + 3) / 4 * 4 }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// A little-endian number; `nil` where the bytes end before it, or if it is too large for a place in a file.
  fileprivate func number(at start: Int, size: Int) -> Int? {
    guard start >= startIndex, start <= endIndex - size else { return nil }
    let value = self[start..<start + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < UInt64(Int32.max) ? Int(value) : nil
  }
}
