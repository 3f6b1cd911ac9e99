/// How large an SVG is: what its root element says (SVG 2, 8.2).
struct SVGSize {
  private var width: Double?
  private var height: Double?
  /// Width and height of its coordinates.
  private(set) var viewBox: (width: Double, height: Double)?

  init() {}

  /// Reads the root element.
  init(_ root: XMLElement) {
    for (name, value) in root.attributes where name.namespace.isEmpty {
      switch name.local {
      case "width": width = Self.length(value)
      case "height": height = Self.length(value)
      case "viewBox": viewBox = Self.box(value)
      default: break
      }
    }
  }

  /// Width and height in CSS px, or in units of its own coordinates; `nil` where nothing tells both.
  var extent: (width: Double, height: Double)? {
    if let width, let height { return (width, height) }
    guard let viewBox else { return nil }
    if let width { return (width, width * viewBox.height / viewBox.width) }
    if let height { return (height * viewBox.width / viewBox.height, height) }
    return viewBox
  }

  /// A length of more than nothing; shares of a container that is not known are none.
  private static func length(_ text: String) -> Double? {
    let text = text.trimming(\.isWhitespace)
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4 / 3.0), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 9.6 / 2.54), ("em", 16),
      ("rem", 16), ("", 1),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      guard let number = DecimalNumber.parse(text.dropLast(unit.count)) else { continue }
      return number > 0 ? number * factor : nil
    }
    return nil
  }

  private static func box(_ text: String) -> (width: Double, height: Double)? {
    let numbers = text.split { $0.isWhitespace || $0 == "," }.compactMap { DecimalNumber.parse($0) }
    return numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0 ? (numbers[2], numbers[3]) : nil
  }
}
