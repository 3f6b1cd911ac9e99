import TagLayout

/// The numbers of a record that is given back, without its length and code.
struct Answer {
  private(set) var numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  /// A list after its length.
  init(list: [Double]) { numbers = [Double(list.count)] + list }

  init(_ arrangement: Arrangement) {
    numbers = [
      arrangement.contentWidth, arrangement.contentHeight, Double(arrangement.totalRows),
      Double(arrangement.hidden),
    ]
    append(arrangement.indicatorFrame == nil ? 0 : 1)
    if let frame = arrangement.indicatorFrame { append(frame) }
    append(arrangement.rows.count)
    for row in arrangement.rows {
      append(row.first)
      append(row.count)
      append(row.stride)
      numbers.append(row.y)
      numbers.append(row.height)
    }
    append(arrangement.shown)
    for frame in arrangement.frames { append(frame) }
  }

  init(_ steps: WidthSteps) {
    numbers = [Double(steps.count)]
    for step in steps {
      numbers.append(step.width)
      numbers.append(step.height)
      append(step.shown)
      append(step.rowStarts.count)
      for start in step.rowStarts { append(start) }
    }
  }

  mutating func append(affine frames: [AffineFrame]) {
    append(frames.count)
    for frame in frames {
      numbers.append(frame.x.constant)
      numbers.append(frame.x.slope)
      numbers.append(frame.y)
      numbers.append(frame.width.constant)
      numbers.append(frame.width.slope)
      numbers.append(frame.height)
    }
  }

  private mutating func append(_ count: Int) { numbers.append(Double(count)) }

  private mutating func append(_ frame: Frame) {
    numbers.append(frame.x)
    numbers.append(frame.y)
    numbers.append(frame.width)
    numbers.append(frame.height)
  }
}

/// Reads a record, and writes what `body` makes of it, or why it cannot, into a new one.
@inline(never)
func answer(
  _ record: UnsafePointer<Double>, _ count: Int32,
  _ body: (inout RecordReader) throws(RuntimeError) -> Answer
) -> UnsafeMutablePointer<Double> {
  let input = unsafe Array(UnsafeBufferPointer(start: record, count: Int(max(0, count))))
  var reader = RecordReader(input)
  let output: [Double]
  do throws(RuntimeError) {
    output = [0] + (try body(&reader)).numbers
  } catch {
    output = error.numbers
  }
  let result = unsafe allocate(Int32(output.count + 1))
  unsafe result[0] = Double(output.count + 1)
  for (index, number) in output.enumerated() { unsafe result[index + 1] = number }
  return unsafe result
}

extension RuntimeError {
  /// The code, and for a size its index.
  fileprivate var numbers: [Double] {
    switch self {
    case .malformed: [-1]
    case .refused(.size(let index)): [1, Double(index)]
    case .refused(.spacing): [2]
    case .refused(.inset): [3]
    case .refused(.containerWidth): [4]
    case .refused(.containerHeight): [5]
    case .refused(.lineLimit): [6]
    case .refused(.indicator): [7]
    case .refused(.widthRange): [8]
    case .refused(.rowStarts): [9]
    }
  }
}
