/// Finds the candidate that a misspelt word most likely stands for ("did you mean …?").
///
/// For many words among the same candidates make a ``Suggestions`` once.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  Suggestions(candidates).nearest(to: word)
}

/// What misspelt words may stand for.
public struct Suggestions: Sendable {
  private let candidates: [Candidate]

  /// Takes candidates; of equally good ones the first is suggested.
  public init(_ candidates: some Sequence<String>) { self.candidates = candidates.map(Candidate.init) }

  /// The candidate that a word most likely stands for.
  ///
  /// The distance is Damerau–Levenshtein with adjacent transpositions, compared without case; a candidate
  /// further away than a third of the word (at least one edit) is no suggestion. Ties go to the first candidate.
  /// Cost: a glance at each candidate, and O(length of word x length of candidate) for those that look alike.
  public func nearest(to word: String) -> String? {
    let typed = Candidate(word)
    var limit = max(1, typed.scalars.count / 3)
    var best: String?
    var rows = DistanceRows()
    for candidate in candidates where candidate.mayBe(typed, within: limit) {
      guard let distance = rows.distance(typed.scalars, candidate.scalars, within: limit) else { continue }
      best = candidate.text
      if distance == 0 { break }
      limit = distance - 1
    }
    return best
  }
}

/// A word as it is compared.
private struct Candidate {
  let text: String
  /// The word without case.
  let scalars: [Unicode.Scalar]
  /// One bit for each character that occurs; some characters share one.
  private let occurring: UInt64

  init(_ text: String) {
    self.text = text
    scalars = Array(text.lowercased().unicodeScalars)
    occurring = scalars.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
  }

  /// Whether the distance to another word can be as small: each edit adds or removes one character at most.
  func mayBe(_ other: Candidate, within limit: Int) -> Bool {
    abs(scalars.count - other.scalars.count) <= limit
      && (occurring & ~other.occurring).nonzeroBitCount <= limit
      && (other.occurring & ~occurring).nonzeroBitCount <= limit
  }
}

/// The last rows of the table of distances between the beginnings of two words, kept to be used again.
private struct DistanceRows {
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var row: [Int] = []

  /// The distance of two words; `nil` if it is above a limit.
  mutating func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], within limit: Int) -> Int? {
    last = Array(0...b.count)
    for i in a.indices {
      row.removeAll(keepingCapacity: true)
      row.append(i + 1)
      var least = i + 1
      for j in b.indices {
        let substitution = last[j] + (a[i] == b[j] ? 0 : 1)
        var distance = Swift.min(substitution, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          distance = Swift.min(distance, beforeLast[j - 1] + 1)
        }
        row.append(distance)
        least = Swift.min(least, distance)
      }
      // No later row has less: one row down a distance shrinks by one at most, which a transposition adds again.
      if least > limit { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    let distance = last[b.count]
    return distance <= limit ? distance : nil
  }
}
