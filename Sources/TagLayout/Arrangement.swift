/// Where every chip of a cloud is.
///
/// Make one value and arrange into it again and again: its buffers are reused.
public struct Arrangement: Hashable, Sendable {
  /// The visible rows, from top to bottom.
  public internal(set) var rows: [Row] = []
  /// The frames of the visible chips, in input order: always the first ones.
  public internal(set) var frames: [Frame] = []
  /// The frame of the overflow indicator, if it is shown.
  public internal(set) var indicatorFrame: Frame?
  /// The height of the content with its insets, in CSS px; with a placement, at least the container's.
  public internal(set) var contentHeight = 0.0
  /// How many rows there are before the line limit cuts; for given rows, how many were given.
  public internal(set) var totalRows = 0
  /// How many chips are not shown.
  public internal(set) var hidden = 0
  /// The width that rows share.
  var room = Room(inContainer: 0, insets: Insets())
  /// Whether rows run from right to left.
  var isMirrored = false

  /// Makes an empty arrangement.
  public init() {}

  /// How many chips are shown.
  public var shown: Int { frames.count }
  /// The width of the content with its insets, in CSS px.
  public var contentWidth: Double { room.contentWidth }
}

/// Places chips in rows.
///
/// In a vertical layout chips wider than the available width are first clamped to it, rows break where the
/// options say, and rows after the line limit are hidden. A horizontal layout deals the chips to rows by count;
/// there nothing is clamped or hidden, and the container's width has no effect. An overflow indicator wider
/// than the available width is clamped as a chip is. The rules are on the engine page.
///
/// Costs a few nanoseconds a chip (balanced rows: n log n), and no allocation once the arrangement's buffers
/// have grown.
///
/// - Parameters:
///   - sizes: The natural size of each chip.
///   - width: The container's width in CSS px.
///   - arrangement: Is overwritten; left as it is when the input is refused.
public func arrange(
  _ sizes: [Size], options: LayoutOptions = LayoutOptions(), width: Double,
  into arrangement: inout Arrangement
) throws(LayoutRefusal) {
  try options.validate()
  guard width.isLength else { throw .containerWidth }
  try validate(sizes.span, options: options)
  arrangement.breakRows(sizes.span, options: options, width: width)
  arrangement.place(sizes.span, options: options, width: width)
}

/// Places chips in rows, as a new value; see ``arrange(_:options:width:into:)``.
public func arrange(
  _ sizes: [Size], options: LayoutOptions = LayoutOptions(), width: Double
) throws(LayoutRefusal) -> Arrangement {
  var arrangement = Arrangement()
  try arrange(sizes, options: options, width: width, into: &arrangement)
  return arrangement
}

/// Places chips in given rows of a vertical layout, at any width.
///
/// This is what a breakpoint does: its rows stay while the container grows up to the next one. Nothing moves
/// to another row even where it would fit, or where it does not; a chip wider than the available width is
/// clamped to it.
///
/// - Parameters:
///   - rowStarts: The index of the first chip of each row. A last row that starts at `shown` holds the
///     overflow indicator alone.
///   - shown: How many chips are visible. If there are more, and the options have an overflow indicator, it
///     ends the last row.
public func arrange(
  _ sizes: [Size], rowStarts: [Int], shown: Int, options: LayoutOptions, width: Double,
  into arrangement: inout Arrangement
) throws(LayoutRefusal) {
  try options.validate()
  guard width.isLength else { throw .containerWidth }
  try validate(sizes.span, options: options)
  guard options.accept(rowStarts, shown: shown, of: sizes.count) else { throw .rowStarts }
  arrangement.take(rowStarts, shown: shown, of: sizes.span, options: options, width: width)
  arrangement.place(sizes.span, options: options, width: width)
}

extension LayoutOptions {
  /// Whether rows are consecutive, and none is empty but the one of an indicator.
  fileprivate func accept(_ rowStarts: [Int], shown: Int, of count: Int) -> Bool {
    guard shown >= 0, shown <= count, rowStarts.first ?? 0 == 0 else { return false }
    guard let last = rowStarts.last else { return shown == 0 }
    for (start, next) in zip(rowStarts, rowStarts.dropFirst()) where start >= next { return false }
    return last < shown || last == shown && shown < count && indicator != nil
  }
}
