public import TagLayout

/// What shapes and fills one cloud: every option with a value.
///
/// Lengths are in CSS px. The defaults are those of the tag collection views on iOS that this product brings to the web, but for the
/// inset, which a page's own margins make superfluous.
public struct CloudOptions: Hashable, Sendable {
  /// How chips stand in their rows.
  public var alignment: Alignment = .left
  /// What the last row does where rows are filled.
  public var lastRow: LastRow = .auto
  /// Whether the cloud wraps or scrolls sideways.
  public var direction: ScrollDirection = .vertical
  /// The largest number of rows; 0 means no limit.
  public var lines = 0
  /// How chips are dealt to the rows of a horizontal cloud.
  public var distribution: Distribution = .rowMajor
  /// Where rows stand in a cloud that is higher than they need.
  public var placement: VerticalPlacement = .top
  /// The least height of the cloud, or `nil` for what the rows need.
  public var height: Double?
  /// The height from which the build warns, or `nil` for none; it changes nothing else.
  public var maxHeight: Double?
  /// How rows are broken.
  public var rows: RowBreaking = .greedy
  /// How chips of different heights stand in a row.
  public var rowAlignment: RowAlignment = .center
  /// The space between chips of a row.
  public var horizontalGap: Double = 8
  /// The space between rows.
  public var verticalGap: Double = 8
  /// The space around the rows.
  public var inset = Sides(horizontal: 0, vertical: 0)
  /// The container widths from which the cloud is arranged anew.
  public var breakpoints: Breakpoints = .auto
  /// Who places the chips.
  public var mode: CloudMode = .auto
  /// What happens to chips beyond the line limit.
  public var overflow: Overflow = .more
  /// The order of the chips.
  public var order: TagOrder = .given
  /// Whether the order is turned round.
  public var reverse = false
  /// How many chips at most, chosen by count; 0 means all.
  public var limit = 0
  /// The smallest count that gets a chip.
  public var minCount = 0
  /// Globs of which a name must match one, unless there are none.
  public var include: [String] = []
  /// Globs of which a name must match none.
  public var exclude: [String] = []
  /// How counts become sizes.
  public var scale: WeightScale = .none
  /// The font size of the smallest weight.
  public var minSize: Double = 14
  /// The font size of the largest weight.
  public var maxSize: Double = 28
  /// The colours of the smallest weight and the largest, if they tell weights apart.
  public var ramp: ColorRamp?
  /// Whether a chip says how many pages carry its term.
  public var showCount = false
  /// Whether chips are form controls.
  public var selectable = false
  /// How many chips may be selected; 0 means any number.
  public var selectionLimit = 0
  /// Whether a swipe over chips selects them.
  public var swipeSelect = false
  /// What the selected chips narrow.
  public var filter: CloudFilter = .none
  /// How many of the selected terms a page must carry that a filter leaves.
  public var filterMatch: FilterMatch = .any
  /// Whether readers can move chips.
  public var reorderable = false
  /// Whether readers can delete chips.
  public var deletable = false
  /// Whether each chip has a button that deletes it.
  public var deleteButton = false
  /// Whether the component takes the cloud over; `nil` lets the other options decide.
  public var runtime: Bool?
  /// Where the form of a selectable cloud leads; `nil` means the tag index.
  public var action: String?
  /// The direction of the cloud; `nil` means the page's.
  public var textDirection: TextDirection?
  /// The style that the cloud's chips start from.
  public var style: String?

  /// Makes options with their defaults.
  public init() {}

  /// What of the cloud no page can do without a script, by the keys that ask for it.
  public var interactions: [String] {
    let asked = [
      ("selection-limit", selectable && selectionLimit > 1), ("swipe-select", swipeSelect),
      ("filter", filter != .none),
      ("reorderable", reorderable), ("deletable", deletable), ("delete-button", deleteButton),
    ]
    return asked.filter(\.1).map(\.0)
  }

  /// Whether the component takes the cloud over.
  public var usesRuntime: Bool {
    // Asked of every cloud, again and again.
    let hasInteractions =
      selectable && selectionLimit > 1 || swipeSelect || filter != .none || reorderable || deletable
    return runtime ?? hasInteractions
  }
}

/// The container widths from which a cloud is arranged anew.
public enum Breakpoints: Hashable, Sendable {
  /// The engine picks them.
  case auto
  /// These widths in CSS px, ascending.
  case widths([Double])
}

/// Who places the chips of a cloud.
public enum CloudMode: String, Hashable, Sendable, CaseIterable {
  /// `absolute` for up to 200 chips, `flow` for more.
  case auto
  /// Every chip has its place in the style sheet.
  case absolute
  /// The browser wraps chips of measured size.
  case flow
}

/// What happens to chips beyond the line limit.
public enum Overflow: String, Hashable, Sendable, CaseIterable {
  /// "+N" at the end opens the rest.
  case more
  /// They are not shown.
  case hide
  /// They are shown, so that there is no limit.
  case show
}

/// The order of the chips of a cloud.
public enum TagOrder: String, Hashable, Sendable, CaseIterable {
  /// As written, or by name where nobody wrote it.
  case given
  /// By label, as the site's language sorts.
  case name
  /// The most used first.
  case count
  /// The heaviest first.
  case weight
}

/// How counts become font sizes between the smallest and the largest.
public enum WeightScale: String, Hashable, Sendable, CaseIterable {
  /// They do not.
  case none
  /// In proportion to the count.
  case linear
  /// In proportion to its logarithm.
  case log
  /// In proportion to its square root.
  case sqrt
  /// By the count's place among all counts.
  case quantile
}

/// What the selected chips of a cloud narrow.
public enum CloudFilter: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// The listing of pages on the cloud's page.
  case pages
}

/// How many of the selected terms a page must carry.
public enum FilterMatch: String, Hashable, Sendable, CaseIterable {
  /// One is enough.
  case any
  /// All of them.
  case all
}
