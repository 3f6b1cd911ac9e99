import Rendering
import TagLayout
import TagModel

/// Lays a measured cloud out at every width that matters.
struct CloudArranger {
  /// The most chips that a cloud places itself; larger ones leave wrapping to the browser.
  static let placedLimit = 200

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
  private var isPlaced: Bool {
    switch cloud.options.mode {
    case .absolute: true
    case .flow: false
    case .auto: sizes.count <= Self.placedLimit || layout.direction == .horizontal || layout.lineLimit > 0
    }
  }

  private func steps() throws(LayoutRefusal) -> [ArrangedCloud.Step] {
    guard !sizes.isEmpty else { return [] }
    // A cloud that scrolls sideways is the same at every width.
    if layout.direction == .horizontal {
      let arrangement = try arrange(sizes, options: layout, width: 0)
      return [ArrangedCloud.Step(minWidth: 0, width: arrangement.contentWidth, arrangement: arrangement)]
    }
    var steps: [ArrangedCloud.Step] = []
    for width in widths {
      let arrangement = try arrange(sizes, options: layout, width: width)
      steps.append(ArrangedCloud.Step(minWidth: width, width: width, arrangement: arrangement))
    }
    return steps
  }

  private var widths: [Double] {
    switch cloud.options.breakpoints {
    case .auto: [320, 480, 640, 800, 960, 1200]
    case .widths(let widths): widths
    }
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
