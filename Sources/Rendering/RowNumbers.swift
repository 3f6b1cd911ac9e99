import TagLayout

/// The custom properties of one row, as ``Placement`` names them.
struct RowNumbers {
  let placement: Placement
  var layout: LayoutOptions
  /// The sum of widths and gaps before each chip.
  let offsets: [Double]
  /// From one chip of a row to the next.
  let stride: Int

  /// Writes the declarations.
  ///
  /// - Parameters:
  ///   - hidden: how many chips the arrangement hides.
  ///   - isLast: whether the row is the last visible one.
  func declarations(of row: Row, sizes: [Size], hidden: Int, isLast: Bool) -> String {
    let natural = naturalWidth(of: row, sizes: sizes, hidden: hidden)
    let origin = offsets[row.first] - placement.start(ofRowOfWidth: natural)
    let line = row.y + layout.rowAlignment.line(of: row)
    var declarations = "--o:\(Number.sixtyFourths(origin));--t:\(Number.sixtyFourths(line))"
    if placement.fill != .nothing {
      let needed = natural + placement.inset.start + placement.inset.end
      declarations += ";--s:\(row.first / stride);--f:\(Number.sixtyFourths(needed))"
      declarations += ";--k:\(share(of: row, isLast: isLast))"
    }
    return declarations
  }
}

extension RowNumbers {
  /// What the row's items and gaps need, wide chips not clamped.
  private func naturalWidth(of row: Row, sizes: [Size], hidden: Int) -> Double {
    let gaps = Double(row.itemCount - 1) * layout.horizontalSpacing
    let indicator = row.hasIndicator ? layout.indicator?.size(hiding: hidden).width ?? 0 : 0
    return row.chips.reduce(gaps + indicator) { $0 + sizes[$1].width }
  }

  /// The part of the slack that one gap or one item of the row gets.
  private func share(of row: Row, isLast: Bool) -> String {
    let takers = placement.fill == .gaps ? row.itemCount - 1 : row.itemCount
    return takers < 1 || isLast && placement.sparesLastRow ? "0" : "1/\(takers)"
  }
}
