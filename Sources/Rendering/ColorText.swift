public import TagModel

extension Color {
  /// The colour as CSS writes it, as short as it gets.
  public var css: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    if channels.allSatisfy({ $0 >> 4 == $0 & 15 }) {
      return "#" + channels.map { String($0 & 15, radix: 16) }.joined()
    }
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The colour with its alpha multiplied.
  func css(opacity: Double) -> String {
    var faded = self
    faded.alpha = UInt8((Double(alpha) * min(1, max(0, opacity))).rounded())
    return faded.css
  }
}

extension Gradient {
  /// The gradient as CSS writes it, for one of the two colour schemes.
  ///
  /// A line between points of the unit square is not a CSS angle: CSS measures angles in px, so the same
  /// points mean another angle for every shape of box. Along an axis both agree, and stops beyond the ends
  /// give lines that do not span the box; a diagonal maps to CSS's "magic corners", whose 50 % line runs
  /// through the other two corners, just as a unit square's does when it is stretched with the box.
  func css(_ scheme: (AdaptiveColor) -> Color) -> String {
    let colors = (scheme(from).css, scheme(to).css)
    switch line {
    case .angle(let degrees):
      // Whole turns change nothing, and too many of them cannot be printed.
      let turned = degrees.truncatingRemainder(dividingBy: 360)
      return "linear-gradient(\(Number.text(turned))deg,\(colors.0),\(colors.1))"
    case .points(let start, let end):
      return Self.css(from: start, to: end, colors)
    }
  }

  private static func css(from start: UnitPoint, to end: UnitPoint, _ colors: (String, String)) -> String {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let direction: String
    let stops: (Double, Double)
    if dy == 0 {
      direction = dx >= 0 ? "to right" : "to left"
      stops = dx >= 0 ? (start.x, end.x) : (1 - start.x, 1 - end.x)
    } else if dx == 0 {
      direction = dy >= 0 ? "to bottom" : "to top"
      stops = dy >= 0 ? (start.y, end.y) : (1 - start.y, 1 - end.y)
    } else {
      direction = "to \(dy > 0 ? "bottom" : "top") \(dx > 0 ? "right" : "left")"
      // Along a stretched diagonal, a point's share is the mean of its shares along both axes.
      let share = { (point: UnitPoint) in
        ((dx > 0 ? point.x : 1 - point.x) + (dy > 0 ? point.y : 1 - point.y)) / 2
      }
      stops = (share(start), share(end))
    }
    let places = [stops.0, stops.1].map { Number.text($0 * 100, decimals: 4) + "%" }
    return "linear-gradient(\(direction),\(colors.0) \(places[0]),\(colors.1) \(places[1]))"
  }
}
