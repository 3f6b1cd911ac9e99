/// A pattern with `*` (any text), `?` (one character) and everything else for itself.
struct Glob: Sendable {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Whether the pattern matches the whole text.
  ///
  /// Cost: O(pattern x text), without recursion.
  func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (p, t) = (0, 0)
    var retry: (p: Int, t: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        retry = (p + 1, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = retry {
        // Let the last star take one character more.
        (p, t) = (last.p, last.t + 1)
        retry = (last.p, last.t + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
