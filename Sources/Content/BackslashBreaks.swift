/// Lines that are broken by a backslash at their end, which cmark leaves out where it counts the lines of a paragraph.
struct BackslashBreaks {
  /// A line that ends in what breaks it.
  private struct Break {
    /// From 1.
    var line: Int
    var isBackslash: Bool
  }

  private let breaks: [Break]
  /// The first that has not been passed.
  private var index = 0
  /// The line on which the block starts that is walked through.
  private var block = 0
  /// How many backslashes have been passed in it.
  private var passed = 0

  /// Finds the lines; cost: one pass over the document.
  init(_ text: ArraySlice<UInt8>) {
    var breaks: [Break] = []
    var (line, backslashes, spaces, last) = (1, 0, 0, UInt8(0))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\n") where last == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // Two backslashes are one that is to be seen.
        if backslashes % 2 == 1 || spaces > 1 {
          breaks.append(Break(line: line, isBackslash: backslashes % 2 == 1))
        }
        (line, backslashes, spaces) = (line + 1, 0, 0)
      case UInt8(ascii: "\\"): (backslashes, spaces) = (backslashes + 1, 0)
      case UInt8(ascii: " "): (backslashes, spaces) = (0, spaces + 1)
      default: (backslashes, spaces) = (0, 0)
      }
      last = byte
    }
    self.breaks = breaks
  }

  /// Goes on behind the next break of a block.
  ///
  /// - Parameter first: the line on which the block starts.
  mutating func pass(inBlockFrom first: Int) {
    enter(first)
    guard index < breaks.count else { return }
    if breaks[index].isBackslash { passed += 1 }
    index += 1
  }

  /// Where something in a block really stands, all breaks before it being passed.
  ///
  /// - Parameter line: the line by cmark's count.
  /// - Returns: The line, and whether the one before is broken so: then cmark's column is that of both together.
  mutating func place(_ line: Int, inBlockFrom first: Int) -> (line: Int, followsBreak: Bool) {
    enter(first)
    let last = passed > 0 ? breaks[index - 1] : nil
    return (line + passed, last.map { $0.isBackslash && $0.line == line + passed - 1 } ?? false)
  }

  private mutating func enter(_ first: Int) {
    if first == block { return }
    (block, passed) = (first, 0)
    while index < breaks.count, breaks[index].line < first { index += 1 }
  }
}
