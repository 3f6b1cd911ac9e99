/// Finds all container widths in a range at which rows or height change.
///
/// They follow from arithmetic, not from trying widths: the next step of greedy rows is where the first of them
/// can take its successor. That costs as much as there are visible rows, per step. Balanced rows and overflow
/// indicators change only at lengths of rows that could be; these are searched, at a few arrangements per step.
/// A chip that reaches its natural width makes no step. Horizontal layouts have only the first.
///
/// - Parameters:
///   - lower: The narrowest container, in CSS px; always a step.
///   - upper: The widest container, in CSS px.
public func widthSteps(
  of sizes: [Size], options: LayoutOptions, from lower: Double, to upper: Double
) throws(LayoutRefusal) -> WidthSteps {
  try findSteps(
    options: options, from: lower, to: upper, keepsRowStarts: true, measure: measurement(of: sizes))
}

/// Finds all container widths in a range at which rows, height or sizes change, for chips whose size depends on
/// the container: those whose text takes several lines.
///
/// - Parameter measure: Gives the sizes in a container of a width, and returns up to where they hold, which must
///   be more. It is asked for the narrowest container and then only where sizes change.
public func widthSteps(
  options: LayoutOptions, from lower: Double, to upper: Double,
  measure: (_ containerWidth: Double, _ sizes: inout [Size]) -> Double
) throws(LayoutRefusal) -> WidthSteps {
  try findSteps(options: options, from: lower, to: upper, keepsRowStarts: true, measure: measure)
}

/// Finds the container widths in a range at which the height changes; see
/// ``widthSteps(of:options:from:to:)``.
///
/// Keeps no rows, so that it is fit for clouds of many thousand chips.
public func heightSteps(
  of sizes: [Size], options: LayoutOptions, from lower: Double, to upper: Double
) throws(LayoutRefusal) -> [HeightStep] {
  try findSteps(
    options: options, from: lower, to: upper, keepsRowStarts: false, measure: measurement(of: sizes)
  ).heightSteps
}

/// Finds the container widths in a range at which the height changes, for chips whose size depends on the container;
/// see ``widthSteps(options:from:to:measure:)``.
public func heightSteps(
  options: LayoutOptions, from lower: Double, to upper: Double,
  measure: (_ containerWidth: Double, _ sizes: inout [Size]) -> Double
) throws(LayoutRefusal) -> [HeightStep] {
  try findSteps(options: options, from: lower, to: upper, keepsRowStarts: false, measure: measure).heightSteps
}

/// The measurement of chips that have one size at every width.
private func measurement(of sizes: [Size]) -> (Double, inout [Size]) -> Double {
  { _, measured in
    measured = sizes
    return .infinity
  }
}

private func findSteps(
  options: LayoutOptions, from lower: Double, to upper: Double, keepsRowStarts: Bool,
  measure: (_ containerWidth: Double, _ sizes: inout [Size]) -> Double
) throws(LayoutRefusal) -> WidthSteps {
  try options.validate()
  guard lower.isLength, upper.isLength, lower <= upper else { throw .widthRange }
  var steps = WidthSteps(to: upper, keepsRowStarts: keepsRowStarts)
  var sizes: [Size] = []
  var width = lower
  while width <= upper {
    let next = measure(width, &sizes)
    precondition(next > width, "sizes must hold for a while")
    try validate(sizes.span, options: options)
    steps.append(sizes, options: options, from: width, below: next)
    width = next
  }
  return steps
}
