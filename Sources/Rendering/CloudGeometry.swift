/// Everything about a cloud that depends on its sizes and options alone, not on what its labels say or where they
/// lead: what rendering needs of an arrangement, and what is worth keeping from one build to the next.
public struct CloudGeometry: Hashable, Sendable {
  /// The formula that places the chips.
  let placement: Placement
  /// The rules that belong to this cloud alone.
  let css: String
  /// The number of the class of each chip, in a cloud that the browser wraps.
  let classes: [Int]
  /// The steps at which height, rows or visible chips change.
  let steps: [HeightIndex.Step]
  /// The same once a reader has asked for the hidden chips; empty for clouds that hide none.
  let openSteps: [HeightIndex.Step]
  /// The widths in CSS px from which each arrangement holds, with its height and rows, for previews.
  let arrangements: [HeightIndex.Step]
  /// The numbers of hidden chips that the control can name, ascending.
  let hiddenCounts: [Int]
  /// Which forms of chips with broken labels are ever shown, ascending, by the chip's index.
  public var shownForms: [Int: [Int]]

  /// The narrowest container that gets an arrangement, in CSS px; `nil` for a cloud without chips.
  public var narrowest: Double? { arrangements.first?.minWidth }

  /// Takes from an arranged cloud what its page needs.
  public init(_ cloud: ArrangedCloud) {
    placement = Placement(cloud)
    shownForms = cloud.shownForms
    let numbers = CloudNumbers(cloud, placement: placement)
    css = numbers.css
    classes = numbers.classes
    arrangements =
      cloud.isPlaced
      ? cloud.steps.map(HeightIndex.Step.init)
      : cloud.heightSteps.map { HeightIndex.Step($0, chips: cloud.sizes.count) }
    steps = HeightIndex.Step.merged(arrangements)
    let open = (cloud.disclosed?.steps ?? []).map(HeightIndex.Step.init)
    openSteps = HeightIndex.Step.merged(open).map { step in
      // The control that hides chips again is no chip.
      var step = step
      step.shown = cloud.sizes.count
      return step
    }
    hiddenCounts = cloud.disclosed?.hiddenCounts(cloud) ?? []
  }
}
