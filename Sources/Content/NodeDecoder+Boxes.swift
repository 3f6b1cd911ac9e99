import Diagnostics
import TagModel

/// Colours, sides, corners and what is made of them.
extension NodeDecoder {
  /// A colour, or `{light, dark}`; one of the two holds for both.
  mutating func color(_ node: Node, key: String) -> AdaptiveColor? {
    if node.members == nil { return plainColor(node, key: key).map { AdaptiveColor(light: $0) } }
    var light: Color?
    var dark: Color?
    for member in members(node, of: SchemeKey.self) {
      switch member.key {
      case .light: light = plainColor(member.value, key: "\(key).light")
      case .dark: dark = plainColor(member.value, key: "\(key).dark")
      }
    }
    return (light ?? dark).map { AdaptiveColor(light: $0, dark: dark) }
  }

  /// One number for all sides, `[horizontal, vertical]`, `[top, right, bottom, left]`, or a map of sides.
  mutating func sides(_ node: Node, key: String) -> Sides? {
    if node.members != nil { return namedSides(node, key: key) }
    guard let lengths = lengths(node, key: key, expected: "one, two ([horizontal, vertical]) or four lengths")
    else {
      return nil
    }
    return switch lengths.count {
    case 1: Sides(horizontal: lengths[0], vertical: lengths[0])
    case 2: Sides(horizontal: lengths[0], vertical: lengths[1])
    default: Sides(top: lengths[0], right: lengths[1], bottom: lengths[2], left: lengths[3])
    }
  }

  /// One number, or `[horizontal, vertical]`.
  mutating func gap(_ node: Node, key: String) -> (horizontal: Double, vertical: Double)? {
    guard
      let lengths = lengths(
        node, key: key, counts: [1, 2], expected: "a length or [horizontal, vertical]")
    else { return nil }
    return (lengths[0], lengths[lengths.count - 1])
  }

  /// One number for all corners, or `[top left, top right, bottom right, bottom left]`.
  mutating func corners(_ node: Node, key: String) -> Corners? {
    guard let lengths = lengths(node, key: key, counts: [1, 4], expected: "one length or four") else {
      return nil
    }
    if lengths.count == 1 { return Corners(lengths[0]) }
    return Corners(
      topLeft: lengths[0], topRight: lengths[1], bottomRight: lengths[2], bottomLeft: lengths[3])
  }

  /// `{width, color}`, or `none` or 0 for no border.
  mutating func border(_ node: Node, key: String) -> Border? {
    if isNone(node) { return Border(width: 0, color: AdaptiveColor(light: .transparent)) }
    var width = 1.0
    var color: AdaptiveColor?
    for member in members(node, of: BorderKey.self) {
      switch member.key {
      case .width: width = length(member.value, key: "\(key).width") ?? width
      case .color: color = self.color(member.value, key: "\(key).color")
      }
    }
    if node.members != nil, node["color"] == nil, width > 0 {
      report(.missingKey("color", in: "a border", at: place(node.mark)))
    }
    return color.map { Border(width: width, color: $0) }
  }

  /// `{color, x, y, blur, spread, opacity}`, or `none`.
  mutating func shadow(_ node: Node, key: String) -> Shadow? {
    if isNone(node) { return Shadow(color: AdaptiveColor(light: .transparent), opacity: 0) }
    guard node.members != nil else {
      if !node.isNull { reportWrongType(key, node, expected: "{color, x, y, blur, spread, opacity} or none") }
      return nil
    }
    var shadow = Shadow(color: AdaptiveColor(light: Color(0)), opacity: 0.2)
    for member in members(node, of: ShadowKey.self) {
      let name = "\(key).\(member.key.rawValue)"
      switch member.key {
      case .color: shadow.color = color(member.value, key: name) ?? shadow.color
      case .x: shadow.x = anyLength(member.value, key: name) ?? shadow.x
      case .y: shadow.y = anyLength(member.value, key: name) ?? shadow.y
      case .blur: shadow.blur = length(member.value, key: name) ?? shadow.blur
      case .spread: shadow.spread = anyLength(member.value, key: name) ?? shadow.spread
      case .opacity:
        shadow.opacity =
          number(member.value, key: name, in: 0...1, expected: "a number from 0 to 1") ?? shadow.opacity
      }
    }
    return shadow
  }

  /// `{from, to}` with `angle`, or with `start` and `end` in the unit square; without either, from left to
  /// right.
  mutating func gradient(_ node: Node, key: String) -> Gradient? {
    var from: AdaptiveColor?
    var to: AdaptiveColor?
    var angle: Double?
    var start: UnitPoint?
    var end: UnitPoint?
    for member in members(node, of: GradientKey.self) {
      let name = "\(key).\(member.key.rawValue)"
      switch member.key {
      case .from: from = color(member.value, key: name)
      case .to: to = color(member.value, key: name)
      case .angle: angle = self.angle(member.value, key: name)
      case .start: start = point(member.value, key: name)
      case .end: end = point(member.value, key: name)
      }
    }
    guard let members = node.members else { return nil }
    for color in ["from", "to"] where !members.contains(where: { $0.key == color }) {
      report(.missingKey(color, in: "a gradient", at: place(node.mark)))
    }
    guard let from, let to else { return nil }
    if let angle { return Gradient(from: from, to: to, line: .angle(angle)) }
    if start == nil, end == nil { return Gradient(from: from, to: to, line: .angle(90)) }
    let line = Gradient.Line.points(
      start: start ?? UnitPoint(x: 0, y: 0.5), end: end ?? UnitPoint(x: 1, y: 0.5))
    return Gradient(from: from, to: to, line: line)
  }
}

extension NodeDecoder {
  private enum SchemeKey: String, DocumentKey {
    case light, dark
    static let context = "a colour"
    static let unsupported: [String] = []
  }

  private enum SideKey: String, DocumentKey {
    case top, right, bottom, left, horizontal, vertical
    static let context = "a set of sides"
    static let unsupported: [String] = []
  }

  private enum BorderKey: String, DocumentKey {
    case width, color
    static let context = "a border"
    static let unsupported: [String] = []
  }

  private enum ShadowKey: String, DocumentKey {
    case color, x, y, blur, spread, opacity
    static let context = "a shadow"
    static let unsupported: [String] = []
  }

  private enum GradientKey: String, DocumentKey {
    case from, to, angle, start, end
    static let context = "a gradient"
    static let unsupported: [String] = []
  }

  private mutating func plainColor(_ node: Node, key: String) -> Color? {
    if node.isNull { return nil }
    if let text = node.text, let color = ColorParser.parse(text) { return color }
    report(.invalidColor(key: key, found: describe(node), at: place(node.mark)))
    return nil
  }

  private mutating func namedSides(_ node: Node, key: String) -> Sides {
    var sides = Sides(horizontal: 0, vertical: 0)
    for member in members(node, of: SideKey.self) {
      guard let length = length(member.value, key: "\(key).\(member.key.rawValue)") else { continue }
      switch member.key {
      case .top: sides.top = length
      case .right: sides.right = length
      case .bottom: sides.bottom = length
      case .left: sides.left = length
      case .horizontal: (sides.left, sides.right) = (length, length)
      case .vertical: (sides.top, sides.bottom) = (length, length)
      }
    }
    return sides
  }

  private mutating func lengths(
    _ node: Node, key: String, counts: [Int] = [1, 2, 4], expected: String
  ) -> [Double]? {
    guard let items = node.items else { return length(node, key: key).map { [$0] } }
    guard counts.contains(items.count) else {
      report(
        .wrongType(
          key: key, found: "a list of \(items.count)", expected: expected, at: place(node.mark)))
      return nil
    }
    let lengths = items.compactMap { length($0, key: key) }
    return lengths.count == items.count ? lengths : nil
  }

  private mutating func anyLength(_ node: Node, key: String) -> Double? {
    length(node, key: key, in: -Self.maximumLength...Self.maximumLength)
  }

  private mutating func angle(_ node: Node, key: String) -> Double? {
    if let text = node.text, text.hasSuffix("deg"), let degrees = DecimalNumber.parse(text.dropLast(3)) {
      return degrees
    }
    return number(node, key: key, expected: "an angle in degrees, such as 90")
  }

  private mutating func point(_ node: Node, key: String) -> UnitPoint? {
    let coordinates: [Node] =
      switch node.value {
      case .sequence(let items): items
      case .mapping: [node["x"], node["y"]].compactMap { $0 }
      case .null, .plain, .quoted: []
      }
    guard coordinates.count == 2 else {
      reportWrongType(key, node, expected: "[x, y] with numbers from 0 to 1")
      return nil
    }
    let numbers = coordinates.compactMap { number($0, key: key, in: -10...10) }
    return numbers.count == 2 ? UnitPoint(x: numbers[0], y: numbers[1]) : nil
  }

  func isNone(_ node: Node) -> Bool { node.text == "none" || node.text == "0" }
}
