extension Arrangement {
  /// The frames of the visible chips as functions of the container's width, in input order; the overflow
  /// indicator's, if it is shown, comes last.
  ///
  /// They hold from the width of this arrangement up to ``affineEnd(of:options:)``, as long as the rows stay:
  /// there they equal what ``arrange(_:rowStarts:shown:options:width:into:)`` says for the same rows.
  ///
  /// - Parameter sizes: The sizes and options that were arranged.
  public func affineFrames(of sizes: [Size], options: LayoutOptions) -> [AffineFrame] {
    let empty = AffineFrame(x: Affine(0), y: 0, width: Affine(0), height: 0)
    var result = Array(repeating: empty, count: shown)
    for row in rows {
      var x = row.start
      for index in row.chips {
        result[index] = affineFrame(of: sizes[index], at: frames[index], in: row, x: &x)
      }
      if row.hasIndicator, let size = indicatorSize(options), let frame = indicatorFrame {
        result.append(affineFrame(of: size, at: frame, in: row, x: &x))
      }
    }
    return result
  }

  /// The container width up to which the affine frames hold, in CSS px: there a clamped item reaches its natural
  /// width, or the insets stop filling the container.
  ///
  /// Neither is a step: rows and height stay.
  public func affineEnd(of sizes: [Size], options: LayoutOptions) -> Double {
    guard options.direction == .vertical else { return .infinity }
    let insets = options.insets.horizontal
    guard room.affineAvailable.slope > 0 else { return insets }
    var end = Double.infinity
    for row in rows where row.clamped > 0 {
      for index in row.chips where sizes[index].width > room.available {
        end = min(end, sizes[index].width + insets)
      }
      if row.hasIndicator, let size = indicatorSize(options), size.width > room.available {
        end = min(end, size.width + insets)
      }
    }
    return end
  }

  /// The next item's frame; moves `x` to the one after it.
  private func affineFrame(of size: Size, at frame: Frame, in row: Row, x: inout Affine) -> AffineFrame {
    let natural = size.width > room.available ? room.affineAvailable : Affine(size.width)
    let width = natural + row.growth
    let left = isMirrored ? room.affineContentWidth - x - width : x
    x = x + width + row.gap
    return AffineFrame(x: left, y: frame.y, width: width, height: frame.height)
  }
}
