/// How a cloud is laid out; a new value is neutral: it wraps to the left without gaps, insets or limits.
public struct LayoutOptions: Hashable, Sendable {
  /// Whether rows wrap or scroll.
  public var direction = ScrollDirection.vertical
  /// Where the chips of a row go.
  public var alignment = Alignment.left
  /// What the last visible row does where rows are filled.
  public var lastRow = LastRow.auto
  /// Which row of a horizontal layout a chip goes to.
  public var distribution = Distribution.rowMajor
  /// Where the content goes in a container that is higher.
  public var placement = VerticalPlacement.top
  /// Where the lower chips of a row go.
  public var rowAlignment = RowAlignment.center
  /// Where rows break in a vertical layout.
  public var rowBreaking = RowBreaking.greedy
  /// Where reading starts.
  public var textDirection = TextDirection.leftToRight
  /// How many rows are shown at most in a vertical layout (0: all), and how many there are in a horizontal one.
  public var lineLimit = 0
  /// The gap between the chips of a row, in CSS px.
  public var horizontalSpacing = 0.0
  /// The gap between rows, in CSS px.
  public var verticalSpacing = 0.0
  /// The empty margins inside the container.
  public var insets = Insets()
  /// The height that ``placement`` refers to, in CSS px; a smaller one than the content's has no effect.
  public var containerHeight = 0.0
  /// The chip that stands for hidden ones when the line limit cuts a vertical layout; `nil` for none.
  public var indicator: OverflowIndicator?

  /// Makes neutral options.
  public init() {}
}

/// Whether a cloud wraps and grows downward, or has a given number of rows and scrolls sideways.
public enum ScrollDirection: String, CaseIterable, Sendable {
  /// Rows wrap at the container's width.
  case vertical
  /// Rows are filled by count, and the longest one gives the width.
  case horizontal
}

/// What happens to the room that a row leaves.
public enum Alignment: String, CaseIterable, Sendable {
  /// It stays at the right.
  case left
  /// It is halved.
  case center
  /// It stays at the left.
  case right
  /// It stays where lines of text end.
  case start
  /// It stays where lines of text start.
  case end
  /// It is shared among the gaps; a chip that is alone in its row stays at the start.
  case fillSpace = "fill-space"
  /// It is shared among the chips, the same length for each.
  case fillWidth = "fill-width"
  /// It is shared among the chips in all rows but the last visible one, even if that is the only one.
  case fillWidthExceptLast = "fill-width-except-last"

  /// Whether it is shared out in the row.
  public var fillsRows: Bool { self == .fillSpace || self == .fillWidth || self == .fillWidthExceptLast }
}

/// What the last visible row does with its slack where the alignment fills rows.
public enum LastRow: String, CaseIterable, Sendable {
  /// What the alignment says.
  case auto
  /// It keeps its natural widths and gaps, and its slack stays where lines of text end.
  case start
  /// It keeps its natural widths and gaps, and its slack is halved.
  case center
  /// It is filled like all others.
  case justify
}

/// How chips are dealt to the rows of a horizontal layout.
public enum Distribution: String, CaseIterable, Sendable {
  /// The first row is filled by count, then the second.
  case rowMajor = "row-major"
  /// One chip for each row in turn.
  case columnMajor = "column-major"
}

/// Where the content goes in a container that is higher.
public enum VerticalPlacement: String, CaseIterable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
}

/// Where the lower chips of a row go.
public enum RowAlignment: String, CaseIterable, Sendable {
  /// In the middle of the row.
  case center
  /// At the top of the row.
  case top
  /// At the bottom of the row.
  case bottom
  /// Where their baselines lie on one line.
  case baseline
}

/// Where rows break.
public enum RowBreaking: String, CaseIterable, Sendable {
  /// A row takes what fits, then the next one starts.
  case greedy
  /// As few rows as greedy, as equally long as the order allows: least sum of squared slack.
  case balanced
}

/// Where reading starts.
public enum TextDirection: String, CaseIterable, Sendable {
  /// At the left, as in Latin text.
  case leftToRight = "ltr"
  /// At the right, as in Arabic text: everything is mirrored but the meaning of `left` and `right`.
  case rightToLeft = "rtl"
}
