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
      disclosed: try disclosed(), isPreviewed: cloud.previewSource != nil)
    for (index, needed) in measured.neededWidths.enumerated() where needed < measured.sizes[index].width {
      arranged.neededWidths[index] = needed
    }
    for (index, width) in measured.countWidths.enumerated() where width > 0 {
      arranged.countWidths[index] = width
    }
    for (index, selected) in measured.selectedWidths.enumerated() {
      let normal = SelectedWidths(needed: measured.neededWidths[index], count: measured.countWidths[index])
      if selected != normal { arranged.selectedWidths[index] = selected }
    }
    if isPlaced {
      arranged.steps = try steps(measured.sizes, layout)
    } else {
      let widest = widest(measured.sizes, layout)
      arranged.heightSteps = try heightSteps(
        of: measured.sizes, options: layout, from: Self.narrowest, to: widest)
      if let last = arranged.heightSteps.last, last.rows > 1 { arranged.widestList = widest }
    }
    return arranged
  }
}

extension CloudArranger {
  /// Whether the cloud is one that browsers cannot wrap: it scrolls, hides chips or balances rows.
  private var needsPlaces: Bool {
    layout.direction == .horizontal || layout.lineLimit > 0 || layout.rowBreaking == .balanced
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
    let sizes = measured.sizes + [lessSize]
    return ArrangedCloud.Disclosed(sizes: sizes, steps: try steps(sizes, open))
  }

  private func steps(_ sizes: [Size], _ layout: LayoutOptions) throws(LayoutRefusal) -> [ArrangedCloud.Step] {
    // A cloud that scrolls sideways is the same at every width.
    if layout.direction == .horizontal {
      let arrangement = try arrange(sizes, options: layout, width: 0)
      return [ArrangedCloud.Step(minWidth: 0, width: arrangement.contentWidth, arrangement: arrangement)]
    }
    var steps: [ArrangedCloud.Step] = []
    for width in try widths(sizes, layout) {
      let arrangement = try arrange(sizes, options: layout, width: width)
      steps.append(ArrangedCloud.Step(minWidth: width, width: width, arrangement: arrangement))
    }
    return steps
  }

  /// The container widths to arrange for: those that were asked for, or the few that matter most.
  private func widths(_ sizes: [Size], _ layout: LayoutOptions) throws(LayoutRefusal) -> [Double] {
    switch cloud.options.breakpoints {
    case .widths(let widths): return widths
    case .auto: return try chosenWidths(sizes, layout, upTo: widest(sizes, layout))
    }
  }

  /// The fewest widths that keep the height less than a row above the best at every width, or, where eight cannot do
  /// that, the eight whose greatest waste is least.
  ///
  /// A whole row would be seen: chips would wrap beside empty space. Rows are counted as if nothing hid or stretched
  /// them: a limited cloud is as high at every width, but a row less to break is a row more of chips to see.
  private func chosenWidths(
    _ sizes: [Size], _ layout: LayoutOptions, upTo widest: Double
  ) throws(LayoutRefusal) -> [Double] {
    var plain = layout
    plain.lineLimit = 0
    plain.indicator = nil
    plain.containerHeight = 0
    let steps = try widthSteps(of: sizes, options: plain, from: Self.narrowest, to: widest)
    return steps.breakpoints(tolerance: 0).map { steps[$0].width }
  }

  /// The longest single row of the cloud, within the widths that screens have.
  private func widest(_ sizes: [Size], _ layout: LayoutOptions) -> Double {
    let gaps = Double(max(0, sizes.count - 1)) * layout.horizontalSpacing
    let row = sizes.reduce(gaps) { $0 + $1.width } + layout.insets.left + layout.insets.right
    return min(max(row, Self.narrowest), Self.widestScreen)
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
