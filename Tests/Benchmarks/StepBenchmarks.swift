import TagLayout

/// All steps of 200 chips over 280 to 1,440 px, beside laying out at each of the 1,160 widths.
func benchmarkSteps() {
  let sizes = makeSizes(200)
  var options = LayoutOptions()
  options.horizontalSpacing = 8
  options.verticalSpacing = 8
  options.insets = Insets(8)
  var found = 0
  var arrangement = Arrangement()
  let time = nanoseconds {
    found = attempt { () throws(LayoutRefusal) in
      try widthSteps(of: sizes, options: options, from: 280, to: 1_440).count
    }
  } beside: {
    for width in 280..<1_440 {
      attempt { () throws(LayoutRefusal) in
        try arrange(sizes, options: options, width: Double(width), into: &arrangement)
      }
    }
  }
  let microseconds = [time.work / 1_000, time.baseline / 1_000]
  printLine("steps of 200 chips, µs", ["steps", "engine", "1,160 alone", "ratio"])
  printLine(
    "280 to 1,440 px", ["\(found)"] + microseconds.map(decimal) + [decimal(time.baseline / time.work)])
}
