import TagLayout

/// Frames of N boxes into a reused arrangement, beside a bare greedy loop over the same sizes.
func benchmarkFrames() {
  printLine("frames, ns a box", ["engine", "bare loop", "ratio"])
  for count in [100, 1_000, 10_000, 100_000] {
    let sizes = makeSizes(count)
    var frames = Array(repeating: Frame(x: 0, y: 0, width: 0, height: 0), count: count)
    for (name, options) in frameOptions() {
      var arrangement = Arrangement()
      let time = nanoseconds {
        attempt { () throws(LayoutRefusal) in
          try arrange(sizes, options: options, width: 640, into: &arrangement)
        }
      } beside: {
        wrap(sizes, width: 624, gap: 8, into: &frames)
      }
      let perBox = [time.work / Double(count), time.baseline / Double(count)]
      printLine("\(name), \(count)", perBox.map(decimal) + [decimal(time.work / time.baseline)])
    }
  }
}

private func frameOptions() -> [(String, LayoutOptions)] {
  var options = LayoutOptions()
  options.horizontalSpacing = 8
  options.verticalSpacing = 8
  options.insets = Insets(8)
  var fill = options
  fill.alignment = .fillWidth
  var horizontal = options
  horizontal.direction = .horizontal
  horizontal.lineLimit = 3
  return [("left", options), ("fill-width", fill), ("horizontal", horizontal)]
}

/// Sizes like those of labels, the same in every run.
func makeSizes(_ count: Int) -> [Size] {
  var state: UInt64 = 42
  return (0..<count).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Size(width: 24 + Double(state >> 33 & 0x1FFF) / 64, height: 28)
  }
}

/// The least that can be done: one pass that wraps at the width and writes frames, and checks nothing.
@inline(never)
private func wrap(_ sizes: [Size], width: Double, gap: Double, into frames: inout [Frame]) {
  unsafe sizes.withUnsafeBufferPointer { sizes in
    unsafe frames.withUnsafeMutableBufferPointer { frames in
      var x = 0.0
      var y = 0.0
      var height = 0.0
      for index in 0..<sizes.count {
        let size = unsafe sizes[index]
        if x > 0, x + size.width > width {
          y += height + gap
          x = 0
          height = 0
        }
        unsafe frames[index] = Frame(x: x, y: y, width: size.width, height: size.height)
        x += size.width + gap
        height = max(height, size.height)
      }
    }
  }
}
