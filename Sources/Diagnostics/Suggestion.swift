/// Finds the candidate that a misspelt word most likely stands for ("did you mean …?").
///
/// The distance is Damerau–Levenshtein with adjacent transpositions, compared without case; a candidate
/// further away than a third of the word (at least one edit) is no suggestion. Ties go to the first candidate.
/// Cost: O(length of word x length of candidate) for each candidate.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let typed = Array(word.lowercased().unicodeScalars)
  let limit = max(1, typed.count / 3)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let distance = editDistance(typed, Array(candidate.lowercased().unicodeScalars))
    if distance <= limit, distance < best?.distance ?? Int.max { best = (distance, candidate) }
  }
  return best?.candidate
}

private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      let substitution = last[j] + (a[i] == b[j] ? 0 : 1)
      var distance = Swift.min(substitution, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        distance = Swift.min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
