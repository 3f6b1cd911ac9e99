import TagLayout

/// What most calls are about: chips, options, and the container's width.
struct Cloud {
  var width: Double
  var options = LayoutOptions()
  var sizes: [Size] = []

  /// Reads the rest of a record.
  init(after width: Double, from reader: inout RecordReader) throws(RuntimeError) {
    self.width = width
    options.direction = try reader.option(ScrollDirection.allCases)
    options.alignment = try reader.option(Alignment.allCases)
    options.distribution = try reader.option(Distribution.allCases)
    options.placement = try reader.option(VerticalPlacement.allCases)
    options.rowAlignment = try reader.option(RowAlignment.allCases)
    options.rowBreaking = try reader.option(RowBreaking.allCases)
    options.textDirection = try reader.option(TextDirection.allCases)
    options.lineLimit = try reader.integer()
    options.horizontalSpacing = try reader.number()
    options.verticalSpacing = try reader.number()
    options.insets.top = try reader.number()
    options.insets.left = try reader.number()
    options.insets.bottom = try reader.number()
    options.insets.right = try reader.number()
    options.containerHeight = try reader.number()
    options.lastRow = try reader.option(LastRow.allCases)
    let indicatorSizes = try reader.sizes()
    if !indicatorSizes.isEmpty { options.indicator = OverflowIndicator(sizes: indicatorSizes) }
    sizes = try reader.sizes()
    guard reader.rest == 0 else { throw .malformed }
  }

  func arranged() throws(RuntimeError) -> Arrangement {
    do throws(LayoutRefusal) {
      return try TagLayout.arrange(sizes, options: options, width: width)
    } catch { throw .refused(error) }
  }

  func arranged(rowStarts: [Int], shown: Int) throws(RuntimeError) -> Arrangement {
    var arrangement = Arrangement()
    do throws(LayoutRefusal) {
      try TagLayout.arrange(
        sizes, rowStarts: rowStarts, shown: shown, options: options, width: width, into: &arrangement)
    } catch { throw .refused(error) }
    return arrangement
  }

  /// The steps up to the cloud's width.
  func steps(from lower: Double) throws(RuntimeError) -> WidthSteps {
    do throws(LayoutRefusal) {
      return try widthSteps(of: sizes, options: options, from: lower, to: width)
    } catch { throw .refused(error) }
  }
}
