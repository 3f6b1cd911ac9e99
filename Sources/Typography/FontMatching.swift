import Diagnostics

/// Chooses one face of a family as browsers do (CSS Fonts 4, "Font style matching").
///
/// The width comes first (the one nearest to normal), then the slant, then the weight. `nil` when no font has
/// the family name, which is compared without case.
func matchingFont(
  family: String, weight: Int, italic: Bool, among fonts: some Sequence<InstalledFont>
) -> InstalledFont? {
  let name = family.lowercased()
  let named = fonts.filter { font in font.families.contains { $0.lowercased() == name } }
  return named.min { a, b in
    if a.width != b.width { return abs(a.width - 100) < abs(b.width - 100) }
    if a.italic != b.italic { return a.italic == italic }
    let distances = (weightDistance(a.weights, from: weight), weightDistance(b.weights, from: weight))
    if distances.0 != distances.1 { return distances.0 < distances.1 }
    // One name in several files: the path decides, so that every machine decides alike.
    return a.path.precedesInBytes(b.path)
  }
}

/// How far a face's weights are from the desired one in CSS's order of preference.
private func weightDistance(_ weights: ClosedRange<Int>, from desired: Int) -> Int {
  if weights.contains(desired) { return 0 }
  let isHeavier = weights.lowerBound > desired
  let nearest = isHeavier ? weights.lowerBound : weights.upperBound
  let distance = abs(nearest - desired)
  switch desired {
  case 400...500:
    // First up to 500, then lighter ones, then heavier ones.
    if isHeavier { return nearest <= 500 ? distance : 2000 + distance }
    return 1000 + distance
  case ..<400: return isHeavier ? 1000 + distance : distance
  default: return isHeavier ? distance : 1000 + distance
  }
}
