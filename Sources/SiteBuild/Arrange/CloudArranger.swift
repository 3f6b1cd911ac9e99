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

  private let cloud: ResolvedCloud
  private let sizes: [Size]
  private let layout: LayoutOptions

  init(_ cloud: ResolvedCloud, sizes: [Size]) {
    self.cloud = cloud
    self.sizes = sizes
    layout = LayoutOptions(cloud.options, textDirection: cloud.textDirection)
  }

  /// Arranges the cloud.
  func arranged() throws(LayoutRefusal) -> ArrangedCloud {
    ArrangedCloud(
      name: cloud.name, chips: cloud.chips, sizes: sizes, options: cloud.options, layout: layout,
      isPlaced: isPlaced, steps: try steps(), previewSource: cloud.previewSource)
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
    case .auto: sizes.count <= Self.placedLimit || needsPlaces
    }
  }

  private func steps() throws(LayoutRefusal) -> [ArrangedCloud.Step] {
    // A cloud that scrolls sideways is the same at every width.
    if layout.direction == .horizontal {
      let arrangement = try arrange(sizes, options: layout, width: 0)
      return [ArrangedCloud.Step(minWidth: 0, width: arrangement.contentWidth, arrangement: arrangement)]
    }
    var steps: [ArrangedCloud.Step] = []
    for width in try widths() {
      let arrangement = try arrange(sizes, options: layout, width: width)
      steps.append(ArrangedCloud.Step(minWidth: width, width: width, arrangement: arrangement))
    }
    return steps
  }

  /// The container widths to arrange for: those that were asked for, or the few that matter most; where the browser
  /// wraps, all at which the height changes.
  private func widths() throws(LayoutRefusal) -> [Double] {
    guard isPlaced else {
      return try heightSteps(of: sizes, options: layout, from: Self.narrowest, to: widest).map(\.width)
    }
    switch cloud.options.breakpoints {
    case .widths(let widths): return widths
    case .auto:
      let steps = try widthSteps(of: sizes, options: layout, from: Self.narrowest, to: widest)
      return steps.breakpoints().map { steps[$0].width }
    }
  }

  /// The longest single row of the cloud, within the widths that screens have.
  private var widest: Double {
    let gaps = Double(max(0, sizes.count - 1)) * layout.horizontalSpacing
    let row = sizes.reduce(gaps) { $0 + $1.width } + layout.insets.left + layout.insets.right
    return min(max(row, Self.narrowest), Self.widestScreen)
  }
}

extension LayoutOptions {
  /// A cloud's options in the engine's terms. Authors name sides as they see them; the engine's left is where
  /// text starts.
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
