import TagLayout
import TagModel

extension RuntimeCloud {
  /// The text of the script element that the component reads.
  ///
  /// `layout` is in the order of the engine's records. Sizes are widths, heights and baselines one after the other;
  /// lengths are CSS px.
  var json: String {
    var json = JSONText()
    json.object { json in
      json.key("layout")
      json.array { json in for number in record { json.number(number) } }
      json.key("narrowest")
      json.number(narrowest)
      json.key("ids")
      json.array { json in for identifier in identifiers { json.string(identifier) } }
      json.key("sizes")
      json.array(of: boxes.map(\.normal))
      if isSelectable, boxes.contains(where: { $0.normal != $0.selected }) {
        json.key("selected")
        json.array(of: boxes.map(\.selected))
      }
      if let indicator = layout.indicator {
        json.key("indicator")
        json.array(of: indicator.sizes)
      }
      if let less {
        json.key("less")
        json.array(of: [less])
      }
      if !forms.isEmpty { write(forms, to: &json) }
      if let filter {
        json.key("taxonomy")
        json.string(filter.taxonomy)
      }
      if !words.isEmpty {
        json.key("words")
        json.object { json in
          for (phrase, text) in words.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            json.key(phrase.rawValue)
            json.string(text)
          }
        }
      }
    }
    // Nothing in it may end the element.
    return json.text.replacing("<", with: "\\u003c")
  }

  /// The options as numbers.
  private var record: [Double] {
    [
      index(of: layout.direction), index(of: layout.alignment), index(of: layout.distribution),
      index(of: layout.placement), index(of: layout.rowAlignment), index(of: layout.rowBreaking),
      index(of: layout.textDirection), Double(layout.lineLimit), layout.horizontalSpacing,
      layout.verticalSpacing, layout.insets.top, layout.insets.left, layout.insets.bottom,
      layout.insets.right, layout.containerHeight, index(of: layout.lastRow),
    ]
  }

  private func index<Option: CaseIterable & Equatable>(of option: Option) -> Double {
    Double(
      Option.allCases.firstIndex(of: option).map {
        Option.allCases.distance(from: Option.allCases.startIndex, to: $0)
      } ?? 0)
  }

  /// Writes for each chip with a broken label its index, and for each form the width, the block of lines and the box.
  private func write(_ forms: [Int: [Form]], to json: inout JSONText) {
    json.key("forms")
    json.array { json in
      for (chip, forms) in forms.sorted(by: { $0.key < $1.key }) {
        json.array { json in
          json.number(chip)
          for form in forms {
            json.number(form.minWidth)
            json.number(form.index)
            json.write(form.size)
          }
        }
      }
    }
  }
}

extension JSONText {
  fileprivate mutating func array(of sizes: [Size]) {
    array { json in for size in sizes { json.write(size) } }
  }

  fileprivate mutating func write(_ size: Size) {
    number(size.width)
    number(size.height)
    number(size.baseline)
  }
}
