/// The chips on one line of a cloud, and the numbers that place them at every width until they change.
///
/// With `n` the item's position in the row (the overflow indicator comes last), an item of natural width `w`
/// is `min(w, available) + growth` wide, and begins at `start` plus the widths and `n` gaps before it. Lengths
/// run from where reading starts: from the left edge, in right-to-left text from the right edge.
public struct Row: Hashable, Sendable {
  /// The index of the first chip.
  public var first: Int
  /// How many chips there are, not counting the overflow indicator.
  public var count: Int
  /// From one chip's index to the next one's: 1, or the number of rows in column-major layouts.
  public var stride = 1
  /// Whether the overflow indicator ends this row.
  public var hasIndicator = false
  /// The top edge, in CSS px.
  public var y = 0.0
  /// The height, in CSS px.
  public var height = 0.0
  /// How far the chips' common baseline lies below the top; the height, unless rows align baselines.
  public var baseline = 0.0
  /// The width of the items and gaps before any slack is shared, in CSS px, wide chips clamped.
  public var naturalWidth = 0.0
  /// Where the first item begins.
  public var start = Affine(0)
  /// The gap between two items.
  public var gap = Affine(0)
  /// By how much each item is wider than it naturally is.
  public var growth = Affine(0)
  /// How many items are clamped to the available width.
  var clamped = 0

  init(first: Int, count: Int) {
    self.first = first
    self.count = count
  }

  /// The chips' indices.
  public var chips: StrideTo<Int> { Swift.stride(from: first, to: first + count * stride, by: stride) }
  /// How many chips and indicators there are.
  public var itemCount: Int { hasIndicator ? count + 1 : count }
}
