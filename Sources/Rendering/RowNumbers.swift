import TagLayout

/// The custom properties of one row, as ``Placement`` names them.
struct RowNumbers {
  let placement: Placement
  var layout: LayoutOptions
  /// The sum of widths and gaps before each chip.
  let offsets: [Double]
  /// From one chip of a row to the next.
  let stride: Int

  /// Keeps chips away from the ends of the length that tells rows apart, so that no rounding puts one into the
  /// next row; in CSS px.
  static let guardLength = 1.0

  /// The properties, without the step.
  var names: [String] {
    if placement.evenRows != nil { return ["--o"] }
    if placement.fill == .nothing { return ["--o", "--t"] }
    return ["--o", "--t", "--s", "--f", "--k"] + (placement.lastRow == .center ? ["--m"] : [])
  }

  /// More than any row of an arrangement needs, in CSS px, where rows are even; 0 elsewhere.
  func length(of arrangement: Arrangement, sizes: [Size]) -> Double {
    placement.evenRows == nil ? 0 : layout.lengthTellingRowsApart(arrangement, sizes: sizes)
  }

  /// Appends the properties of an arrangement's row, in the order of ``names``.
  ///
  /// - Parameters:
  ///   - length: ``length(of:sizes:)`` of the arrangement.
  ///   - shift: How much further on chips stand than their offsets say, in CSS px: as much as broken labels before them
  ///     in the row are wider than usual.
  ///   - step: What the properties' names end with.
  func append(
    ofRow index: Int, in arrangement: Arrangement, sizes: [Size], length: Double, shift: Double,
    step: String, to css: inout ByteText
  ) {
    func begin(_ name: String) {
      css += ";"
      css += name
      css += step
      css += ":"
    }
    func add(_ name: String, _ length: Double) {
      begin(name)
      css.append(sixtyFourths: length)
    }
    func add(_ name: String, text: String) {
      begin(name)
      css += text
    }
    let row = arrangement.rows[index]
    let natural = layout.naturalWidth(of: row, sizes: sizes, hidden: arrangement.hidden)
    if placement.evenRows != nil {
      let lead = placement.lead * (length - natural - 2 * Self.guardLength)
      let origin = Double(index) * length + Self.guardLength + lead - offsets[row.first] + shift
      begin("--o")
      // Half a unit is less than any browser can place a box by.
      return css.append(Int((origin * 64).rounded(.down)))
    }
    let origin = placement.start(ofRowOfWidth: natural) - offsets[row.first] + shift
    let line = row.y + layout.rowAlignment.line(of: row)
    add("--o", origin)
    add("--t", line)
    guard placement.fill != .nothing else { return }
    let needed = natural + placement.inset.start + placement.inset.end
    let isLast = index == arrangement.rows.count - 1
    add("--s", text: String(row.first / stride))
    add("--f", needed)
    add("--k", text: share(of: row, isLast: isLast))
    if placement.lastRow == .center { add("--m", text: isLast ? ".5" : "0") }
  }

  /// What all rows of an arrangement share, as declarations for the list.
  func declarations(for arrangement: Arrangement, sizes: [Size]) -> String {
    guard placement.evenRows != nil, !arrangement.rows.isEmpty else { return "" }
    return ";--l:\(Number.sixtyFourths(length(of: arrangement, sizes: sizes)))"
  }
}

extension RowNumbers {
  /// The part of the slack that one gap or one item of the row gets.
  private func share(of row: Row, isLast: Bool) -> String {
    let takers = placement.fill == .gaps ? row.itemCount - 1 : row.itemCount
    return takers < 1 || isLast && placement.sparesLastRow ? "0" : "1/\(takers)"
  }
}
