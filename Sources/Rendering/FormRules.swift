import TagLayout

/// The rules that give chips with broken labels their boxes and show the lines that go with them.
struct FormRules {
  /// What finds the root element.
  var selector: String
  /// The boxes from each width on.
  var sizings: [ChipSizing]
  /// Which forms of each chip are ever shown, in the order of their elements.
  var shownForms: [Int: [Int]]
  /// How chips stand in a row; `nil` where the browser sees to that.
  var rowAlignment: RowAlignment?

  /// Writes the rules of one step.
  ///
  /// - Parameter isExclusive: Whether the rules of earlier steps have ended, or hold until they are taken back.
  func css(ofStep index: Int, isExclusive: Bool) -> String {
    let before = isExclusive || index == 0 ? [:] : sizings[index - 1].forms
    return sizings[index].forms.sorted { $0.key < $1.key }
      .filter { chip, form in before[chip] != form }
      .map { chip, form in box(of: chip, form) + lines(of: chip, form, instead: before[chip]) }
      .joined()
  }

  /// Writes the rules of all steps, for a cloud that the browser wraps.
  var css: String {
    sizings.indices.map { index in
      let range = "\(Em.start(sizings[index].minWidth))<=width<\(Placement.end)"
      return "@container(\(range)){\(css(ofStep: index, isExclusive: false))}"
    }.joined()
  }
}

extension FormRules {
  private func item(_ chip: Int) -> String { "\(selector)>ul>:nth-child(\(chip + 1))" }

  private func box(of chip: Int, _ form: ChipSizing.Form) -> String {
    let size = form.size
    var numbers = [("--w", size.width), ("--n", min(form.neededWidth, size.width)), ("--h", size.height)]
    if let rowAlignment { numbers.append(("--a", rowAlignment.anchor(of: size))) }
    let declarations = numbers.map { "\($0):\(Number.sixtyFourths($1))" }
    return "\(item(chip)){\(declarations.joined(separator: ";"))}"
  }

  /// Shows a form's lines; the first form's are shown unless a rule says otherwise.
  private func lines(of chip: Int, _ form: ChipSizing.Form, instead before: ChipSizing.Form?) -> String {
    guard let shown = shownForms[chip], shown.count > 1 else { return "" }
    let first = shown[0]
    let hidden = before?.index ?? first
    if hidden == form.index { return "" }
    return element(chip, shown, hidden) + "{display:none}" + element(chip, shown, form.index)
      + "{display:block}"
  }

  private func element(_ chip: Int, _ shown: [Int], _ form: Int) -> String {
    // The whole label comes first.
    "\(item(chip)) .form:nth-child(\((shown.firstIndex(of: form) ?? 0) + 2))"
  }
}
