import Rendering
import TagModel

extension JSONText {
  /// Writes what the controls for looks start with, by the keys of front matter; colours as pairs, light and dark.
  ///
  /// - Parameter selected: how chips look when they are selected, if they can be.
  mutating func write(_ look: ChipStyle, selected: ChipStyle?) {
    object { json in
      json.writeText(look.text)
      json.member("line-height", look.lineHeightFactor)
      json.writeColors(look)
      json.key("padding")
      json.array { json in
        json.number(look.padding.top)
        json.number(look.padding.right)
      }
      json.member("radius", look.radius.topLeft)
      if let border = look.border {
        json.key("border")
        json.object { json in
          json.member("width", border.width)
          json.member("color", border.color)
        }
      }
      if let shadow = look.shadow { json.write(shadow) }
      json.member("text-align", look.textAlign.rawValue)
      json.member("lines", Double(look.lines))
      json.member("break", look.lineBreak.rawValue)
      json.writeLimits("width", look.width)
      json.writeLimits("height", look.height)
      if let selected {
        json.key("selected")
        json.object { $0.writeColors(selected) }
      }
    }
  }
}

extension JSONText {
  private mutating func writeText(_ text: TextStyle) {
    member("family", text.families.joined(separator: ", "))
    member("size", text.size)
    member("weight", Double(text.weight))
    key("italic")
    bool(text.italic)
    member("letter-spacing", text.letterSpacing)
    member("word-spacing", text.wordSpacing)
    member("text-transform", text.transform.rawValue)
    let isSmallCaps = text.features.contains(.smallCaps)
    key("small-caps")
    bool(isSmallCaps)
    let features = text.features.filter { $0 != .smallCaps && $0.value > 0 }
    member("features", features.map(\.tag).joined(separator: ", "))
    key("axes")
    object { json in
      for axis in text.axes { json.member(axis.tag, axis.value) }
    }
  }

  private mutating func writeColors(_ look: ChipStyle) {
    member("color", look.color)
    member("background", look.background)
    guard let gradient = look.gradient else { return }
    key("gradient")
    object { json in
      json.member("from", gradient.from)
      json.member("to", gradient.to)
      if case .angle(let angle) = gradient.line { json.member("angle", angle) }
    }
  }

  private mutating func write(_ shadow: Shadow) {
    key("shadow")
    object { json in
      json.member("color", shadow.color)
      for (name, length) in [
        ("x", shadow.x), ("y", shadow.y), ("blur", shadow.blur), ("spread", shadow.spread),
        ("opacity", shadow.opacity),
      ] { json.member(name, length) }
    }
  }

  private mutating func writeLimits(_ name: String, _ extent: Extent) {
    for (key, length) in [("min-" + name, extent.min), ("max-" + name, extent.max), (name, extent.exact)] {
      if let length { member(key, length) }
    }
  }

  private mutating func member(_ name: String, _ value: Double) {
    key(name)
    number(value)
  }

  private mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  private mutating func member(_ name: String, _ color: AdaptiveColor) {
    key(name)
    array { json in
      json.string(color.light.css)
      json.string(color.dark.css)
    }
  }
}
