import Rendering
import TagLayout
import TagModel

extension RuntimeCloud {
  /// Takes from a cloud what its component needs.
  ///
  /// - Parameters:
  ///   - boxes: its boxes.
  ///   - geometry: where its chips are.
  init(_ cloud: ResolvedCloud, _ boxes: MeasuredCloud, _ geometry: CloudGeometry) {
    let options = cloud.options
    var layout = LayoutOptions(options, textDirection: cloud.textDirection)
    if !boxes.indicatorSizes.isEmpty { layout.indicator = OverflowIndicator(sizes: boxes.indicatorSizes) }
    self.init(
      identifiers: cloud.identifiers, boxes: cloud.chips.indices.map { Boxes(boxes, at: $0) },
      layout: layout, narrowest: geometry.narrowest ?? 0)
    less = boxes.lessSize
    for (chip, broken) in boxes.broken {
      let shown = geometry.shownForms[chip, default: []]
      forms[chip] = broken.forms.enumerated().compactMap { index, form in
        shown.firstIndex(of: index).map {
          Form(minWidth: form.minRoom + layout.insets.horizontal, index: $0, size: form.size)
        }
      }
    }
    isSelectable = options.selectable
    selectionLimit = options.selectionLimit
    isSwipeable = options.swipeSelect
    filter = cloud.filter.map { Filter(taxonomy: $0.taxonomy, match: options.filterMatch) }
    words = cloud.words
    isReorderable = options.reorderable
    isDeletable = options.deletable
    hasDeleteButtons = options.deleteButton
  }
}

extension RuntimeCloud.Boxes {
  /// The boxes of a chip: what it is in each state, or where its label is broken, one for both.
  fileprivate init(_ boxes: MeasuredCloud, at index: Int) {
    let states = boxes.stateSizes.isEmpty || boxes.broken[index] != nil ? [] : boxes.stateSizes[index]
    self.init(normal: states.first ?? boxes.sizes[index], selected: states.last ?? boxes.sizes[index])
  }
}
