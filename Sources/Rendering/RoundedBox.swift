import TagLayout
import TagModel

/// A box with rounded corners, as CSS rounds them, in CSS px.
struct RoundedBox {
  let frame: Frame
  /// The radii from the top left corner clockwise.
  let radii: [Double]

  /// Rounds the corners of a frame: radii that are too large for it are all reduced by one factor
  /// (CSS Backgrounds 3, 4.5).
  init(_ frame: Frame, _ corners: Corners) {
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    let sides = [frame.width, frame.height, frame.width, frame.height]
    var factor = 1.0
    for (index, side) in sides.enumerated() {
      let sum = radii[index] + radii[(index + 1) % 4]
      if sum > side { factor = min(factor, side / sum) }
    }
    self.init(frame: frame, radii: radii.map { $0 * factor })
  }

  private init(frame: Frame, radii: [Double]) {
    self.frame = frame
    self.radii = radii
  }

  /// The box that runs along the inside of this one's edge at a distance; along its outside if that is negative.
  ///
  /// Sharp corners stay sharp.
  func inset(by distance: Double) -> RoundedBox {
    let inside = Frame(
      x: frame.x + distance, y: frame.y + distance, width: max(0, frame.width - 2 * distance),
      height: max(0, frame.height - 2 * distance))
    return RoundedBox(frame: inside, radii: radii.map { $0 > 0 ? max(0, $0 - distance) : 0 })
  }

  /// The box elsewhere.
  func moved(x: Double, y: Double) -> RoundedBox {
    let moved = Frame(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
    return RoundedBox(frame: moved, radii: radii)
  }

  /// The radius of all corners, if they agree.
  var radius: Double? { radii.allSatisfy { $0 == radii[0] } ? radii[0] : nil }

  /// The outline as SVG writes it, clockwise from the top left corner.
  var path: String {
    let (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    return "M\(point(left + radii[0], top))H\(number(right - radii[1]))"
      + arc(radii[1], right, top + radii[1])
      + "V\(number(bottom - radii[2]))" + arc(radii[2], right - radii[2], bottom)
      + "H\(number(left + radii[3]))" + arc(radii[3], left, bottom - radii[3])
      + "V\(number(top + radii[0]))" + arc(radii[0], left + radii[0], top) + "Z"
  }
}

extension RoundedBox {
  private func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
    radius > 0 ? "A\(point(radius, radius)) 0 0 1 \(point(x, y))" : ""
  }

  private func point(_ x: Double, _ y: Double) -> String { number(x) + " " + number(y) }

  private func number(_ value: Double) -> String { CloudSVG.number(value) }
}
