import TagLayout

/// The rules of a cloud at every width, in one of its states.
struct StepRules {
  /// What finds the root element in this state.
  var selector: String
  /// How many chips the list has.
  var chips: Int
  /// The natural sizes of the chips, and of a control that comes last when everything is shown.
  var sizes: [Size]
  var steps: [ArrangedCloud.Step]
  var rows: RowNumbers
  /// How many steps of other states come before: each step has names of its own for the numbers of rows.
  var firstName = 0
  /// The numbers of hidden chips that the control has a text for, ascending.
  var counts: [Int] = []
  /// The boxes of chips whose labels are broken into lines, one sizing a step; `nil` where no label is.
  var forms: FormRules?

  /// Adds the numbers of the rows at all steps to the declarations of the chip that a row begins with.
  ///
  /// Behind a chip whose label is broken, and which so is narrower than usual, a row goes on with numbers of its own.
  func addRowNumbers(to declarations: inout [ByteText]) {
    for (step, arrangement) in steps.map(\.arrangement).enumerated() {
      let sizes = sizes(at: step)
      let length = rows.length(of: arrangement, sizes: sizes)
      for (index, row) in arrangement.rows.enumerated() where row.first < chips {
        for (first, shift) in stretches(of: row, sizes) where first < chips {
          rows.append(
            ofRow: index, in: arrangement, sizes: sizes, length: length, shift: shift,
            step: String(firstName + step), to: &declarations[first])
        }
      }
    }
  }

  /// Writes the rules.
  ///
  /// - Parameter root: what finds the root element in every state, if the list of heights is to show which step is
  ///   in force (`--now`), and its ruler where the steps are (`--at`).
  func css(markingHeights root: String? = nil) -> ByteText {
    let isExclusive = root != nil || hasExclusiveRules
    var css = ByteText()
    for index in steps.indices {
      if let root { appendMark(of: index, root, to: &css) }
      css += "@container("
      css += range(index, isExclusive: isExclusive)
      css += "){"
      appendListRules(index, to: &css)
      css += controlRules(index)
      if let forms { css += forms.css(ofStep: index, isExclusive: isExclusive) }
      if let root { appendNow(index, root, to: &css) }
      css += "}"
    }
    return css
  }
}

extension StepRules {
  /// Writes where the ruler of a preview has a step.
  private func appendMark(of index: Int, _ root: String, to css: inout ByteText) {
    css += "\(root)>.heights>:nth-child(\(index + 1)){--at:\(Em.text(steps[index].minWidth))}"
  }

  /// Writes that a step is in force, in the list of heights of a preview.
  private func appendNow(_ index: Int, _ root: String, to css: inout ByteText) {
    let entry = { (index: Int) in "\(root)>.heights>:nth-child(\(index + 1))" }
    css += "\(entry(index)){--now:1;color:var(--text);font-weight:600}"
    let told = toldIndex(of: index)
    if told != index { css += "\(entry(told)){color:var(--text);font-weight:600}" }
  }

  /// The step whose entry in the list of heights says what a step is: the first of those that are as high.
  private func toldIndex(of index: Int) -> Int {
    var told = index
    while told > 0, HeightIndex.Step(steps[told]).looks(like: HeightIndex.Step(steps[told - 1])) { told -= 1 }
    return told
  }

  private var list: String { selector + ">ul" }

  /// The sizes of the chips at a step, and of a control that comes last.
  private func sizes(at step: Int) -> [Size] {
    forms?.sizings[step].sizes(sizes) ?? sizes
  }

  /// Where a row's numbers begin anew, and how much further on its chips stand there than usual, in CSS px.
  private func stretches(of row: Row, _ sizes: [Size]) -> [(first: Int, shift: Double)] {
    var stretches = [(first: row.first, shift: 0.0)]
    guard forms != nil else { return stretches }
    for chip in row.chips.dropLast() where sizes[chip].width != self.sizes[chip].width {
      let shift = stretches[stretches.count - 1].shift + sizes[chip].width - self.sizes[chip].width
      stretches.append((first: chip + row.stride, shift: shift))
    }
    return stretches
  }

  /// Whether a step's rules must end where the next one begins, which does not take everything back.
  private var hasExclusiveRules: Bool {
    steps.contains { $0.arrangement.hidden > 0 || $0.arrangement.indicatorFrame != nil }
  }

  /// From the step's width on, up to the next one's where it must be.
  private func range(_ index: Int, isExclusive: Bool) -> String {
    let start = Em.start(steps[index].minWidth)
    guard isExclusive, index + 1 < steps.count else { return "width>=\(start)" }
    return "\(start)<=width<\(Em.text(steps[index + 1].minWidth))"
  }

  private func appendListRules(_ index: Int, to css: inout ByteText) {
    let arrangement = steps[index].arrangement
    let list = list
    css += list
    css += "{height:"
    css.append(em: arrangement.contentHeight)
    if rows.placement.scrolls {
      css += ";width:"
      css.append(em: arrangement.contentWidth)
    }
    css += rows.declarations(for: arrangement, sizes: sizes(at: index))
    css += "}"
    if chips > 0 {
      let step = String(firstName + index)
      css += list
      css += ">li{"
      for (place, name) in rows.names.enumerated() {
        if place > 0 { css += ";" }
        css += name
        css += ":var("
        css += name
        css += step
        css += ")"
      }
      css += "}"
    }
    if arrangement.hidden > 0 { css += "\(list)>:nth-child(n+\(arrangement.shown + 1)){display:none}" }
  }

  /// Where the control is, and which of its texts holds.
  private func controlRules(_ index: Int) -> String {
    let step = steps[index]
    let arrangement = step.arrangement
    let hasIndicator = arrangement.indicatorFrame != nil
    guard hasIndicator || sizes.count > chips,
      let frame = arrangement.affineFrames(of: sizes(at: index), options: rows.layout).last
    else { return "" }
    let (start, width) = controlPlace(frame, step)
    var css = "\(selector)>.more{display:block;inset-inline-start:\(start);top:\(Em.text(frame.y))"
    css += ";width:\(width);height:\(Em.text(frame.height))}"
    let text = counts.firstIndex(of: arrangement.hidden).map { $0 + 1 } ?? 0
    if hasIndicator { css += "\(selector)>.more bdi:nth-of-type(\(text)){display:inline}" }
    return css
  }

  /// Where the control begins and how wide it is, as CSS has it.
  private func controlPlace(_ frame: AffineFrame, _ step: ArrangedCloud.Step) -> (
    start: String, width: String
  ) {
    let placement = rows.placement
    let hiding = step.arrangement.hidden
    let natural = (hiding > 0 ? rows.layout.indicator?.size(hiding: hiding) : sizes.last)?.width ?? 0
    let room = step.width - placement.inset.start - placement.inset.end
    let grows = placement.fill == .chips && !placement.sparesLastRow
    // A control that is cut to the container is affine only until it fits.
    if natural > room, !grows { return placement.frame(ofWideItem: natural) }
    let isMirrored = rows.layout.textDirection == .rightToLeft
    let start = isMirrored ? Affine(0, slope: 1) - frame.x - frame.width : frame.x
    return (start.css, frame.width.css)
  }
}

extension Affine {
  /// The length as CSS has it, percentages being of the container's width.
  fileprivate var css: String {
    if slope == 0 { return Em.text(constant) }
    return "calc(\(Number.text(slope * 100))% + \(Em.text(constant)))"
  }
}
