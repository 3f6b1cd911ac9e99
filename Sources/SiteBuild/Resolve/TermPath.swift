import TagModel

/// How the names of nested terms, such as `lang/swift`, are taken apart.
struct TermPath: Hashable, Sendable {
  /// What separates the levels; `nil` means that no term is nested.
  let separator: String?

  /// No deeper level is told apart, so that one tag cannot make pages without end.
  static let maximumDepth = 16

  /// The key of a name: white space around separators, and levels without a name, do not matter.
  func key(_ name: String) -> String { joined(levels(TermKey.make(name))) }

  /// The levels of a name; what is beyond the deepest belongs to it.
  func levels(_ name: String) -> [String] {
    guard let separator, name.contains(separator) else { return [name] }
    let levels = name.split(separator: separator).map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    if levels.isEmpty { return [name] }
    if levels.count <= Self.maximumDepth { return levels }
    let deepest = levels[(Self.maximumDepth - 1)...].joined(separator: separator)
    return levels[..<(Self.maximumDepth - 1)] + [deepest]
  }

  /// Levels as a name.
  func joined(_ levels: some Sequence<String>) -> String { levels.joined(separator: separator ?? "") }

  /// The key of the term above.
  func parent(of key: String) -> String? {
    let levels = levels(key)
    return levels.count > 1 ? joined(levels.dropLast()) : nil
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
