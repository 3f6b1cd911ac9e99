import Rendering
import TagLayout

/// Where the chips of one cloud are at some container widths, as the engine has it.
struct CloudPrediction {
  /// What the question calls the cloud.
  private let key: String
  private let sizes: [Size]
  private let layout: LayoutOptions
  private let cloud: ArrangedCloud
  private let placed: PlacedCloud
  private let widths: [Double]

  /// Predicts the cloud as a page opens with it.
  init(_ key: String, _ cloud: ArrangedCloud, _ placed: PlacedCloud, widths: [Double]) {
    self.key = key
    self.placed = placed
    sizes = cloud.sizes
    layout = cloud.layout
    self.cloud = cloud
    self.widths = widths
  }

  /// Predicts the cloud with its hidden chips shown, and last the control that hides them again.
  init(
    _ key: String, _ disclosed: ArrangedCloud.Disclosed, of cloud: ArrangedCloud, _ placed: PlacedCloud,
    widths: [Double]
  ) {
    self.key = key
    self.placed = placed
    sizes = disclosed.sizes
    var layout = cloud.layout
    layout.lineLimit = 0
    layout.indicator = nil
    self.layout = layout
    var open = cloud
    open.sizes = disclosed.sizes
    open.layout = layout
    open.steps = disclosed.steps
    open.sizings = disclosed.sizings
    self.cloud = open
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
      json.bool(cloud.isPlaced)
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
      json.key("lines")
      json.array { json in
        for width in widths { writeLines(at: width, to: &json) }
      }
    }
    return json.text + "\n"
  }
}

extension CloudPrediction {
  /// The chips at a width; `nil` below the first step.
  private func arrangement(at width: Double) -> Arrangement? {
    do { return try cloud.arrangement(at: width) } catch {
      preconditionFailure("\(key) at \(width) px: \(error)")
    }
  }

  /// Writes the lines of broken labels.
  private func writeLines(at width: Double, to json: inout JSONText) {
    let lines = cloud.sizing(at: width).map(placed.lines) ?? [:]
    json.object { json in
      for (chip, lines) in lines.sorted(by: { $0.key < $1.key }) {
        json.key("\(chip)")
        json.array { json in for line in lines { json.string(line) } }
      }
    }
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
