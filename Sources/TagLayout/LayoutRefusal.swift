/// Why the engine refuses an input: which part is not a length, or not a count.
///
/// A length is a finite number of CSS px from 0 to ``longestLength``.
public enum LayoutRefusal: Error, Hashable, Sendable {
  /// The size of the chip at an index.
  case size(Int)
  /// A gap.
  case spacing
  /// An inset.
  case inset
  /// The container's width.
  case containerWidth
  /// The container's height.
  case containerHeight
  /// The number of rows.
  case lineLimit
  /// The table of the overflow indicator's sizes.
  case indicator
  /// The widths between which steps are asked for.
  case widthRange
  /// Given rows that are not ascending parts of the chips.
  case rowStarts

  /// The longest length that is not refused, in CSS px: sums of millions of them are still finite.
  public static var longestLength: Double { 1e12 }

  /// A stable name in kebab case.
  public var id: String {
    switch self {
    case .size: "size"
    case .spacing: "spacing"
    case .inset: "inset"
    case .containerWidth: "container-width"
    case .containerHeight: "container-height"
    case .lineLimit: "line-limit"
    case .indicator: "indicator"
    case .widthRange: "width-range"
    case .rowStarts: "row-starts"
    }
  }

  /// What is wrong: a sentence without a full stop.
  public var message: String {
    switch self {
    case .size(let index): "the size at index \(index) is not made of lengths from 0 to 1e12 px"
    case .spacing: "a spacing is not a length from 0 to 1e12 px"
    case .inset: "an inset is not a length from 0 to 1e12 px"
    case .containerWidth: "the container's width is not a length from 0 to 1e12 px"
    case .containerHeight: "the container's height is not a length from 0 to 1e12 px"
    case .lineLimit: "the line limit is negative (0 means none)"
    case .indicator: "the overflow indicator lacks a size made of lengths from 0 to 1e12 px"
    case .widthRange: "the widths to look between are not two lengths from 0 to 1e12 px in ascending order"
    case .rowStarts: "the given rows do not start at 0 and ascend to the last chip that is shown"
    }
  }
}

extension Double {
  /// Whether this is a length that the engine takes.
  var isLength: Bool { self >= 0 && self <= LayoutRefusal.longestLength }
}

extension Size {
  /// Whether all parts are lengths.
  var isMadeOfLengths: Bool { width.isLength && height.isLength && baseline.isLength }
}

extension LayoutOptions {
  /// Refuses options that no layout can follow.
  func validate() throws(LayoutRefusal) {
    guard lineLimit >= 0 else { throw .lineLimit }
    guard horizontalSpacing.isLength, verticalSpacing.isLength else { throw .spacing }
    guard insets.top.isLength, insets.left.isLength, insets.bottom.isLength, insets.right.isLength else {
      throw .inset
    }
    guard containerHeight.isLength else { throw .containerHeight }
    if let indicator {
      guard !indicator.sizes.isEmpty, indicator.sizes.allSatisfy({ $0.isMadeOfLengths }) else {
        throw .indicator
      }
    }
  }
}

extension Size {
  fileprivate func isValid(for options: LayoutOptions) -> Bool {
    width.isLength && height.isLength && (baseline.isLength || options.rowAlignment != .baseline)
  }
}

/// Refuses the first size that is not made of lengths; baselines count where they are used.
func validate(_ sizes: Span<Size>, options: LayoutOptions) throws(LayoutRefusal) {
  if options.rowAlignment != .baseline, sizes.surelyHaveLengths { return }
  for index in sizes.indices where !sizes[index].isValid(for: options) { throw .size(index) }
}

extension Span<Size> {
  /// Whether no width or height is negative, too long, or not a number: a quick test without branches, which
  /// takes -0 for negative.
  ///
  /// The bits of non-negative numbers ascend as the numbers do; the sign bit tells of a negative one, and of a
  /// difference below zero.
  fileprivate var surelyHaveLengths: Bool {
    let longest = SIMD2(repeating: LayoutRefusal.longestLength.bitPattern)
    var bits = SIMD2<UInt64>()
    for index in indices {
      let size = SIMD2(self[index].width.bitPattern, self[index].height.bitPattern)
      bits |= size | (longest &- size)
    }
    return (bits.x | bits.y) >> 63 == 0
  }
}
