import Rendering
import TagLayout

/// Where the chips of one cloud are at some container widths, as the engine has it.
struct CloudPrediction {
  /// What the question calls the cloud.
  private let key: String
  private let sizes: [Size]
  private let layout: LayoutOptions
  private let isPlaced: Bool
  private let steps: [ArrangedCloud.Step]
  private let widths: [Double]

  /// Predicts the cloud as a page opens with it.
  init(_ key: String, _ cloud: ArrangedCloud, widths: [Double]) {
    self.key = key
    sizes = cloud.sizes
    layout = cloud.layout
    isPlaced = cloud.isPlaced
    steps = cloud.steps
    self.widths = widths
  }

  /// Predicts the cloud with its hidden chips shown, and last the control that hides them again.
  init(_ key: String, _ disclosed: ArrangedCloud.Disclosed, of cloud: ArrangedCloud, widths: [Double]) {
    self.key = key
    sizes = disclosed.sizes
    var layout = cloud.layout
    layout.lineLimit = 0
    layout.indicator = nil
    self.layout = layout
    isPlaced = cloud.isPlaced
    steps = disclosed.steps
    self.widths = widths
  }

  /// One line.
  var json: String {
    let arrangements = widths.map(arrangement)
    var json = JSONText()
    json.object { json in
      json.key("key")
      json.string(key)
      json.key("isPlaced")
      json.bool(isPlaced)
      json.key("widths")
      json.array { json in
        for width in widths { json.number(width) }
      }
      json.key("heights")
      json.array { json in
        for arrangement in arrangements { write(arrangement?.contentHeight, to: &json) }
      }
      json.key("frames")
      json.array { json in
        for arrangement in arrangements { write(arrangement, to: &json) }
      }
    }
    return json.text + "\n"
  }
}

extension CloudPrediction {
  /// The chips at a width: the rows of the step in force, laid out anew in that container; `nil` below the
  /// first step.
  ///
  /// A cloud that the browser wraps breaks its rows at every width, one that scrolls at none.
  private func arrangement(at width: Double) -> Arrangement? {
    guard let step = steps.last(where: { $0.minWidth <= width }) else { return nil }
    var arrangement = Arrangement()
    do throws(LayoutRefusal) {
      if isPlaced, layout.direction == .vertical {
        try arrange(
          sizes, rowStarts: step.arrangement.rows.map(\.first), shown: step.arrangement.shown,
          options: layout,
          width: width, into: &arrangement)
      } else {
        try arrange(sizes, options: layout, width: width, into: &arrangement)
      }
    } catch {
      preconditionFailure("\(key) at \(width) px: \(error)")
    }
    return arrangement
  }

  /// Writes the chips' frames, and the control's where there is one.
  private func write(_ arrangement: Arrangement?, to json: inout JSONText) {
    guard let arrangement else { return json.null() }
    var frames: [Frame?] = arrangement.frames
    frames += Array(repeating: nil, count: sizes.count - arrangement.frames.count)
    if layout.indicator != nil { frames.append(arrangement.indicatorFrame) }
    json.array { json in
      for frame in frames {
        for length in [frame?.x, frame?.y, frame?.width, frame?.height] { write(length, to: &json) }
      }
    }
  }

  private func write(_ length: Double?, to json: inout JSONText) {
    guard let length else { return json.null() }
    json.number(Int((length * 4096).rounded()))
  }
}
