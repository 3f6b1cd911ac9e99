import Diagnostics
import TagModel

/// Finds labels that are hard to read: text whose contrast with its chip is less than WCAG 2.2 asks for.
struct ContrastCheck {
  private var seen: Set<Look> = []
  private(set) var diagnostics: [Diagnostic] = []

  /// What is said once, however many chips look so.
  private struct Look: Hashable {
    var style: Shared<ChipStyle>
    var spans: [AdaptiveColor]
    var hasCount: Bool
  }

  /// What is wrong with the colours of chips, given with the places of their clouds.
  static func problems(of looks: [(chip: Chip, place: Place)]) -> [Diagnostic] {
    var check = ContrastCheck()
    for (chip, place) in looks where chip.custom == nil { check.check(chip, at: place) }
    return check.diagnostics
  }

  /// Looks at a chip in one of its states.
  mutating func check(_ chip: Chip, at place: Place) {
    let look = Look(style: chip.look, spans: chip.spans.map(\.color), hasCount: chip.count != nil)
    if seen.insert(look).inserted { report(chip, at: place) }
  }
}

extension ContrastCheck {
  /// A scheme of colours, with the ground that the theme lays below chips.
  private static let schemes: [(scheme: ColorSchemeName, ground: Color)] = [
    (.light, Color(0xfbfcfe)), (.dark, Color(0x0e141d)),
  ]
  /// How opaque counts are.
  private static let countOpacity = 0.85

  private mutating func report(_ chip: Chip, at place: Place) {
    let needed = chip.style.isLargeText ? 3 : 4.5
    var found: Set<Finding> = []
    for (scheme, page) in Self.schemes {
      let grounds = chip.style.grounds(scheme).map { $0.over(page) }
      for text in [chip.style.color] + chip.spans.map(\.color) {
        found.formUnion(finding(scheme.color(text), on: grounds, needed, scheme))
      }
      if chip.count != nil {
        let text = scheme.color(chip.style.color)
        // Where the label cannot be read, its count need not be named.
        if found.isEmpty {
          found.formUnion(finding(text, on: grounds, needed, scheme, opacity: Self.countOpacity))
        }
      }
    }
    for finding in found.sorted(by: { $0.scheme.rawValue > $1.scheme.rawValue || $0.ratio < $1.ratio }) {
      let isAlike = found.count > 1 && found.allSatisfy { $0.isLike(finding) }
      if isAlike, finding.scheme == .dark { continue }
      diagnostics.append(
        .lowContrast(
          of: chip.label, ratio: finding.ratio, needed: needed,
          scheme: isAlike ? nil : finding.scheme.rawValue,
          better: finding.better.map(hexadecimal), at: place))
    }
  }

  /// One text on the worst of its grounds.
  private struct Finding: Hashable {
    var scheme: ColorSchemeName
    var ratio: Double
    var better: Color?

    func isLike(_ other: Finding) -> Bool { ratio == other.ratio && better == other.better }
  }

  private func finding(
    _ text: Color, on grounds: [Color], _ needed: Double, _ scheme: ColorSchemeName, opacity: Double = 1
  ) -> Set<Finding> {
    let ratio = grounds.map { $0.mixed(with: text.over($0), share: opacity).contrast(with: $0) }.min() ?? 21
    if ratio >= needed { return [] }
    let opaque = Color(red: text.red, green: text.green, blue: text.blue)
    let better = opaque.nearest(withContrast: needed, on: grounds, opacity: opacity)
    return [Finding(scheme: scheme, ratio: ratio, better: better)]
  }

  private func hexadecimal(_ color: Color) -> String {
    "#" + [color.red, color.green, color.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// The two sets of colours that a page has.
private enum ColorSchemeName: String {
  case light, dark

  func color(_ color: AdaptiveColor) -> Color { self == .light ? color.light : color.dark }
}

extension ChipStyle {
  /// Whether the text is large as WCAG has it: 18 pt, or 14 pt and bold.
  fileprivate var isLargeText: Bool { text.size >= 24 || text.size >= 56 / 3.0 && text.weight >= 700 }

  /// The colours that text may stand on: of a gradient, enough to find its worst point.
  fileprivate func grounds(_ scheme: ColorSchemeName) -> [Color] {
    guard let gradient else { return [scheme.color(background)] }
    let (from, to) = (scheme.color(gradient.from), scheme.color(gradient.to))
    return (0...16).map { from.mixed(with: to, share: Double($0) / 16) }
  }
}
