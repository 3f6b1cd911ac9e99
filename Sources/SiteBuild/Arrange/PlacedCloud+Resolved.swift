import Rendering
import TagLayout
import TagModel

extension PlacedCloud {
  /// Joins what a cloud says with where it is.
  ///
  /// A label that may be cut short is told whole in a tooltip.
  init(_ cloud: ResolvedCloud, _ boxes: MeasuredCloud, _ geometry: CloudGeometry) {
    let room = (geometry.narrowest ?? 0) - cloud.options.inset.horizontal
    var chips = cloud.chips
    for index in chips.indices where chips[index].title == nil && chips[index].custom == nil {
      func isCut(_ needed: Double) -> Bool {
        if let forms = boxes.broken[index]?.forms {
          return geometry.shownForms[index, default: []].contains { forms[$0].isCut }
        }
        return needed > boxes.sizes[index].width || cloud.options.direction == .vertical && needed > room
      }
      var cut = isCut(boxes.neededWidths[index]) ? [chips[index].label] : []
      if let selection = chips[index].selection, isCut(boxes.selectedWidths[index].needed),
        selection.label != chips[index].label
      {
        cut.append(selection.label)
      }
      if !cut.isEmpty { chips[index].title = cut.joined(separator: " / ") }
    }
    self.init(
      name: cloud.name, chips: chips, textDirection: cloud.textDirection,
      scrollerName: cloud.options.direction == .horizontal ? cloud.title : nil, disclosure: cloud.disclosure,
      preview: cloud.preview, geometry: geometry)
    form = cloud.form
    if cloud.options.usesRuntime { runtime = RuntimeCloud(cloud, boxes, geometry) }
    addLabels(boxes)
  }

  /// Takes the labels that are more than plain text on one line.
  private mutating func addLabels(_ boxes: MeasuredCloud) {
    labels = boxes.wholes.mapValues { PaintedLabel(whole: $0) }
    selectedLabels = boxes.selectedWholes.mapValues { PaintedLabel(whole: $0) }
    for (index, broken) in boxes.broken {
      let forms = geometry.shownForms[index, default: []].map { broken.forms[$0] }
      let chip = chips[index]
      labels[index] = PaintedLabel(
        whole: labels[index]?.whole ?? PaintedLine(chip.label), broken: forms.map(\.lines))
      guard let selection = chip.selection else { continue }
      selectedLabels[index] = PaintedLabel(
        whole: selectedLabels[index]?.whole ?? PaintedLine(selection.label),
        broken: forms.map(\.selectedLines))
    }
  }
}
