/// A set of Unicode code points with constant-time lookup, such as the characters that a font can draw.
///
/// Stored as a table of 256-bit pages; empty pages share one. Cost: 2 bytes for each 256 code points below the
/// highest, and 32 bytes for each page in use.
public struct CodePointSet: Hashable, Sendable {
  private var pageOf: [UInt16] = []
  private var words: [UInt64] = [0, 0, 0, 0]

  /// Makes an empty set.
  public init() {}

  /// Makes a set of the given scalars.
  public init(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars { insert(scalar.value) }
  }

  /// Whether the set has no code point.
  public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// The number of code points in the set.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Whether the set holds a code point.
  public func contains(_ codePoint: UInt32) -> Bool {
    let page = Int(codePoint >> 8)
    guard page < pageOf.count else { return false }
    let word = words[Int(pageOf[page]) * 4 + Int(codePoint >> 6 & 3)]
    return word >> UInt64(codePoint & 63) & 1 == 1
  }

  /// Adds a code point.
  public mutating func insert(_ codePoint: UInt32) {
    let first = wordIndex(page: Int(codePoint >> 8))
    words[first + Int(codePoint >> 6 & 3)] |= 1 << UInt64(codePoint & 63)
  }

  /// Adds the 64 code points from `start` (a multiple of 64) whose bits are set.
  public mutating func insert(bits: UInt64, at start: UInt32) {
    guard bits != 0 else { return }
    let first = wordIndex(page: Int(start >> 8))
    words[first + Int(start >> 6 & 3)] |= bits
  }

  /// Adds all code points of another set.
  public mutating func formUnion(_ other: CodePointSet) {
    for page in other.pageOf.indices where other.pageOf[page] != 0 {
      for word in 0..<4 {
        let bits = other.words[Int(other.pageOf[page]) * 4 + word]
        insert(bits: bits, at: UInt32(page * 256 + word * 64))
      }
    }
  }

  /// The code points that are in both sets.
  public func intersection(_ other: CodePointSet) -> CodePointSet {
    var result = CodePointSet()
    for codePoint in codePoints where other.contains(codePoint) { result.insert(codePoint) }
    return result
  }

  /// The code points in ascending order.
  public var codePoints: [UInt32] {
    var result: [UInt32] = []
    for page in pageOf.indices where pageOf[page] != 0 {
      for word in 0..<4 {
        var bits = words[Int(pageOf[page]) * 4 + word]
        while bits != 0 {
          result.append(UInt32(page * 256 + word * 64 + bits.trailingZeroBitCount))
          bits &= bits - 1
        }
      }
    }
    return result
  }
}

extension CodePointSet {
  /// Two sets are equal when they hold the same code points, in whatever order these came.
  public static func == (a: CodePointSet, b: CodePointSet) -> Bool { a.codePoints == b.codePoints }

  /// Hashes the code points.
  public func hash(into hasher: inout Hasher) { hasher.combine(codePoints) }
}

extension CodePointSet {
  private mutating func wordIndex(page: Int) -> Int {
    if page >= pageOf.count {
      pageOf.append(contentsOf: repeatElement(0, count: page + 1 - pageOf.count))
    }
    if pageOf[page] == 0 {
      pageOf[page] = UInt16(words.count / 4)
      words.append(contentsOf: [0, 0, 0, 0])
    }
    return Int(pageOf[page]) * 4
  }
}
