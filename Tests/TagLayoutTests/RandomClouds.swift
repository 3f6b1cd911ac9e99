import TagLayout

/// A small generator whose numbers are the same in every run and on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A length that is a multiple of 1/64 px.
  mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 64...range.upperBound * 64, using: &self)) / 64
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}

/// Chips and options as they come, wide and empty chips among them.
struct RandomCloud {
  var sizes: [Size]
  var options = LayoutOptions()
  var width: Double

  init(seed: UInt64, atMost count: Int = 40) {
    var random = SplitMix64(seed: seed)
    let height = random.length(16...40)
    let isUniform = Bool.random(using: &random)
    sizes = (0..<Int.random(in: 0...count, using: &random)).map { _ in
      let longest = random.element(of: [0, 20, 90, 90, 180, 180, 700])
      let own = isUniform ? height : random.length(0...48)
      return Size(width: random.length(0...longest), height: own, baseline: own * 0.75)
    }
    options.alignment = random.element(of: Alignment.allCases)
    options.lastRow = random.element(of: LastRow.allCases)
    options.rowAlignment = random.element(of: RowAlignment.allCases)
    options.rowBreaking = random.element(of: RowBreaking.allCases)
    options.textDirection = random.element(of: TextDirection.allCases)
    options.placement = random.element(of: VerticalPlacement.allCases)
    options.containerHeight = random.element(of: [0, 400])
    options.lineLimit = random.element(of: [0, 0, 1, 2, 3, 5])
    options.horizontalSpacing = random.element(of: [0, 4, 8, 10.5])
    options.verticalSpacing = random.element(of: [0, 4, 8])
    options.insets = Insets(
      top: random.length(0...9), left: random.length(0...9), bottom: random.length(0...9),
      right: random.length(0...9))
    if Bool.random(using: &random) {
      options.indicator = OverflowIndicator(
        sizes: (1...12).map { Size(width: $0 < 10 ? 24 : 33, height: height) })
    }
    width = random.length(20...random.element(of: [60, 400, 1_200]))
  }

  func arranged(at width: Double? = nil) throws -> Arrangement {
    try arrange(sizes, options: options, width: width ?? self.width)
  }
}

/// Whether two frames are the same but for rounding.
func isClose(_ a: Frame, _ b: Frame, within tolerance: Double = 1e-6) -> Bool {
  abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance && abs(a.width - b.width) <= tolerance
    && abs(a.height - b.height) <= tolerance
}
