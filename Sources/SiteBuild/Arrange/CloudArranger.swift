import Rendering
import TagLayout
import TagModel

/// Lays a measured cloud out at every width that matters.
struct CloudArranger {
  /// The most chips that a cloud places itself; larger ones leave wrapping to the browser.
  static let placedLimit = 200

  /// The narrowest container that gets places, in CSS px; in narrower ones the browser wraps.
  static let narrowest = 240.0
  /// The widest container that is looked at, in CSS px; in wider ones the last arrangement stays.
  static let widestScreen = 1600.0

  /// The most widths that a cloud is arranged for unless its author names them.
  private static let mostSteps = 8
  /// How many of those are for labels that are cut, at least.
  private static let stepsForLabels = 3
  /// The most of all its widths that a cloud is arranged for whose component takes over without a shift.
  private static let mostExactSteps = 64

  let cloud: ResolvedCloud
  let measured: MeasuredCloud
  let layout: LayoutOptions

  init(_ cloud: ResolvedCloud, _ measured: MeasuredCloud) {
    self.cloud = cloud
    self.measured = measured
    var layout = LayoutOptions(cloud.options, textDirection: cloud.textDirection)
    if !measured.indicatorSizes.isEmpty {
      layout.indicator = OverflowIndicator(sizes: measured.indicatorSizes)
    }
    self.layout = layout
  }

  /// Arranges the cloud.
  func arranged() throws(LayoutRefusal) -> ArrangedCloud {
    var arranged = ArrangedCloud(
      name: cloud.name, sizes: measured.sizes, layout: layout, isPlaced: isPlaced, steps: [],
      disclosed: try disclosed(), isPreviewed: cloud.preview != nil)
    for (index, needed) in measured.neededWidths.enumerated() where needed < measured.sizes[index].width {
      arranged.neededWidths[index] = needed
    }
    for (index, width) in measured.countWidths.enumerated() where width > 0 {
      arranged.countWidths[index] = width
    }
    arranged.parts = measured.parts
    for (index, selected) in measured.selectedWidths.enumerated() {
      let normal = SelectedWidths(needed: measured.neededWidths[index], count: measured.countWidths[index])
      if selected != normal, measured.broken[index] == nil { arranged.selectedWidths[index] = selected }
    }
    if isPlaced {
      arranged.steps = try steps(layout)
      arranged.sizings = measured.sizings(at: arranged.steps.map(\.minWidth), layout.insets)
    } else {
      let widest = widest()
      arranged.sizings = measured.sizings(
        at: [Self.narrowest] + measured.labelWidths(most: Self.mostSteps - 1, layout.insets), layout.insets)
      arranged.heightSteps = try heightSteps(arranged, upTo: widest)
      if let last = arranged.heightSteps.last, last.rows > 1 { arranged.widestList = widest }
    }
    return arranged
  }
}

extension CloudArranger {
  /// Whether the cloud is one that browsers cannot wrap: it scrolls, hides chips, balances rows, or fills all rows
  /// but a last one in the middle.
  private var needsPlaces: Bool {
    layout.direction == .horizontal || layout.lineLimit > 0 || layout.rowBreaking == .balanced
      || layout.alignment.fillsRows && layout.filledLastRow == .center
  }

  private var isPlaced: Bool {
    switch cloud.options.mode {
    case .absolute: true
    case .flow: needsPlaces
    case .auto: measured.sizes.count <= Self.placedLimit || needsPlaces
    }
  }

  /// The cloud with everything shown and a last chip that hides it again.
  private func disclosed() throws(LayoutRefusal) -> ArrangedCloud.Disclosed? {
    guard let lessSize = measured.lessSize else { return nil }
    var open = layout
    open.lineLimit = 0
    open.indicator = nil
    var disclosed = ArrangedCloud.Disclosed(
      sizes: measured.sizes + [lessSize], steps: try steps(open, last: [lessSize]))
    disclosed.sizings = measured.sizings(at: disclosed.steps.map(\.minWidth), layout.insets)
    return disclosed
  }

  /// The steps of the chips, and of a control that comes last.
  private func steps(
    _ layout: LayoutOptions, last: [Size] = []
  ) throws(LayoutRefusal) -> [ArrangedCloud.Step] {
    // A cloud that scrolls sideways is the same at every width.
    if layout.direction == .horizontal {
      let arrangement = try arrange(measured.sizes + last, options: layout, width: 0)
      return [ArrangedCloud.Step(minWidth: 0, width: arrangement.contentWidth, arrangement: arrangement)]
    }
    var steps: [ArrangedCloud.Step] = []
    for width in try widths(layout, last: last) {
      let sizes = measured.sizes(in: width - layout.insets.horizontal) + last
      let arrangement = try arrange(sizes, options: layout, width: width)
      steps.append(ArrangedCloud.Step(minWidth: width, width: width, arrangement: arrangement))
    }
    return steps
  }

  /// The container widths to arrange for: those that were asked for, or the few that matter most.
  private func widths(_ layout: LayoutOptions, last: [Size]) throws(LayoutRefusal) -> [Double] {
    switch cloud.options.breakpoints {
    case .widths(let widths): return widths
    case .auto:
      if let exact = try exactWidths(layout, last: last) { return exact }
      return try chosenWidths(layout, last: last)
    }
  }

  /// All widths at which rows change, for a cloud whose component lays it out at every width anew, unless they are too
  /// many: then both agree from the start.
  private func exactWidths(_ layout: LayoutOptions, last: [Size]) throws(LayoutRefusal) -> [Double]? {
    guard cloud.options.usesRuntime, measured.broken.isEmpty else { return nil }
    let steps = try widthSteps(
      of: measured.sizes + last, options: layout, from: Self.narrowest, to: widest(last))
    return steps.count > Self.mostExactSteps ? nil : steps.map(\.width)
  }

  /// The fewest widths that keep the height less than a row above the best at every width, or, where eight cannot do
  /// that, the eight whose greatest waste is least.
  ///
  /// A whole row would be seen: chips would wrap beside empty space. Rows are counted as if nothing hid or stretched
  /// them: a limited cloud is as high at every width, but a row less to break is a row more of chips to see.
  /// Some of the eight are left to labels that are cut, so that they show more where there is more room.
  private func chosenWidths(_ layout: LayoutOptions, last: [Size]) throws(LayoutRefusal) -> [Double] {
    var plain = layout
    plain.lineLimit = 0
    plain.indicator = nil
    plain.containerHeight = 0
    let insets = layout.insets
    let steps = try widthSteps(options: plain, from: Self.narrowest, to: widest(last)) { width, sizes in
      let room = width - insets.horizontal
      sizes = measured.sizes(in: room) + last
      return measured.roomForOtherSizes(than: room) + insets.horizontal
    }
    let isCut = measured.broken.values.contains { $0.forms[0].isCut }
    let kept = isCut ? measured.labelWidths(most: Self.stepsForLabels, insets).count : 0
    let chosen = steps.breakpoints(atMost: Self.mostSteps - kept, tolerance: 0).map { steps[$0].width }
    if !isCut { return chosen }
    return Set(chosen + measured.labelWidths(most: Self.mostSteps - chosen.count, insets)).sorted()
  }

  /// Where the height changes in a cloud that the browser wraps.
  private func heightSteps(
    _ arranged: ArrangedCloud, upTo widest: Double
  ) throws(LayoutRefusal) -> [HeightStep] {
    if arranged.sizings.isEmpty {
      return try TagLayout.heightSteps(
        of: measured.sizes, options: layout, from: Self.narrowest, to: widest)
    }
    return try TagLayout.heightSteps(options: layout, from: Self.narrowest, to: widest) { width, sizes in
      sizes = arranged.sizes(at: width)
      return arranged.sizings.first { $0.minWidth > width }?.minWidth ?? .infinity
    }
  }

  /// The longest single row of the cloud, within the widths that screens have.
  private func widest(_ last: [Size] = []) -> Double {
    let sizes = measured.sizes + last
    let gaps = Double(max(0, sizes.count - 1)) * layout.horizontalSpacing
    let row = sizes.reduce(gaps) { $0 + $1.width } + layout.insets.horizontal
    return min(max(row, Self.narrowest), Self.widestScreen)
  }
}

extension MeasuredCloud {
  /// The boxes of chips with broken labels from some container widths on; none where no label is broken.
  fileprivate func sizings(at widths: [Double], _ insets: Insets) -> [ChipSizing] {
    if broken.isEmpty { return [] }
    return widths.map { width in
      let forms = broken.mapValues { chip in
        let index = chip.form(in: width - insets.horizontal)
        let form = chip.forms[index]
        return ChipSizing.Form(index: index, size: form.size, neededWidth: form.neededWidth)
      }
      return ChipSizing(minWidth: width, forms: forms)
    }
  }

  /// The container widths from which on labels should be broken otherwise: all where any is, or so many of them that
  /// lie evenly, the last one always among them.
  fileprivate func labelWidths(most: Int, _ insets: Insets) -> [Double] {
    let all = Set(broken.values.flatMap { $0.forms.dropFirst().map { $0.minRoom + insets.horizontal } })
      .sorted()
    guard all.count > most, let first = all.first, let last = all.last else { return all }
    let wanted = (1...max(1, most)).map { first + (last - first) * Double($0) / Double(max(1, most)) }
    return Set(wanted.map { width in all.first { $0 >= width } ?? last }).sorted()
  }
}

extension LayoutOptions {
  /// A cloud's options in the engine's terms.
  ///
  /// Authors name sides as they see them; the engine's left is where text starts.
  init(_ options: CloudOptions, textDirection: TextDirection) {
    self.init()
    direction = options.direction
    alignment = options.alignment
    lastRow = options.lastRow
    distribution = options.distribution
    placement = options.placement
    rowAlignment = options.rowAlignment
    rowBreaking = options.rows
    self.textDirection = textDirection
    lineLimit = options.lines
    horizontalSpacing = options.horizontalGap
    verticalSpacing = options.verticalGap
    let inset = options.inset
    let isMirrored = textDirection == .rightToLeft
    insets = Insets(
      top: inset.top, left: isMirrored ? inset.right : inset.left, bottom: inset.bottom,
      right: isMirrored ? inset.left : inset.right)
    containerHeight = options.height ?? 0
  }
}
