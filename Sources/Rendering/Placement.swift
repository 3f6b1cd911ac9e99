import TagLayout

/// What all clouds have in common that follow the same formula: everything about placing chips but the numbers.
///
/// Equal placements share one class in the site's style sheet. A page's own style sheet then holds only
/// numbers, as custom properties in units of 1/64 px:
///
/// - `--w`: of each chip, its width; in a group of chips `--w0`, `--w1`, …;
/// - `--x`: of each group of chips, the sum of widths and gaps before it in the whole cloud;
/// - `--n`: how wide a chip must be for its label, where that is less than its width;
/// - `--c`: how much of that is for its count;
/// - `--h`, `--a`: of each chip, its height, and how far its anchor (centre, baseline, …) lies below its top edge;
///   both are set once where all chips agree;
/// - `--i`: its index, where rows are filled;
/// - `--o`, `--t`: of each row, what to add to a chip's `--x`, and, unless rows are even, where the anchors lie;
/// - `--l`: of each arrangement of even rows, how much further on each row begins: see ``evenRows``;
/// - `--f`, `--k`, `--s`: of each filled row, what it needs without slack, the share of the slack that one gap or
///   chip gets, and the index of its first chip;
/// - `--m`: where the last row of a filled cloud stands in the middle, the share that goes before a row's first chip.
///
/// So the numbers of a chip are written once however many breakpoints there are, and a breakpoint costs
/// only its rows. Those stand with the chip that the row begins with, under a name for each breakpoint (`--o0`,
/// `--o1`, …), and each breakpoint's container query only chooses among them: one selector then serves a chip and all
/// rows that begin with it at any breakpoint.
struct Placement: Hashable {
  /// Which part of a row takes up the slack.
  enum Fill: String {
    case nothing, gaps, chips
  }

  /// The width from which chips are placed, in CSS px; `nil` where the browser wraps.
  var minWidth: Double?
  /// Between which widths the browser wraps chips of measured size, in CSS px; `nil` where chips are placed.
  var wraps: Wraps?
  /// How much of the slack goes before the first chip: 0, 1/2 or 1.
  var lead: Double
  /// What the rest of it fills.
  var fill: Fill
  /// Whether a chip may be wider than the container.
  var clamps: Bool
  /// Whether the cloud scrolls sideways.
  var scrolls: Bool
  /// Space inside the container at the start, end, top and bottom, in CSS px.
  var inset: Inset
  /// The gaps between chips and rows, in CSS px.
  var gap: Size
  /// How chips of different heights stand in a row.
  var rowAlignment: RowAlignment
  /// What the last row of a filled cloud does; `auto` where no row is filled.
  var lastRow: LastRow
  /// Whether a control shows chips that the line limit hides.
  var discloses: Bool
  /// Whether the build breaks some labels into lines.
  var breaksLabels = false
  /// Whether a label has parts in boxes of their own.
  var hasParts = false
  /// How many chips share one `--x`; 1 where the numbers of a chip are its own.
  var group = 1
  /// Where the rows are, if all rows of all arrangements are alike; `nil` where each has its own `--t`.
  ///
  /// Then `--o` alone places a row: it adds so much to `--x` that the row's chips lie between `--l` times the
  /// row's index and `--l` times the next one. The quotient tells where the row is, the remainder where the chip is
  /// in it.
  var evenRows: EvenRows?

  /// Insets with the sides named by the direction of the text.
  struct Inset: Hashable {
    var start, end, top, bottom: Double
  }

  /// The narrowest container with chips of measured size, and the widest list.
  struct Wraps: Hashable {
    var narrowest: Double
    var widest: Double?
  }

  /// Rows of one height: where the anchors of the first lie, and how far it is from one row to the next, in CSS px.
  struct EvenRows: Hashable {
    var line, pitch: Double
  }
}

extension Placement {
  /// The placement of a cloud.
  init(_ cloud: ArrangedCloud) {
    let layout = cloud.layout
    let isMirrored = layout.textDirection == .rightToLeft
    let scrolls = layout.direction == .horizontal
    inset = Inset(
      start: layout.insets.left, end: layout.insets.right,
      top: layout.insets.top, bottom: layout.insets.bottom)
    minWidth = cloud.isPlaced ? cloud.steps.first?.minWidth : nil
    wraps = cloud.isPlaced ? nil : cloud.narrowest.map { Wraps(narrowest: $0, widest: cloud.widestList) }
    lead = layout.alignment.lead(isMirrored: isMirrored)
    fill = layout.alignment.fill
    let narrowest = (cloud.narrowest ?? 0) - inset.start - inset.end
    clamps = !scrolls && cloud.sizes.contains { $0.width > narrowest }
    self.scrolls = scrolls
    gap = Size(width: layout.horizontalSpacing, height: layout.verticalSpacing)
    rowAlignment = layout.rowAlignment
    discloses = cloud.disclosed != nil
    lastRow = layout.alignment.fillsRows ? layout.filledLastRow : .auto
    breaksLabels = !cloud.sizings.isEmpty
    hasParts = !cloud.parts.isEmpty
    if cloud.isPlaced, !RowStride(cloud).isPeriodic { group = 8 }
    evenRows = fill == .nothing ? cloud.evenRows : nil
  }

  /// Whether the last row of a filled cloud keeps its natural widths and gaps.
  var sparesLastRow: Bool { lastRow == .start || lastRow == .center }

  /// What a row has before its first item in place of slack, in CSS px: a row's items begin at this plus
  /// ``lead`` x the container's width.
  func start(ofRowOfWidth natural: Double) -> Double {
    inset.start - lead * (inset.start + inset.end + natural)
  }

  /// Where an item begins that has a row to itself, and how wide it is: its natural width, or what there is.
  func frame(ofWideItem natural: Double) -> (start: String, width: String) {
    let origin = Em.text(inset.start)
    let lead = lastRow == .center ? 0.5 : self.lead
    let start = inset.start - lead * (inset.start + inset.end + natural)
    let slack = "\(Number.text(lead * 100))% + \(Em.text(start))"
    return (lead > 0 ? "max(\(origin),\(slack))" : origin, "min(\(Em.text(natural)),\(available))")
  }

  /// Writes the rules of the class.
  func css(class name: String) -> String {
    var css = flowRules(name)
    guard let minWidth else { return css }
    if discloses { css += ".\(name){position:relative}" }
    css += "\(condition)@media not print{@container(\(Em.start(minWidth))<=width<\(Self.end)){"
    css += ".\(name)>ul{display:block;position:relative;padding:0}"
    css += ".\(name)>ul>li{position:absolute;\(position);width:\(width);height:calc(var(--h)*var(--u))}"
    css += groupRules(name) + oneLine(name) + "}}" + (condition.isEmpty ? "" : "}")
    return css
  }

  /// The width below which chips have the sizes that were measured.
  ///
  /// It is wider than any screen, unless readers override the line height, as they do who space text out (WCAG 2.2,
  /// 1.4.12): the line height of the root is 1 for no other purpose. Then it is less than nothing, and the browser
  /// wraps chips that are as large as their labels.
  static let end = "calc(99999em - 89999lh)"

  /// What opens a block for browsers that can place such a cloud; nothing where all can that know container queries.
  var condition: String {
    // Without :has() nothing could show hidden chips again, so then nothing is hidden.
    let needs =
      (discloses ? ["selector(:has(a))"] : []) + (evenRows == nil ? [] : ["(top:round(down,1px,1px))"])
    return needs.isEmpty ? "" : "@supports \(needs.joined(separator: " and ")){"
  }
}

extension Placement {
  private var position: String {
    "inset-inline-start:\(start);top:calc((\(line) - var(--a,0))*var(--u))"
  }

  private var start: String {
    var terms = "(\(offset) + var(--o)\(rounding))*var(--u)"
    if evenRows != nil {
      let back = lead > 0 ? " - var(--l)*\(Number.text(lead))" : ""
      let origin = start(ofRowOfWidth: 0) + RowNumbers.guardLength * (2 * lead - 1)
      terms = "\(Em.text(origin)) + (mod(\(offset) + var(--o),var(--l))\(back))*var(--u)"
    }
    if lead > 0 { terms = "\(Number.text(lead * 100))% + " + terms }
    if fill != .nothing { terms += " + (var(--i) - var(--s))*\(share)" }
    if lastRow == .center { terms += " + \(slack)*var(--m)" }
    return clamps && (lead > 0 || lastRow == .center)
      ? "max(\(Em.text(inset.start)),\(terms))" : "calc(\(terms))"
  }

  /// Half a unit more, where the slack is divided: browsers cut lengths off to their grids, so that this rounds them.
  private var rounding: String { fill == .nothing ? "" : " + .5" }

  /// How far the anchors of the row lie below the top of the list.
  private var line: String {
    guard let evenRows else { return "var(--t)" }
    let row = "round(down,\(offset) + var(--o),var(--l))/var(--l)"
    return "\(Number.sixtyFourths(evenRows.line)) + \(row)*\(Number.sixtyFourths(evenRows.pitch))"
  }

  private var offset: String { group > 1 ? "var(--e)" : "var(--x)" }

  /// What each chip of a group takes from the group's numbers.
  private func groupRules(_ name: String) -> String {
    guard group > 1 else { return "" }
    return (0..<group).map { place in
      let before = (0..<place).map { " + var(--w\($0))" }.joined()
      let gaps = place == 0 ? "" : " + \(Number.sixtyFourths(Double(place) * gap.width))"
      return
        ".\(name)>ul>:nth-child(\(group)n+\(place + 1)){--e:calc(var(--x)\(before)\(gaps));--w:var(--w\(place))}"
    }.joined()
  }

  /// The slack that one gap or chip of the row gets.
  private var share: String { "\(slack)*var(--k)" }

  private var slack: String { "(100% - var(--f)*var(--u))" }

  private var width: String {
    // Where all chips of all rows grow, they take what there is, however wide they are.
    let grown = "(var(--w)\(rounding))*var(--u) + \(share)"
    if fill == .chips, !(clamps && sparesLastRow) { return "calc(\(grown))" }
    let natural = fill == .chips ? grown : "var(--w)*var(--u)"
    return clamps ? "min(\(natural),\(available))" : "calc(\(natural))"
  }

  /// What the insets leave of the container's width.
  var available: String {
    let insets = inset.start + inset.end
    return insets > 0 ? "100% - \(Em.text(insets))" : "100%"
  }

  /// Lets a label that is too long for its chip end in an ellipsis.
  ///
  /// The margin gives back what browsers lose when they snap padding and width to their grids, so that a label
  /// that fits never gets one.
  static func ellipsis(_ item: String) -> String {
    "\(item)>[title]>bdi:not(.broken){min-width:0;overflow-x:clip;text-overflow:ellipsis;margin-inline:-.02px}"
  }

  /// Keeps a label of measured width on its one line, wherever its chip is wider.
  ///
  /// Only links and texts with a `title` are ever cut: it tells what the ellipsis stands for. Whatever fits by
  /// measure stays whole, even in a browser that sets it wider.
  func oneLine(_ name: String) -> String {
    // The label's box is as wide as the label was measured, so that it stays where it is when its font comes late.
    let label = "minmax(0,calc((var(--n,var(--w)) - var(--c,0))*var(--u) - var(--p)))"
    let columns = "var(--b,)\(label) calc(var(--c,0)*var(--u))"
    var css =
      ".\(name)>ul>li>:not(.custom){display:grid;grid-template-columns:\(columns);white-space:nowrap}"
    if hasParts {
      css += ".\(name) .rich{display:flex;align-items:baseline;white-space:pre}.\(name) .rich>*{flex:none}"
    }
    return (clamps ? css + Self.ellipsis(".\(name)>ul>li") : css) + (breaksLabels ? lines(name) : "")
  }

  /// Paints the lines of broken labels in place of the whole ones, which only assistive technology then sees.
  private func lines(_ name: String) -> String {
    let label = ".\(name)>ul>li>*>.broken"
    return
      "\(label)>.whole{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}"
      + "\(label)>.form:nth-child(2){display:block}"
  }
}

extension Alignment {
  /// How much of the slack goes before a row's first chip, seen from where text starts.
  fileprivate func lead(isMirrored: Bool) -> Double {
    switch self {
    case .left: isMirrored ? 1 : 0
    case .right: isMirrored ? 0 : 1
    case .center: 0.5
    case .end: 1
    case .start, .fillSpace, .fillWidth, .fillWidthExceptLast: 0
    }
  }

  fileprivate var fill: Placement.Fill {
    switch self {
    case .fillSpace: .gaps
    case .fillWidth, .fillWidthExceptLast: .chips
    case .left, .center, .right, .start, .end: .nothing
    }
  }
}
