import TagLayout
import TagModel

@testable import Rendering

extension ArrangedCloud {
  /// Eleven chips, one of them wide, arranged at 240, 400 and 800 px.
  static func sample(_ change: (inout LayoutOptions) -> Void = { _ in }) throws -> ArrangedCloud {
    var layout = LayoutOptions()
    layout.horizontalSpacing = 8
    layout.verticalSpacing = 8
    change(&layout)
    let widths = [56.5, 90, 71.25, 300, 44, 120, 66.015625, 80, 95, 40, 112]
    let sizes = widths.map { Size(width: $0, height: 32, baseline: 21) }
    func steps(_ sizes: [Size], _ layout: LayoutOptions) throws -> [Step] {
      try (layout.direction == .horizontal ? [0] : [240, 400, 800]).map { width in
        let arrangement = try arrange(sizes, options: layout, width: width)
        return Step(minWidth: width, width: width, arrangement: arrangement)
      }
    }
    var cloud = ArrangedCloud(
      name: "sample", sizes: sizes, layout: layout, isPlaced: true, steps: try steps(sizes, layout))
    if layout.indicator != nil {
      var open = layout
      open.lineLimit = 0
      open.indicator = nil
      let all = sizes + [Size(width: 60, height: 32, baseline: 21)]
      cloud.disclosed = Disclosed(sizes: all, steps: try steps(all, open))
    }
    return cloud
  }
}

extension ArrangedCloud {
  /// Gives two chips lines: one in containers below 400 px, one in two ways.
  mutating func breakLabels() throws {
    func form(_ index: Int, _ width: Double, _ height: Double) -> ChipSizing.Form {
      .init(index: index, size: Size(width: width, height: height, baseline: 21), neededWidth: width)
    }
    let (wide, narrow) = (form(2, 300, 32), form(0, 180, 52))
    sizings = [
      ChipSizing(minWidth: 240, forms: [3: narrow, 8: form(0, 70, 72)]),
      ChipSizing(minWidth: 400, forms: [3: wide, 8: form(0, 70, 72)]),
      ChipSizing(minWidth: 800, forms: [3: wide, 8: form(4, 95, 52)]),
    ]
    for (index, sizing) in sizings.enumerated() {
      steps[index].arrangement = try arrange(
        sizing.sizes(sizes), options: layout, width: steps[index].width)
    }
  }
}

extension PlacedCloud {
  /// The cloud with a chip of the built-in style for each size, every other one a link.
  init(sample cloud: ArrangedCloud) {
    let labels = ["C++", "<b>", "Swift", "A label that is longer than others", "日本", "CSS & HTML"]
    let chips = cloud.sizes.indices.map { index in
      var chip = Chip(label: labels[index % labels.count], style: .builtIn)
      if index % 2 == 0 { chip.href = "../tags/\(index)/" }
      return chip
    }
    self.init(
      name: cloud.name, chips: chips, textDirection: cloud.layout.textDirection,
      scrollerName: cloud.layout.direction == .horizontal ? "Tags" : nil,
      disclosure: cloud.disclosed.map { _ in
        Disclosure(style: .builtIn, moreName: "more tags", lessLabel: "Less", lessName: "fewer tags")
      },
      preview: cloud.isPreviewed ? .sample : nil, geometry: CloudGeometry(cloud))
    for (index, forms) in cloud.shownForms {
      let whole = PaintedLine(chips[index].label)
      let lines = forms.map { form in [PaintedLine("<line>"), PaintedLine("of form \(form)")] }
      self.labels[index] = PaintedLabel(whole: whole, broken: lines)
    }
  }

  /// The cloud's markup with the classes of a site that has no other.
  var html: String { RenderedCloud(self, classes: StyleClasses([self])).html }
}

extension CloudPreview {
  /// A preview of a cloud of up to 20 rows.
  fileprivate static let sample = CloudPreview(
    source: "source: <page>", sourceTitle: "Front matter", heightsName: "Heights by width",
    rows: (0...20).map { $0 == 1 ? "1 row" : "\($0) rows" })
}
