extension Arrangement {
  /// The first chip at a point of the content: left and top edges belong to a chip, right and bottom ones do not.
  ///
  /// Costs two binary searches. Hidden chips and the overflow indicator are not found.
  public func chip(atX x: Double, y: Double) -> Int? {
    var found: Int?
    forEachChip(near: Frame(x: x, y: y, width: 0, height: 0)) { chip in
      if frames[chip].contains(x: x, y: y) { found = chip }
      return found == nil
    }
    return found
  }

  /// The chips that meet a rectangle of the content, row by row in reading order; touching edges do not meet.
  ///
  /// Costs a binary search for the first row, one in each row that is met, and the chips found.
  public func chips(meeting area: Frame) -> [Int] {
    var found: [Int] = []
    forEachChip(near: area) { chip in
      if frames[chip].meets(area) { found.append(chip) }
      return true
    }
    return found
  }
}

extension Arrangement {
  /// Visits the chips that may touch an area, in reading order, until told to stop.
  ///
  /// Edges of frames are rounded, so the area counts as a little larger than it is.
  private func forEachChip(near area: Frame, _ visit: (Int) -> Bool) {
    let (left, right) = (area.x - Room.tolerance, area.maxX + Room.tolerance)
    let (top, bottom) = (area.y - Room.tolerance, area.maxY + Room.tolerance)
    for row in rows[(0..<rows.count).partitionPoint { rows[$0].y + rows[$0].height > top }...] {
      guard row.y < bottom else { return }
      var position = (0..<row.count).partitionPoint { position in
        let frame = frames[row.chip(at: position)]
        return isMirrored ? frame.x < right : frame.maxX > left
      }
      while position < row.count {
        let frame = frames[row.chip(at: position)]
        guard isMirrored ? frame.maxX > left : frame.x < right else { break }
        guard visit(row.chip(at: position)) else { return }
        position += 1
      }
    }
  }
}

extension Frame {
  /// Whether a point is in the frame; the left and top edges are, the right and bottom ones are not.
  fileprivate func contains(x: Double, y: Double) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }

  /// Whether two frames have more than an edge in common.
  fileprivate func meets(_ other: Frame) -> Bool {
    x < other.maxX && maxX > other.x && y < other.maxY && maxY > other.y
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
