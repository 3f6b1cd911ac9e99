extension Arrangement {
  /// The first chip at a point of the content: left and top edges belong to a chip, right and bottom ones do not.
  ///
  /// Costs two binary searches. Hidden chips and the overflow indicator are not found.
  public func chip(atX x: Double, y: Double) -> Int? {
    let index = firstRow(endingBelow: y)
    guard index < rows.count, rows[index].y <= y else { return nil }
    let row = rows[index]
    let position = (0..<row.count).partitionPoint { position in
      let frame = frames[row.chip(at: position)]
      return isMirrored ? frame.x <= x : frame.maxX > x
    }
    guard position < row.count else { return nil }
    let chip = row.chip(at: position)
    return frames[chip].contains(x: x, y: y) ? chip : nil
  }

  /// The chips that meet a rectangle of the content, row by row in reading order; touching edges do not meet.
  ///
  /// Costs a binary search for the first row, one in each row that is met, and the chips found.
  public func chips(meeting area: Frame) -> [Int] {
    var result: [Int] = []
    for row in rows[firstRow(endingBelow: area.y)...] {
      guard row.y < area.maxY else { break }
      var position = (0..<row.count).partitionPoint { position in
        let frame = frames[row.chip(at: position)]
        return isMirrored ? frame.x < area.maxX : frame.maxX > area.x
      }
      while position < row.count {
        let frame = frames[row.chip(at: position)]
        guard isMirrored ? frame.maxX > area.x : frame.x < area.maxX else { break }
        if frame.y < area.maxY, frame.maxY > area.y { result.append(row.chip(at: position)) }
        position += 1
      }
    }
    return result
  }

  private func firstRow(endingBelow y: Double) -> Int {
    (0..<rows.count).partitionPoint { rows[$0].y + rows[$0].height > y }
  }
}

extension Frame {
  /// Whether a point is in the frame; the left and top edges are, the right and bottom ones are not.
  fileprivate func contains(x: Double, y: Double) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }
}

extension Row {
  /// The index of the chip at a position in the row.
  fileprivate func chip(at position: Int) -> Int { first + position * stride }
}

extension Range<Int> {
  /// The first number from which on something holds, or the upper bound; by binary search.
  func partitionPoint(_ holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
