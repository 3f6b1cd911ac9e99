import TagLayout

/// The part of a page's style sheet that belongs to one cloud: numbers alone, in the custom properties that
/// ``Placement`` names.
struct CloudNumbers {
  private let cloud: ArrangedCloud
  private let placement: Placement
  /// How far each chip's anchor lies below its top edge, in CSS px.
  private let anchors: [Double]
  /// The sum of widths and gaps before each chip: in the whole cloud, or, where rows are dealt round robin and
  /// never change, in its own row.
  private let offsets: [Double]
  /// From one chip of a row to the next.
  private let stride: Int
  /// The numbers of chips in a cloud that the browser wraps.
  private let wrapped: WrappedNumbers?

  init(_ cloud: ArrangedCloud, placement: Placement) {
    self.cloud = cloud
    self.placement = placement
    anchors = cloud.sizes.map { cloud.layout.rowAlignment.anchor(of: $0) }
    stride = RowStride(cloud).count
    var offsets = [Double](repeating: 0, count: cloud.sizes.count)
    for index in cloud.sizes.indices.dropFirst(stride) {
      let before = index - stride
      offsets[index] = offsets[before] + cloud.sizes[before].width + cloud.layout.horizontalSpacing
    }
    self.offsets = offsets
    wrapped = cloud.isPlaced ? nil : WrappedNumbers(cloud)
  }

  /// The number of the class of each chip, in a cloud that the browser wraps.
  var classes: [Int] { wrapped?.classes ?? [] }

  /// The whole text.
  var css: String {
    if let wrapped { return common + wrapped.css + parts + wrappedForms }
    var css = ByteText()
    css += common
    appendPlacedChips(to: &css)
    return css.text
  }
}

extension CloudNumbers {
  /// Writes the numbers of chips with a place, and of their rows at each width.
  private func appendPlacedChips(to css: inout ByteText) {
    let states = self.states
    var rows = [ByteText](repeating: ByteText(), count: cloud.sizes.count)
    for state in states { state.addRowNumbers(to: &rows) }
    let chips = ChipNumbers(haveOneHeight: haveOneHeight, haveOneAnchor: haveOneAnchor, list: list)
    var inherited = [InheritedNumbers](repeating: InheritedNumbers(), count: stride)
    for index in cloud.sizes.indices {
      append(index, chips, beginning: rows[index], &inherited[index % stride], to: &css)
    }
    css += parts
    append(states, to: &css)
  }

  private var list: String { "\(cloud.selector)>ul" }

  private var haveOneHeight: Bool { cloud.haveOneHeight }
  private var haveOneAnchor: Bool { anchors.allSatisfy { $0 == anchors[0] } }

  /// The cloud as it is and, where a control shows hidden chips, once more with all shown.
  private var states: [StepRules] {
    let rows = RowNumbers(placement: placement, layout: cloud.layout, offsets: offsets, stride: stride)
    var closed = StepRules(
      selector: cloud.selector, chips: cloud.sizes.count, sizes: cloud.sizes, steps: cloud.steps, rows: rows)
    guard let disclosed = cloud.disclosed else {
      closed.forms = forms(cloud.selector, cloud.sizings)
      return [closed]
    }
    closed.selector += ":not(:has(>[open]))"
    closed.counts = disclosed.hiddenCounts(cloud)
    closed.forms = forms(closed.selector, cloud.sizings)
    var open = rows
    open.layout.indicator = nil
    var opened = StepRules(
      selector: cloud.selector + ":has(>[open])", chips: cloud.sizes.count, sizes: disclosed.sizes,
      steps: disclosed.steps, rows: open, firstName: cloud.steps.count)
    opened.forms = forms(opened.selector, disclosed.sizings)
    return [closed, opened]
  }

  private func forms(_ selector: String, _ sizings: [ChipSizing]) -> FormRules? {
    if sizings.isEmpty { return nil }
    return FormRules(
      selector: selector, sizings: sizings, shownForms: cloud.shownForms,
      rowAlignment: cloud.isPlaced ? cloud.layout.rowAlignment : nil)
  }

  /// The boxes of broken labels in a cloud that the browser wraps.
  private var wrappedForms: String {
    forms(cloud.selector, cloud.sizings).map { "@media not print{\($0.css)}" } ?? ""
  }

  /// Writes the rules of each width.
  private func append(_ states: [StepRules], to css: inout ByteText) {
    guard let usual = states.first else { return }
    let condition = placement.condition
    css += condition
    css += "@container(width<"
    css += Placement.end
    css += "){"
    css += usual.css(markingHeights: cloud.isPreviewed ? cloud.selector : nil)
    for opened in states.dropFirst() { css += opened.css() }
    css += condition.isEmpty ? "}" : "}}"
  }

  /// What all chips agree on.
  private var common: String {
    if cloud.sizes.isEmpty { return "" }
    var declarations: [String] = []
    if haveOneHeight { declarations.append("--h:\(number(cloud.sizes[0].height))") }
    if haveOneAnchor, anchors[0] != 0, cloud.isPlaced { declarations.append("--a:\(number(anchors[0]))") }
    return declarations.isEmpty ? "" : "\(list){\(declarations.joined(separator: ";"))}"
  }

  /// What is alike for the rules of all chips.
  private struct ChipNumbers {
    var haveOneHeight: Bool
    var haveOneAnchor: Bool
    var list: String
  }

  /// Writes the numbers of a chip, and of the rows that begin with it: those hold for all chips after it, up to the
  /// next row's.
  private func append(
    _ index: Int, _ chips: ChipNumbers, beginning rows: ByteText, _ inherited: inout InheritedNumbers,
    to css: inout ByteText
  ) {
    let place = index % placement.group
    // A group's numbers are for its later chips too.
    let isOwn = rows.isEmpty && place == placement.group - 1
    css += chips.list
    css += ">:nth-child("
    if !isOwn { css += stride == 1 ? "n+" : "\(stride)n+" }
    css.append(index + 1)
    css += "){"
    if place == 0 {
      css += "--x:"
      css.append(sixtyFourths: offsets[index])
      css += ";"
    }
    css += "--w"
    if placement.group > 1 { css.append(place) }
    css += ":"
    css.append(sixtyFourths: cloud.sizes[index].width)
    inherited.append("--c", cloud.countWidths[index], isOwn: isOwn, to: &css)
    inherited.append("--n", cloud.neededWidths[index], isOwn: isOwn, to: &css)
    if !chips.haveOneHeight {
      css += ";--h:"
      css.append(sixtyFourths: cloud.sizes[index].height)
    }
    if !chips.haveOneAnchor {
      css += ";--a:"
      css.append(sixtyFourths: anchors[index])
    }
    if placement.fill != .nothing {
      css += ";--i:"
      css.append(index / stride)
    }
    css += rows
    css += "}"
    guard let selected = cloud.selectedWidths[index] else { return }
    css += "\(chips.list)>:nth-child(\(index + 1)):has(:checked)"
    css += "{--n:\(number(selected.needed));--c:\(number(selected.count))}"
  }

  /// How wide the parts of labels are.
  private var parts: String {
    cloud.parts.flatMap { label in
      label.widths.enumerated().map { part, width in
        let home = label.isSelected ? " .on>" : " "
        let box = "\(list)>:nth-child(\(label.chip + 1))\(home).rich>:nth-child(\(part + 1))"
        return "\(box){width:\(Number.text(width, decimals: 6))em}"
      }
    }.joined()
  }

  private func number(_ length: Double) -> String { Number.sixtyFourths(length) }
}

/// Numbers that not every chip has, and that rules for later chips too must take back.
private struct InheritedNumbers {
  /// The properties that the next chip would get from one before it.
  private var names: Set<String> = []

  /// Writes what a chip's rule says of such a number.
  ///
  /// - Parameter isOwn: Whether the rule is for this chip alone.
  mutating func append(_ name: String, _ value: Double?, isOwn: Bool, to css: inout ByteText) {
    guard value != nil || names.contains(name) else { return }
    if !isOwn, value != nil { names.insert(name) }
    if !isOwn, value == nil { names.remove(name) }
    css += ";"
    css += name
    css += ":"
    if let value { css.append(sixtyFourths: value) } else { css += "initial" }
  }
}

extension ArrangedCloud.Disclosed {
  /// The numbers of hidden chips that the control can name, ascending; the markup has a text for each.
  func hiddenCounts(_ cloud: ArrangedCloud) -> [Int] {
    Set(cloud.steps.map(\.arrangement.hidden).filter { $0 > 0 }).sorted()
  }
}

extension RowAlignment {
  /// How far the point of a chip that lies on the row's line is below its top edge.
  func anchor(of size: Size) -> Double {
    switch self {
    case .center: size.height / 2
    case .top: 0
    case .bottom: size.height
    case .baseline: size.baseline
    }
  }

  /// How far a row's line is below its top edge.
  func line(of row: Row) -> Double {
    switch self {
    case .center: row.height / 2
    case .top: 0
    case .bottom: row.height
    case .baseline: row.baseline
    }
  }
}
