import Rendering
import TagLayout

/// Where the chips of one cloud are at some container widths, as the engine has it.
struct CloudPrediction {
  private let page: String
  private let cloud: ArrangedCloud
  private let widths: [Double]

  init(page: String, _ cloud: ArrangedCloud, widths: [Double]) {
    self.page = page
    self.cloud = cloud
    self.widths = widths
  }

  /// One line.
  var json: String {
    let arrangements = widths.map(arrangement)
    var json = JSONText()
    json.object { json in
      json.key("page")
      json.string(page)
      json.key("cloud")
      json.string(cloud.name)
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
    guard let step = cloud.steps.last(where: { $0.minWidth <= width }) else { return nil }
    var arrangement = Arrangement()
    do throws(LayoutRefusal) {
      if cloud.isPlaced, cloud.layout.direction == .vertical {
        try arrange(
          cloud.sizes, rowStarts: step.arrangement.rows.map(\.first), shown: step.arrangement.shown,
          options: cloud.layout, width: width, into: &arrangement)
      } else {
        try arrange(cloud.sizes, options: cloud.layout, width: width, into: &arrangement)
      }
    } catch {
      preconditionFailure("\(page) \(cloud.name) at \(width) px: \(error)")
    }
    return arrangement
  }

  private func write(_ arrangement: Arrangement?, to json: inout JSONText) {
    guard let arrangement else { return json.null() }
    json.array { json in
      for frame in arrangement.frames {
        for length in [frame.x, frame.y, frame.width, frame.height] { write(length, to: &json) }
      }
      for _ in 0..<4 * (cloud.sizes.count - arrangement.frames.count) { json.null() }
    }
  }

  private func write(_ length: Double?, to json: inout JSONText) {
    guard let length else { return json.null() }
    json.number(Int((length * 4096).rounded()))
  }
}
