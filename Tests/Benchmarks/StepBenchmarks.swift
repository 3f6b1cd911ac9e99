import TagLayout

/// All steps of 200 chips over 280 to 1,440 px, beside laying out at each of the 1,160 widths.
func benchmarkSteps() {
  let sizes = makeSizes(200)
  var options = LayoutOptions()
  options.horizontalSpacing = 8
  options.verticalSpacing = 8
  options.insets = Insets(8)
  var found = 0
  let steps = nanoseconds {
    found = attempt { () throws(LayoutRefusal) in
      try widthSteps(of: sizes, options: options, from: 280, to: 1_440).count
    }
  }
  var arrangement = Arrangement()
  let single = nanoseconds {
    for width in 280..<1_440 {
      attempt { () throws(LayoutRefusal) in
        try arrange(sizes, options: options, width: Double(width), into: &arrangement)
      }
    }
  }
  printLine("steps of 200 chips, 280 to 1,440 px", ["steps", "µs", "1,160 alone", "ratio"])
  printLine("left", ["\(found)", decimal(steps / 1_000), decimal(single / 1_000), decimal(single / steps)])
}
