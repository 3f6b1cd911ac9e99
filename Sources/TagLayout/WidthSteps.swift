/// A container width from which on a cloud has another arrangement or height, until the next step.
public struct WidthStep: Hashable, Sendable {
  /// The width, in CSS px.
  public var width: Double
  /// The content's height, in CSS px.
  public var height: Double
  /// The index of the first chip of each visible row.
  ///
  /// A last row that starts at ``shown`` holds the overflow indicator alone.
  public var rowStarts: ArraySlice<Int>
  /// How many chips are visible.
  public var shown: Int
}

/// A container width from which on a cloud has another height, until the next one.
public struct HeightStep: Hashable, Sendable {
  /// The width, in CSS px.
  public var width: Double
  /// The content's height, in CSS px.
  public var height: Double
  /// How many rows are visible.
  public var rows: Int
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
  private let keepsRowStarts: Bool
  private var entries: [Entry] = []
  private var rowStarts: [Int] = []

  private struct Entry: Sendable {
    var step: HeightStep
    var firstStart: Int
  }

  init(to end: Double, keepsRowStarts: Bool) {
    self.end = end
    self.keepsRowStarts = keepsRowStarts
  }
}

extension WidthSteps: RandomAccessCollection {
  /// The first step's position.
  public var startIndex: Int { 0 }
  /// The position behind the last step.
  public var endIndex: Int { entries.count }

  /// A step; the first has the width of the range's lower end.
  public subscript(position: Int) -> WidthStep {
    let (step, first) = (entries[position].step, entries[position].firstStart)
    return WidthStep(
      width: step.width, height: step.height, rowStarts: rowStarts[first..<first + step.rows],
      shown: step.shown)
  }

  /// The content's height from a step on, in CSS px.
  public func height(at position: Int) -> Double { entries[position].step.height }

  /// The container width at which a step begins, in CSS px; behind the last step, the end of the range.
  public func width(at position: Int) -> Double {
    position < entries.count ? entries[position].step.width : end
  }

  /// The steps at which height, number of rows or number of visible chips change.
  public var heightSteps: [HeightStep] {
    var result: [HeightStep] = []
    for entry in entries {
      let step = entry.step
      if let last = result.last, last.height == step.height, last.rows == step.rows, last.shown == step.shown
      {
        continue
      }
      result.append(step)
    }
    return result
  }
}

extension WidthSteps {
  /// Appends the steps of chips of fixed size, in a part of the range.
  mutating func append(_ sizes: [Size], options: LayoutOptions, from lower: Double, below bound: Double) {
    for size in sizes where size.height + options.verticalSpacing > rowPitch {
      rowPitch = size.height + options.verticalSpacing
    }
    let isCut = options.lineLimit > 0 && options.indicator != nil
    if options.direction == .horizontal || options.rowBreaking == .balanced || isCut {
      var search = StepSearch(sizes, options: options, from: lower, below: bound, notBeyond: end)
      append(&search)
    } else {
      var cursor = GreedyCursor(sizes, options: options, from: lower, below: bound, notBeyond: end)
      append(&cursor)
    }
  }

  private mutating func append(_ source: inout some StepSource) {
    repeat {
      entries.append(Entry(step: source.step, firstStart: rowStarts.count))
      if keepsRowStarts { source.appendRowStarts(to: &rowStarts) }
    } while source.advance()
  }
}

/// What finds one step after the other.
protocol StepSource {
  /// The present step.
  var step: HeightStep { get }
  /// Appends the index of the first chip of each visible row.
  func appendRowStarts(to starts: inout [Int])
  /// Moves to the next step in the range, if there is one.
  mutating func advance() -> Bool
}
