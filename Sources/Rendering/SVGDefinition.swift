import Glibc
import TagLayout
import TagModel

/// An element of an SVG picture that others refer to by its `id`.
struct SVGDefinition: Hashable {
  /// The element's name.
  var element: String
  /// Its attributes but for the `id`, each with a space before it.
  var attributes: String
  /// What is inside.
  var content: String

  /// The element with its `id`.
  func text(id: String) -> String {
    "<\(element)\(attribute("id", id))\(attributes)>\(content)</\(element)>"
  }
}

/// Names for things that are told apart by what they are, numbered in the order in which they are first met.
struct SVGNames<Thing: Hashable> {
  private let prefix: String
  private var numbers: [Thing: Int] = [:]
  private var order: [Thing] = []

  init(prefix: String) { self.prefix = prefix }

  /// The name of a thing; equal things have one.
  mutating func name(of thing: Thing) -> String {
    if let known = numbers[thing] { return "\(prefix)\(known)" }
    numbers[thing] = order.count
    order.append(thing)
    return "\(prefix)\(order.count - 1)"
  }

  /// All things with their names, in order.
  var all: [(name: String, thing: Thing)] { order.enumerated().map { ("\(prefix)\($0.offset)", $0.element) } }
}

extension SVGDefinition {
  /// A filter that blurs as CSS's shadows do, with room for what it spreads.
  static func blur(_ radius: Double, around frame: Frame) -> SVGDefinition {
    // The radius is twice the standard deviation, and next to nothing lies beyond three of those.
    let deviation = radius / 2
    let room = 3 * deviation
    let box = [
      ("x", frame.x - room), ("y", frame.y - room), ("width", frame.width + 2 * room),
      ("height", frame.height + 2 * room),
    ]
    return SVGDefinition(
      element: "filter",
      attributes: attribute("filterUnits", "userSpaceOnUse") + lengths(box)
        + attribute("color-interpolation-filters", "sRGB"),
      content: "<feGaussianBlur\(attribute("stdDeviation", CloudSVG.number(deviation)))/>")
  }

  /// What lies within a frame, but outside of a box in it.
  static func outside(of box: RoundedBox, within frame: Frame) -> SVGDefinition {
    let outline = RoundedBox(frame, Corners(0)).path + box.path
    return SVGDefinition(
      element: "clipPath", attributes: "",
      content: "<path clip-rule=\"evenodd\"\(attribute("d", outline))/>")
  }
}

extension Gradient {
  /// The gradient of a box as SVG has it; see ``css(_:)`` for what the points mean.
  func definition(in frame: Frame, _ scheme: (AdaptiveColor) -> Color) -> SVGDefinition {
    let stops = [(0, from), (1, to)].map { offset, color in
      "<stop offset=\"\(offset)\"\(attribute("stop-color", scheme(color).css))/>"
    }
    return SVGDefinition(
      element: "linearGradient", attributes: vector(in: frame), content: stops.joined())
  }

  private func vector(in frame: Frame) -> String {
    switch line {
    case .angle(let degrees):
      let angle = degrees.truncatingRemainder(dividingBy: 360) * Double.pi / 180
      let (x, y) = (sin(angle), -cos(angle))
      // Half of CSS's gradient line, which ends where the corners get the pure colours.
      let half = (abs(frame.width * x) + abs(frame.height * y)) / 2
      let middle = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      return attribute("gradientUnits", "userSpaceOnUse")
        + lengths([
          ("x1", middle.x - x * half), ("y1", middle.y - y * half), ("x2", middle.x + x * half),
          ("y2", middle.y + y * half),
        ])
    case .points(let start, let end):
      let (first, last) = stretched(from: start, to: end)
      return lengths([("x1", first.x), ("y1", first.y), ("x2", last.x), ("y2", last.y)])
    }
  }

  /// The points themselves where they lie along an axis, else the points of the diagonal that stand for them.
  private func stretched(from start: UnitPoint, to end: UnitPoint) -> (UnitPoint, UnitPoint) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    if dx == 0 || dy == 0 { return (start, end) }
    let onDiagonal = { (point: UnitPoint) in
      let share = ((dx > 0 ? point.x : 1 - point.x) + (dy > 0 ? point.y : 1 - point.y)) / 2
      return UnitPoint(x: dx > 0 ? share : 1 - share, y: dy > 0 ? share : 1 - share)
    }
    return (onDiagonal(start), onDiagonal(end))
  }
}

private func lengths(_ lengths: [(name: String, value: Double)]) -> String {
  lengths.map { attribute($0.name, CloudSVG.number($0.value)) }.joined()
}
