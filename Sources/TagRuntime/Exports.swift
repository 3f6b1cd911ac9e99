import TagLayout

// The engine for WebAssembly: flat records of 64-bit floats in, flat records out. Nothing is kept between calls.
//
// A call writes its record into memory from `tagcloud_allocate`, and passes the address and the number of
// floats. The answer is the address of a new record; the caller frees both with `tagcloud_free`. Every answer
// begins with its own number of floats and a code, and holds what is described at each function if the code is 0:
//
//     -1 the record is malformed     3 inset              6 line limit       9 given rows
//      0 done                        4 container width    7 indicator
//      1 size (then its index)       5 container height   8 range of widths
//      2 spacing
//
// `CLOUD` stands for the options, the table of indicator sizes, and the chips:
//
//     direction (0 vertical, 1 horizontal), alignment (0 left, 1 center, 2 right, 3 start, 4 end, 5 fill-space,
//     6 fill-width, 7 fill-width-except-last), distribution (0 row-major, 1 column-major), placement (0 top,
//     1 center, 2 bottom), row alignment (0 center, 1 top, 2 bottom, 3 baseline), row breaking (0 greedy,
//     1 balanced), text direction (0 ltr, 1 rtl), line limit, horizontal spacing, vertical spacing, insets (top,
//     left, bottom, right), container height, last row (0 auto, 1 start, 2 center, 3 justify),
//     number of indicator sizes (0: none), those sizes, number of chips, their sizes
//
// where a size is three floats: width, height, baseline. A frame is four: x, y, width, height. Lengths are CSS px.

/// Memory for a record of a number of floats; to be freed by the caller.
@c(tagcloud_allocate)
public func allocate(_ count: Int32) -> UnsafeMutablePointer<Double> {
  UnsafeMutablePointer<Double>.allocate(capacity: Int(max(0, count)))
}

/// Frees a record.
@c(tagcloud_free)
public func free(_ record: UnsafeMutablePointer<Double>) { unsafe record.deallocate() }

/// Arranges chips.
///
/// In: container width, CLOUD. Out: content width, content height, total rows, number of hidden chips, 1 and the
/// indicator's frame or 0, number of rows, each row (index of the first chip, number of chips, stride between
/// them, y, height), number of visible chips, their frames.
@c(tagcloud_arrange)
public func arrange(_ record: UnsafePointer<Double>, _ count: Int32) -> UnsafeMutablePointer<Double> {
  unsafe answer(record, count) { reader throws(RuntimeError) in
    let cloud = try Cloud(after: reader.number(), from: &reader)
    return Answer(try cloud.arranged())
  }
}

/// Arranges chips in given rows.
///
/// In: container width, number of visible chips, number of rows, index of the first chip of each, CLOUD. Out: as
/// `tagcloud_arrange`.
@c(tagcloud_arrange_rows)
public func arrangeRows(_ record: UnsafePointer<Double>, _ count: Int32) -> UnsafeMutablePointer<Double> {
  unsafe answer(record, count) { reader throws(RuntimeError) in
    let width = try reader.number()
    let shown = try reader.integer()
    let rowStarts = try reader.integers()
    let cloud = try Cloud(after: width, from: &reader)
    return Answer(try cloud.arranged(rowStarts: rowStarts, shown: shown))
  }
}

/// Arranges chips, and gives their frames as functions of the container's width.
///
/// In: container width, CLOUD. Out: the width up to which they hold, number of frames (the indicator's comes last
/// if there is one), each frame (x constant, x slope, y, width constant, width slope, height).
@c(tagcloud_affine_frames)
public func affineFrames(_ record: UnsafePointer<Double>, _ count: Int32) -> UnsafeMutablePointer<Double> {
  unsafe answer(record, count) { reader throws(RuntimeError) in
    let cloud = try Cloud(after: reader.number(), from: &reader)
    let arrangement = try cloud.arranged()
    var answer = Answer([arrangement.affineEnd(of: cloud.sizes, options: cloud.options)])
    answer.append(affine: arrangement.affineFrames(of: cloud.sizes, options: cloud.options))
    return answer
  }
}

/// Finds all width steps.
///
/// In: lowest and highest container width, CLOUD. Out: number of steps, each step (width, height, number of
/// visible chips, number of rows, index of the first chip of each row).
@c(tagcloud_steps)
public func steps(_ record: UnsafePointer<Double>, _ count: Int32) -> UnsafeMutablePointer<Double> {
  unsafe answer(record, count) { reader throws(RuntimeError) in
    let lower = try reader.number()
    let cloud = try Cloud(after: reader.number(), from: &reader)
    return Answer(try cloud.steps(from: lower))
  }
}

/// Chooses breakpoints.
///
/// In: how many at most, lowest and highest container width, CLOUD. Out: number of breakpoints, the width of each.
@c(tagcloud_breakpoints)
public func breakpoints(_ record: UnsafePointer<Double>, _ count: Int32) -> UnsafeMutablePointer<Double> {
  unsafe answer(record, count) { reader throws(RuntimeError) in
    let most = try reader.integer()
    let lower = try reader.number()
    let cloud = try Cloud(after: reader.number(), from: &reader)
    let steps = try cloud.steps(from: lower)
    return Answer(list: steps.breakpoints(atMost: most).map { steps.width(at: $0) })
  }
}

/// Finds the first chip at a point.
///
/// In: x, y, container width, CLOUD. Out: the chip's index, or -1.
@c(tagcloud_chip_at)
public func chipAt(_ record: UnsafePointer<Double>, _ count: Int32) -> UnsafeMutablePointer<Double> {
  unsafe answer(record, count) { reader throws(RuntimeError) in
    let x = try reader.number()
    let y = try reader.number()
    let cloud = try Cloud(after: reader.number(), from: &reader)
    return Answer([Double(try cloud.arranged().chip(atX: x, y: y) ?? -1)])
  }
}

/// Finds the chips that meet a rectangle.
///
/// In: frame of the rectangle, container width, CLOUD. Out: number of chips, their indices.
@c(tagcloud_chips_meeting)
public func chipsMeeting(_ record: UnsafePointer<Double>, _ count: Int32) -> UnsafeMutablePointer<Double> {
  unsafe answer(record, count) { reader throws(RuntimeError) in
    let area = try reader.frame()
    let cloud = try Cloud(after: reader.number(), from: &reader)
    return Answer(list: try cloud.arranged().chips(meeting: area).map(Double.init))
  }
}

/// How far to scroll so that an item is in view.
///
/// In: position (0 nearest, 1 start, 2 center, 3 end), start and end of the item, present offset, length of the
/// viewport, length of the content. Out: the offset.
@c(tagcloud_scroll_offset)
public func scrollOffset(_ record: UnsafePointer<Double>, _ count: Int32) -> UnsafeMutablePointer<Double> {
  unsafe answer(record, count) { reader throws(RuntimeError) in
    let position = try reader.option(ScrollPosition.allCases)
    let (start, end) = (try reader.number(), try reader.number())
    let (current, viewport) = (try reader.number(), try reader.number())
    let content = try reader.number()
    return Answer([
      TagLayout.scrollOffset(
        to: position, itemStart: start, itemEnd: end, current: current, viewport: viewport, content: content)
    ])
  }
}

/// How far to scroll in one display frame while dragging.
///
/// In: location of the pointer, start and end of the viewport. Out: the step.
@c(tagcloud_auto_scroll_step)
public func autoScrollStep(_ record: UnsafePointer<Double>, _ count: Int32) -> UnsafeMutablePointer<Double> {
  unsafe answer(record, count) { reader throws(RuntimeError) in
    let location = try reader.number()
    let (start, end) = (try reader.number(), try reader.number())
    return Answer([TagLayout.autoScrollStep(at: location, from: start, to: end)])
  }
}
