import TagModel

/// Finds terms that look like one term that somebody mistyped: one letter too many, too few, wrong or
/// swapped, a plural, or another way to join words.
///
/// Cost: O(length of all keys x length of a key), not the square of the number of terms: terms that are one
/// edit apart become equal when the right letter of each is left out.
struct NearDuplicates {
  private let terms: ArraySlice<Term>
  private var partners: [Int: Int] = [:]

  init(_ terms: ArraySlice<Term>) {
    self.terms = terms
    pair(by: { [$0.filter { !" -_".unicodeScalars.contains($0) }] }, where: { _, _ in true })
    pair(by: Self.singular, where: { _, _ in true })
    pair(by: Self.withoutOne, where: Self.isOneEditApart)
  }

  /// The rarer term of each pair and the other one, as indices into the site's terms.
  var pairs: [(rare: Int, usual: Int)] {
    partners.sorted { $0.key < $1.key }.map { (rare: $0.key, usual: $0.value) }
  }
}

extension NearDuplicates {
  private typealias Scalars = [Unicode.Scalar]

  /// Pairs terms that have a form in common.
  private mutating func pair(by forms: (Scalars) -> [Scalars], where isPair: (Scalars, Scalars) -> Bool) {
    var groups: [Scalars: [Int]] = [:]
    for index in terms.indices where terms[index].count > 0 {
      for form in Set(forms(Array(terms[index].key.unicodeScalars))) where !form.isEmpty {
        groups[form, default: []].append(index)
      }
    }
    for group in groups.values where group.count > 1 {
      for (position, first) in group.enumerated() {
        for second in group[(position + 1)...]
        where isPair(Array(terms[first].key.unicodeScalars), Array(terms[second].key.unicodeScalars)) {
          add(first, second)
        }
      }
    }
  }

  /// The rarer one is the doubtful one; it keeps the most used of its partners.
  private mutating func add(_ a: Int, _ b: Int) {
    let (rare, usual) = terms[a].count < terms[b].count ? (a, b) : (b, a)
    if let known = partners[rare], (terms[known].count, -known) >= (terms[usual].count, -usual) { return }
    partners[rare] = usual
  }

  /// An English word and its singular, if it is a plural: words that share one differ only in number.
  private static func singular(_ key: Scalars) -> [Scalars] {
    let text = String(String.UnicodeScalarView(key))
    var forms = [key]
    if key.count >= 5, text.hasSuffix("ies") { forms.append(key.dropLast(3) + ["y"]) }
    if key.count >= 5, text.hasSuffix("es") { forms.append(Array(key.dropLast(2))) }
    if key.count >= 4, text.hasSuffix("s"), !text.hasSuffix("ss") { forms.append(Array(key.dropLast())) }
    return forms
  }

  /// The key, and the key without each of its letters; nothing for keys too short, or with numbers that count.
  private static func withoutOne(_ key: Scalars) -> [Scalars] {
    guard (shortest...longest).contains(key.count), !key.contains(where: { $0.properties.numericType != nil })
    else { return [] }
    return [key]
      + key.indices.dropFirst().map { index in
        var rest = key
        rest.remove(at: index)
        return rest
      }
  }

  /// Names of fewer letters are near to each other by nature.
  private static let shortest = 5
  private static let longest = 100

  /// Whether two keys with the same first letter differ by one letter, or by two that are swapped.
  private static func isOneEditApart(_ a: Scalars, _ b: Scalars) -> Bool {
    let start = zip(a, b).prefix { $0 == $1 }.count
    let (first, second) = (a[start...], b[start...])
    switch first.count - second.count {
    case 1: return first.dropFirst() == second
    case -1: return first == second.dropFirst()
    case 0 where first.dropFirst() == second.dropFirst(): return true
    case 0:
      return first.prefix(2).reversed() == Array(second.prefix(2))
        && first.dropFirst(2) == second.dropFirst(2)
    default: return false
    }
  }
}
