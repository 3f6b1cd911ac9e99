/// A container width from which on a cloud has another arrangement or height, until the next step.
public struct WidthStep: Hashable, Sendable {
  /// The width, in CSS px.
  public var width: Double
  /// The content's height, in CSS px.
  public var height: Double
  /// The index of the first chip of each visible row. A last row that starts at ``shown`` holds the overflow
  /// indicator alone.
  public var rowStarts: ArraySlice<Int>
  /// How many chips are visible.
  public var shown: Int
}

/// All steps of a cloud in a range of container widths, ascending; the first is the range's lower end.
///
/// Between two steps rows and heights stay; frames are affine but for a few kinks, which
/// ``Arrangement/affineEnd(of:options:)`` tells.
public struct WidthSteps: Sendable {
  /// The upper end of the range, in CSS px; a step can be there.
  public let end: Double
  /// What a row more adds to the height: the highest chip and the gap, in CSS px.
  public private(set) var rowPitch = 0.0
  private var entries: [Entry] = []
  private var rowStarts: [Int] = []

  private struct Entry: Sendable {
    var width: Double
    var height: Double
    var firstStart: Int
    var shown: Int
  }

  init(to end: Double) { self.end = end }
}

extension WidthSteps: RandomAccessCollection {
  /// The first step's position.
  public var startIndex: Int { 0 }
  /// The position behind the last step.
  public var endIndex: Int { entries.count }

  /// A step; the first has the width of the range's lower end.
  public subscript(position: Int) -> WidthStep {
    let entry = entries[position]
    let next = position + 1 < entries.count ? entries[position + 1].firstStart : rowStarts.count
    return WidthStep(
      width: entry.width, height: entry.height, rowStarts: rowStarts[entry.firstStart..<next],
      shown: entry.shown)
  }

  /// The content's height from a step on, in CSS px.
  public func height(at position: Int) -> Double { entries[position].height }

  /// The widths for which a step holds: up to the next one, or to the end of the range.
  public func widths(at position: Int) -> Range<Double> {
    entries[position].width..<(position + 1 < count ? entries[position + 1].width : end)
  }
}

/// Finds all container widths in a range at which rows or height change.
///
/// They follow from arithmetic, not from trying widths: the next step of greedy rows is where the first of them
/// can take its successor. That costs as much as there are visible rows, per step. Balanced rows and overflow
/// indicators change only at lengths of rows that could be; these are searched, at a few arrangements per step.
/// A chip that reaches its natural width makes no step.
///
/// - Parameters:
///   - lower: The narrowest container, in CSS px; always a step.
///   - upper: The widest container, in CSS px.
public func widthSteps(
  of sizes: [Size], options: LayoutOptions, from lower: Double, to upper: Double
) throws(LayoutRefusal) -> WidthSteps {
  try widthSteps(options: options, from: lower, to: upper) { _, measured in
    measured = sizes
    return .infinity
  }
}

/// Finds all container widths in a range at which rows, height or sizes change, for chips whose size depends on
/// the container: those whose text takes several lines.
///
/// - Parameter measure: Gives the sizes in a container of a width, and returns up to where they hold, which must
///   be more. It is asked for the narrowest container and then wherever sizes change.
public func widthSteps(
  options: LayoutOptions, from lower: Double, to upper: Double,
  measure: (_ containerWidth: Double, _ sizes: inout [Size]) -> Double
) throws(LayoutRefusal) -> WidthSteps {
  try options.validate()
  guard lower.isLength, upper.isLength, lower <= upper else { throw .widthRange }
  var steps = WidthSteps(to: upper)
  var sizes: [Size] = []
  var width = lower
  while width <= upper {
    let next = measure(width, &sizes)
    precondition(next > width, "sizes must hold for a while")
    try validate(sizes.span)
    steps.append(sizes, options: options, from: width, upTo: next)
    width = next
  }
  return steps
}

extension WidthSteps {
  /// Appends the steps of chips of fixed size, in a part of the range.
  fileprivate mutating func append(
    _ sizes: [Size], options: LayoutOptions, from lower: Double, upTo upper: Double
  ) {
    for size in sizes where size.height + options.verticalSpacing > rowPitch {
      rowPitch = size.height + options.verticalSpacing
    }
    let isGreedy = options.rowBreaking == .greedy && (options.lineLimit == 0 || options.indicator == nil)
    if options.direction == .horizontal || !isGreedy {
      var search = StepSearch(sizes, options: options, from: lower, below: upper, notBeyond: end)
      repeat { append(search) } while search.advance()
    } else {
      var cursor = GreedyCursor(sizes, options: options, from: lower)
      repeat { append(cursor) } while cursor.advance(below: upper, notBeyond: end)
    }
  }

  private mutating func append(_ cursor: GreedyCursor) {
    let first = rowStarts.count
    if !cursor.rows.isEmpty { rowStarts.append(0) }
    for row in cursor.rows.dropLast() { rowStarts.append(row.end) }
    let shown = cursor.rows.last?.end ?? 0
    entries.append(Entry(width: cursor.width, height: cursor.height, firstStart: first, shown: shown))
  }

  private mutating func append(_ search: StepSearch) {
    let first = rowStarts.count
    for row in search.arrangement.rows { rowStarts.append(row.first) }
    let height = search.arrangement.contentHeight
    entries.append(Entry(width: search.width, height: height, firstStart: first, shown: search.shown))
  }
}
