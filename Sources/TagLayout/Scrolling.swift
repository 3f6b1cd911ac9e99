/// Where an item comes to stand in a viewport that scrolls to it.
public enum ScrollPosition: String, CaseIterable, Sendable {
  /// As little as possible moves: an item that is in view stays.
  case nearest
  /// The item's start at the viewport's start.
  case start
  /// The item's middle in the viewport's middle.
  case center
  /// The item's end at the viewport's end.
  case end
}

/// How far to scroll so that an item is in view, along one axis in CSS px.
///
/// The answer lies between 0 and what the content has more than the viewport.
public func scrollOffset(
  to position: ScrollPosition, itemStart: Double, itemEnd: Double, current: Double, viewport: Double,
  content: Double
) -> Double {
  guard viewport > 0, content > viewport else { return 0 }
  let wanted =
    switch position {
    case .start: itemStart
    case .center: (itemStart + itemEnd - viewport) / 2
    case .end: itemEnd - viewport
    case .nearest:
      if itemStart < current { itemStart } else { max(current, itemEnd - viewport) }
    }
  return min(max(0, wanted), content - viewport)
}

/// How far to scroll in one display frame while something is dragged near an edge, along one axis in CSS px.
///
/// Within 44 px of an edge the step grows to 10 px at the edge and stays there beyond it; it is negative towards
/// the start, which comes first where a short viewport has both edges near.
public func autoScrollStep(at location: Double, from start: Double, to end: Double) -> Double {
  let reach = 44.0
  let longestStep = 10.0
  if location - start < reach {
    return -longestStep * min(1, (start + reach - location) / reach)
  }
  if end - location < reach {
    return longestStep * min(1, (location - end + reach) / reach)
  }
  return 0
}
