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

  init(_ cloud: ArrangedCloud, placement: Placement) {
    self.cloud = cloud
    self.placement = placement
    anchors = cloud.sizes.map { cloud.layout.rowAlignment.anchor(of: $0) }
    let isRoundRobin = cloud.layout.direction == .horizontal && cloud.layout.distribution == .columnMajor
    stride = isRoundRobin ? max(1, cloud.steps.first?.arrangement.rows.first?.stride ?? 1) : 1
    var offsets = [Double](repeating: 0, count: cloud.sizes.count)
    for index in cloud.sizes.indices.dropFirst(stride) {
      let before = index - stride
      offsets[index] = offsets[before] + cloud.sizes[before].width + cloud.layout.horizontalSpacing
    }
    self.offsets = offsets
  }

  /// The whole text.
  var css: String {
    var css = cloud.chips.isEmpty ? "" : common + cloud.chips.indices.map(chip).joined()
    if cloud.isPlaced {
      for index in cloud.steps.indices { css += step(index) }
    }
    if cloud.previewSource != nil { css += marks }
    return css
  }
}

extension CloudNumbers {
  private var list: String { "\(cloud.selector)>ul" }

  private var haveOneHeight: Bool { cloud.sizes.allSatisfy { $0.height == cloud.sizes[0].height } }
  private var haveOneAnchor: Bool { anchors.allSatisfy { $0 == anchors[0] } }

  /// What all chips agree on.
  private var common: String {
    var declarations: [String] = []
    if haveOneHeight { declarations.append("--h:\(number(cloud.sizes[0].height))") }
    if haveOneAnchor, anchors[0] != 0, cloud.isPlaced { declarations.append("--a:\(number(anchors[0]))") }
    return declarations.isEmpty ? "" : "\(list){\(declarations.joined(separator: ";"))}"
  }

  private func chip(_ index: Int) -> String {
    var declarations: [String] = []
    if cloud.isPlaced { declarations.append("--x:\(number(offsets[index]))") }
    declarations.append("--w:\(number(cloud.sizes[index].width))")
    if !haveOneHeight { declarations.append("--h:\(number(cloud.sizes[index].height))") }
    if !haveOneAnchor, cloud.isPlaced { declarations.append("--a:\(number(anchors[index]))") }
    if placement.fill != .nothing, cloud.isPlaced { declarations.append("--i:\(index / stride)") }
    return "\(list)>:nth-child(\(index + 1)){\(declarations.joined(separator: ";"))}"
  }

  /// Where the ruler of a preview has its marks: at the width of each step.
  private var marks: String {
    cloud.steps.indices.map { "\(mark($0)){--at:\(Em.text(cloud.steps[$0].minWidth))}" }.joined()
  }

  /// The selector of a step in the list of heights.
  private func mark(_ index: Int) -> String { "\(cloud.selector)>.heights>:nth-child(\(index + 1))" }

  private func step(_ index: Int) -> String {
    let step = cloud.steps[index]
    let arrangement = step.arrangement
    let end = index + 1 < cloud.steps.count ? cloud.steps[index + 1].minWidth : nil
    let range = end.map { "\(Em.text(step.minWidth))<=width<\(Em.text($0))" } ?? "width>=\(Em.text(step.minWidth))"
    var css = "@container(\(range)){\(list){height:\(Em.text(arrangement.contentHeight))"
    if placement.scrolls { css += ";width:\(Em.text(arrangement.contentWidth))" }
    for (rowIndex, row) in arrangement.rows.enumerated() where row.count > 0 {
      // The first row's numbers stand on the list, from which all chips inherit them.
      css += rowIndex == 0 ? ";" : "\(selector(of: row)){"
      css += declarations(of: row, isLast: rowIndex == arrangement.rows.count - 1) + "}"
    }
    if arrangement.rows.isEmpty { css += "}" }
    if arrangement.hidden > 0 { css += "\(list)>:nth-child(n+\(arrangement.shown + 1)){display:none}" }
    if cloud.previewSource != nil {
      css += "\(mark(index)){--now:1;color:var(--text);font-weight:600}"
    }
    return css + "}"
  }

  /// Every chip from the row's first on, since later rows override; or every so manieth.
  private func selector(of row: Row) -> String {
    row.stride == 1 ? "\(list)>:nth-child(n+\(row.first + 1))" : "\(list)>:nth-child(\(row.stride)n+\(row.first + 1))"
  }

  private func declarations(of row: Row, isLast: Bool) -> String {
    let gaps = Double(row.count - 1) * cloud.layout.horizontalSpacing
    let natural = row.chips.reduce(gaps) { $0 + cloud.sizes[$1].width }
    let origin = offsets[row.first] - placement.start(ofRowOfWidth: natural)
    let line = row.y + cloud.layout.rowAlignment.line(of: row)
    var declarations = "--o:\(number(origin));--t:\(number(line))"
    if placement.fill != .nothing {
      let needed = natural + placement.inset.start + placement.inset.end
      declarations += ";--s:\(row.first / stride);--f:\(number(needed));--k:\(share(of: row, isLast: isLast))"
    }
    return declarations
  }

  private func share(of row: Row, isLast: Bool) -> String {
    let takers = placement.fill == .gaps ? row.itemCount - 1 : row.itemCount
    return takers < 1 || isLast && placement.sparesLastRow ? "0" : "1/\(takers)"
  }

  private func number(_ length: Double) -> String { Number.sixtyFourths(length) }
}

extension RowAlignment {
  /// How far the point of a chip that lies on the row's line is below its top edge.
  fileprivate func anchor(of size: Size) -> Double {
    switch self {
    case .center: size.height / 2
    case .top: 0
    case .bottom: size.height
    case .baseline: size.baseline
    }
  }

  /// How far a row's line is below its top edge.
  fileprivate func line(of row: Row) -> Double {
    switch self {
    case .center: row.height / 2
    case .top: 0
    case .bottom: row.height
    case .baseline: row.baseline
    }
  }
}
