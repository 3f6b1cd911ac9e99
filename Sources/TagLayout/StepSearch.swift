/// Rows that move from one width to the next at which they change, found among the widths at which they can.
///
/// A wider container only allows more: it shows as many chips or more, in as many rows or fewer, more evenly. So
/// what is the same at two widths is the same between them, and halving finds where it changes. It can change
/// only at the length of a row that could be, with the overflow indicator or without.
struct StepSearch: StepSource {
  /// The container's width.
  private var width: Double
  /// Rows and height at this width, without frames.
  private var arrangement: Arrangement
  private let sizes: [Size]
  private let options: LayoutOptions
  /// The container widths to look at, ascending.
  private let candidates: [Double]
  /// The last candidate that is known to be like the present width.
  private var position = -1

  /// Begins at a width, and looks no further than below a second and up to a third.
  init(
    _ sizes: [Size], options: LayoutOptions, from lower: Double, below bound: Double, notBeyond end: Double
  ) {
    self.sizes = sizes
    self.options = options
    width = lower
    arrangement = Arrangement(breaking: sizes, options: options, width: lower)
    candidates = Self.candidates(sizes, options: options, from: lower, below: bound, notBeyond: end)
  }

  var step: HeightStep {
    HeightStep(
      width: width, height: arrangement.contentHeight, rows: arrangement.rows.count,
      shown: sizes.count - arrangement.hidden)
  }

  func appendRowStarts(to starts: inout [Int]) {
    for row in arrangement.rows { starts.append(row.first) }
  }

  mutating func advance() -> Bool {
    var same = position
    var reach = 1
    while same + 1 < candidates.count {
      let probe = min(same + reach, candidates.count - 1)
      let probed = Arrangement(breaking: sizes, options: options, width: candidates[probe])
      if probed.isBroken(like: arrangement) {
        same = probe
        reach *= 2
      } else {
        narrow(from: same, to: probe, probed)
        return true
      }
    }
    return false
  }
}

extension StepSearch {
  /// Moves to the first candidate that is unlike the present width, the last of a range being one.
  private mutating func narrow(from same: Int, to probe: Int, _ probed: Arrangement) {
    var same = same
    var other = probe
    var found = probed
    while other - same > 1 {
      let middle = same + (other - same) / 2
      let between = Arrangement(breaking: sizes, options: options, width: candidates[middle])
      if between.isBroken(like: arrangement) {
        same = middle
      } else {
        other = middle
        found = between
      }
    }
    position = other
    width = candidates[other]
    arrangement = found
  }

  /// The widths of containers that a row would just fill.
  private static func candidates(
    _ sizes: [Size], options: LayoutOptions, from lower: Double, below bound: Double, notBeyond end: Double
  ) -> [Double] {
    guard options.direction == .vertical else { return [] }
    let inset = options.insets.horizontal
    let widest = Arrangement(breaking: sizes, options: options, width: end)
    let indicator = options.lineLimit > 0 ? options.indicator : nil
    var widths: [Double] = []
    func add(_ length: Double) {
      let width = length + inset
      if width > lower, width < bound, width <= end { widths.append(width) }
    }
    // Without any room, chips without gaps share a row, which breaks as soon as they have a width.
    if lower - inset <= Room.tolerance { add(2 * Room.tolerance) }
    for start in sizes.indices.prefix(sizes.count - widest.hidden + 1) {
      var length = sizes[start].width
      for next in start + 1..<sizes.count {
        guard length + inset <= end else { break }
        if let indicator {
          add(length + options.horizontalSpacing + indicator.size(hiding: sizes.count - next).width)
        }
        length += options.horizontalSpacing + sizes[next].width
        add(length)
      }
    }
    return widths.sorted()
  }
}

extension Arrangement {
  /// Breaks rows, and makes no frames.
  fileprivate init(breaking sizes: [Size], options: LayoutOptions, width: Double) {
    self.init()
    breakRows(sizes.span, options: options, width: width)
    contentHeight = height(options)
  }

  /// Whether the same chips are in the same rows.
  fileprivate func isBroken(like other: Arrangement) -> Bool {
    guard hidden == other.hidden, rows.count == other.rows.count else { return false }
    return rows.indices.allSatisfy { rows[$0].first == other.rows[$0].first }
  }
}
