import TagLayout

extension ArrangedCloud {
  /// Where the rows are, if all rows of all arrangements are alike; `nil` where they are not, and for clouds so long
  /// that a style sheet's numbers would not be exact in every browser.
  var evenRows: Placement.EvenRows? {
    let states = [(sizes, steps)] + (disclosed.map { [($0.sizes, $0.steps)] } ?? [])
    var found: Placement.EvenRows?
    for (sizes, steps) in states {
      for arrangement in steps.map(\.arrangement) where !arrangement.rows.isEmpty {
        guard let rows = evenRows(arrangement), found == nil || found == rows else { return nil }
        let length = layout.lengthTellingRowsApart(arrangement, sizes: sizes)
        guard Double(arrangement.rows.count) * length <= Self.longestExact else { return nil }
        found = rows
      }
    }
    return found
  }

  /// Firefox calculates with 24 bits: lengths in units of 1/64 px up to this many CSS px, halves of a unit included.
  private static let longestExact = Double(1 << 17)

  private func evenRows(_ arrangement: Arrangement) -> Placement.EvenRows? {
    let first = arrangement.rows[0]
    let line = layout.rowAlignment.line(of: first)
    let areAlike = arrangement.rows.allSatisfy {
      $0.height == first.height && layout.rowAlignment.line(of: $0) == line
    }
    return areAlike ? .init(line: first.y + line, pitch: first.height + layout.verticalSpacing) : nil
  }
}

extension LayoutOptions {
  /// More than any row of an arrangement needs, in CSS px.
  func lengthTellingRowsApart(_ arrangement: Arrangement, sizes: [Size]) -> Double {
    let longest = arrangement.rows.map { naturalWidth(of: $0, sizes: sizes, hidden: arrangement.hidden) }
      .max()
    return (longest ?? 0).rounded(.up) + 2 * RowNumbers.guardLength
  }

  /// What a row's items and gaps need, wide chips not clamped, in CSS px.
  func naturalWidth(of row: Row, sizes: [Size], hidden: Int) -> Double {
    let gaps = Double(row.itemCount - 1) * horizontalSpacing
    let ending = row.hasIndicator ? indicator?.size(hiding: hidden).width ?? 0 : 0
    return row.chips.reduce(gaps + ending) { $0 + sizes[$1].width }
  }
}
