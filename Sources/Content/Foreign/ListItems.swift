/// Which items of lists are open at a line, by what stands before their text.
struct ListItems {
  /// Where the text of each open item starts, in bytes from the start of the line, the outermost first.
  private var offsets: [Int] = []

  /// How many are open, each in the one before.
  var depth: Int { offsets.count }
  /// Where the text of the innermost starts; 0 outside lists.
  var offset: Int { offsets.last ?? 0 }

  /// Goes on to a line that is no code.
  ///
  /// - Returns: How many of the items that were open still are.
  @discardableResult mutating func take(_ line: ArraySlice<UInt8>) -> Int {
    var text = line.drop { $0 == 0x20 }
    if text.allSatisfy(\.isBlank) { return depth }
    while let last = offsets.last, text.startIndex - line.startIndex < last { offsets.removeLast() }
    let kept = depth
    while let start = Self.text(of: text, after: offset - (text.startIndex - line.startIndex)) {
      offsets.append(start - line.startIndex)
      text = line[start...]
    }
    return kept
  }

  /// Where the text of an item starts whose sign does; `nil` if there is none.
  private static func text(of line: ArraySlice<UInt8>, after indentation: Int) -> Int? {
    // Four more spaces make code of it.
    guard indentation > -4, let first = line.first else { return nil }
    var rest = line
    if "-+*".utf8.contains(first) {
      rest = rest.dropFirst()
    } else {
      rest = rest.drop { (0x30...0x39).contains($0) }
      guard (1...9).contains(rest.startIndex - line.startIndex), let end = rest.first, ".)".utf8.contains(end)
      else { return nil }
      rest = rest.dropFirst()
    }
    let text = rest.drop { $0 == 0x20 }
    let spaces = text.startIndex - rest.startIndex
    if text.isEmpty { return rest.startIndex + 1 }
    if spaces == 0 { return nil }
    // More would be those of code in the item.
    return rest.startIndex + (spaces > 4 ? 1 : spaces)
  }
}
