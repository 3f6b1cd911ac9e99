import Diagnostics
import TagModel

/// The keys of a cloud's `ramp`.
private enum RampKey: String, DocumentKey {
  case color, background

  static let context = "a ramp"
  static let unsupported: [String] = []
}

extension NodeDecoder {
  /// `{color: [from, to], background: [from, to]}`, one of the two at least.
  mutating func ramp(_ node: Node) -> ColorRamp? {
    if node.members == nil {
      if !node.isNull {
        reportWrongType("ramp", node, expected: "a map, such as {background: [\"#e6eefc\", \"#8db4ff\"]}")
      }
      return nil
    }
    var ramp = ColorRamp()
    for member in members(node, of: RampKey.self) {
      let span = span(member.value, key: "ramp.\(member.key.rawValue)")
      switch member.key {
      case .color: ramp.color = span
      case .background: ramp.background = span
      }
    }
    return ramp == ColorRamp() ? nil : ramp
  }

  /// The colours of the smallest weight and the largest.
  private mutating func span(_ node: Node, key: String) -> ColorRamp.Span? {
    guard let items = node.items, items.count == 2 else {
      reportWrongType(key, node, expected: "two colours, of the smallest weight and of the largest")
      return nil
    }
    guard let from = color(items[0], key: key), let to = color(items[1], key: key) else { return nil }
    return ColorRamp.Span(from: from, to: to)
  }
}
