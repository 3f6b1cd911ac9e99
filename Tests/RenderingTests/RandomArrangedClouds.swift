import TagLayout

@testable import Rendering

/// A small generator whose numbers are the same in every run and on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
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

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}

extension ArrangedCloud {
  /// The widest container that is looked at, in CSS px.
  static let widest = 1_600.0

  /// A cloud of any kind that authors can ask for.
  static func random(seed: UInt64) throws -> (cloud: ArrangedCloud, widths: [Double]) {
    var random = SeededGenerator(seed: seed)
    let layout = LayoutOptions(&random)
    let sizes = randomSizes(&random)
    var steps: [Step]
    if layout.direction == .horizontal {
      let arrangement = try arrange(sizes, options: layout, width: 0)
      steps = [Step(minWidth: 0, width: arrangement.contentWidth, arrangement: arrangement)]
    } else {
      steps = try Self.steps(sizes, layout, isAutomatic: random.pick([true, false]), &random)
    }
    let sizings = random.pick([true, false]) ? Self.sizings(of: sizes, at: steps, &random) : []
    try steps.arrangeAnew(sizes, sizings, layout)
    var cloud = ArrangedCloud(name: "c\(seed)", sizes: sizes, layout: layout, isPlaced: true, steps: steps)
    cloud.sizings = sizings
    for index in sizes.indices {
      if random.pick([true, false]) { cloud.neededWidths[index] = sizes[index].width / 2 }
      if random.pick([true, false]) { cloud.countWidths[index] = sizes[index].width / 4 }
    }
    if layout.indicator != nil, layout.direction == .vertical {
      var open = layout
      open.lineLimit = 0
      open.indicator = nil
      let all = sizes + [Size(width: random.length(40...90), height: sizes[0].height)]
      var steps = try Self.steps(all, open, isAutomatic: true, &random)
      let sizings = sizings.isEmpty ? [] : Self.sizings(of: sizes, at: steps, &random)
      try steps.arrangeAnew(all, sizings, open)
      var disclosed = Disclosed(sizes: all, steps: steps)
      disclosed.sizings = sizings
      cloud.disclosed = disclosed
    }
    let starts = (0..<2).map { _ in random.pick(steps).minWidth }
    return (cloud, [starts[0], starts[0] + random.length(0...200), starts[1] + random.length(0...1_000)])
  }

  private static func steps(
    _ sizes: [Size], _ layout: LayoutOptions, isAutomatic: Bool, _ random: inout SeededGenerator
  ) throws -> [Step] {
    let widths: [Double]
    if isAutomatic {
      let steps = try widthSteps(of: sizes, options: layout, from: 240, to: widest)
      widths = steps.breakpoints().map { steps[$0].width }
    } else {
      let count = Int.random(in: 1...5, using: &random)
      widths = Set((0..<count).map { _ in random.length(100...1_400) }).sorted()
    }
    return try widths.map { width in
      Step(minWidth: width, width: width, arrangement: try arrange(sizes, options: layout, width: width))
    }
  }

  /// Some chips in two or more forms, each narrower and higher than the chip usually is.
  private static func sizings(
    of sizes: [Size], at steps: [Step], _ random: inout SeededGenerator
  ) -> [ChipSizing] {
    let broken = sizes.indices.filter { _ in random.pick([true, false, false]) }
    if broken.isEmpty { return [] }
    return steps.map { step in
      var sizing = ChipSizing(minWidth: step.minWidth, forms: [:])
      for chip in broken {
        let form = Int.random(in: 0...3, using: &random)
        let width = (sizes[chip].width * Double(form) * 16).rounded() / 64 + 1 / 64
        let size = Size(width: width, height: sizes[chip].height * Double(5 - form), baseline: 12)
        sizing.forms[chip] = .init(index: form, size: size, neededWidth: width / 2)
      }
      return sizing
    }
  }

  private static func randomSizes(_ random: inout SeededGenerator) -> [Size] {
    let height = random.length(16...40)
    let isUniform = random.pick([true, false])
    return (0..<Int.random(in: 1...24, using: &random)).map { _ in
      let longest = random.pick([20, 90, 90, 180, 180, 700])
      let own = isUniform ? height : random.length(8...60)
      return Size(width: random.length(0...longest) + 1 / 64, height: own, baseline: own * 0.75)
    }
  }
}

extension [ArrangedCloud.Step] {
  /// Breaks rows with the boxes that chips have at each step.
  fileprivate mutating func arrangeAnew(
    _ sizes: [Size], _ sizings: [ChipSizing], _ layout: LayoutOptions
  ) throws {
    for (index, sizing) in zip(indices, sizings) {
      let width = layout.direction == .horizontal ? 0 : self[index].width
      self[index].arrangement = try arrange(sizing.sizes(sizes), options: layout, width: width)
    }
  }
}

extension LayoutOptions {
  fileprivate init(_ random: inout SeededGenerator) {
    self.init()
    direction = random.pick([.vertical, .vertical, .vertical, .horizontal])
    alignment = random.pick(Alignment.allCases)
    lastRow = random.pick(LastRow.allCases)
    distribution = random.pick(Distribution.allCases)
    placement = random.pick(VerticalPlacement.allCases)
    containerHeight = random.pick([0, 0, 500])
    rowAlignment = random.pick(RowAlignment.allCases)
    rowBreaking = random.pick(RowBreaking.allCases)
    textDirection = random.pick(TextDirection.allCases)
    lineLimit = random.pick([0, 0, 1, 2, 3])
    horizontalSpacing = random.pick([0, 4, 8, 10.5])
    verticalSpacing = random.pick([0, 4, 8])
    if random.pick([true, false]) {
      insets = Insets(
        top: random.length(0...20), left: random.length(0...20), bottom: random.length(0...20),
        right: random.length(0...20))
    }
    let hasIndicator = random.pick([true, false])
    if hasIndicator, lineLimit > 0, direction == .vertical {
      let sizes = (1...12).map { Size(width: $0 < 10 ? 24.25 : 33.5, height: 30) }
      indicator = OverflowIndicator(sizes: random.pick([sizes, [Size(width: 300, height: 20)]]))
    }
  }
}
