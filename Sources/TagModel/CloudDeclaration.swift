public import TagLayout

/// One cloud option with its value, as somebody wrote it.
public enum CloudDeclaration: Hashable, Sendable {
  /// `alignment`.
  case alignment(Alignment)
  /// `last-row`.
  case lastRow(LastRow)
  /// `direction`.
  case direction(ScrollDirection)
  /// `lines`.
  case lines(Int)
  /// `distribution`.
  case distribution(Distribution)
  /// `placement`.
  case placement(VerticalPlacement)
  /// `height`, in CSS px.
  case height(Double)
  /// `max-height`, in CSS px.
  case maxHeight(Double)
  /// `rows`.
  case rows(RowBreaking)
  /// `row-alignment`.
  case rowAlignment(RowAlignment)
  /// `gap`, in CSS px.
  case gap(horizontal: Double, vertical: Double)
  /// `inset`, in CSS px.
  case inset(Sides)
  /// `breakpoints`.
  case breakpoints(Breakpoints)
  /// `mode`.
  case mode(CloudMode)
  /// `overflow`.
  case overflow(Overflow)
  /// `order`.
  case order(TagOrder)
  /// `reverse`.
  case reverse(Bool)
  /// `limit`.
  case limit(Int)
  /// `min-count`.
  case minCount(Int)
  /// `include`.
  case include([String])
  /// `exclude`.
  case exclude([String])
  /// `scale`.
  case scale(WeightScale)
  /// `min-size`, in CSS px.
  case minSize(Double)
  /// `max-size`, in CSS px.
  case maxSize(Double)
  /// `ramp`.
  case ramp(ColorRamp)
  /// `show-count`.
  case showCount(Bool)
  /// `selectable`.
  case selectable(Bool)
  /// `selection-limit`.
  case selectionLimit(Int)
  /// `swipe-select`.
  case swipeSelect(Bool)
  /// `filter`.
  case filter(CloudFilter)
  /// `filter-match`.
  case filterMatch(FilterMatch)
  /// `reorderable`.
  case reorderable(Bool)
  /// `deletable`.
  case deletable(Bool)
  /// `delete-button`.
  case deleteButton(Bool)
  /// `runtime`.
  case runtime(Bool)
  /// `action`.
  case action(String)
  /// `dir`; `nil` stands for `auto`.
  case textDirection(TextDirection?)
  /// `style`: the named style that the cloud's chips start from.
  case style(String)
}

extension CloudOptions {
  /// Takes over the declarations in order; a later one wins.
  public mutating func apply(_ declarations: some Sequence<CloudDeclaration>) {
    for declaration in declarations { apply(declaration) }
  }

  private mutating func apply(_ declaration: CloudDeclaration) {
    switch declaration {
    case .alignment(let value): alignment = value
    case .lastRow(let value): lastRow = value
    case .direction(let value): direction = value
    case .lines(let value): lines = value
    case .distribution(let value): distribution = value
    case .placement(let value): placement = value
    case .height(let value): height = value
    case .maxHeight(let value): maxHeight = value
    case .rows(let value): rows = value
    case .rowAlignment(let value): rowAlignment = value
    case .gap(let horizontal, let vertical):
      horizontalGap = horizontal
      verticalGap = vertical
    case .inset(let value): inset = value
    case .breakpoints(let value): breakpoints = value
    case .mode(let value): mode = value
    case .overflow(let value): overflow = value
    case .order(let value): order = value
    case .reverse(let value): reverse = value
    case .limit(let value): limit = value
    case .minCount(let value): minCount = value
    case .include(let value): include = value
    case .exclude(let value): exclude = value
    case .scale(let value): scale = value
    case .minSize(let value): minSize = value
    case .maxSize(let value): maxSize = value
    case .ramp(let value): ramp = value
    case .showCount(let value): showCount = value
    case .selectable(let value): selectable = value
    case .selectionLimit(let value): selectionLimit = value
    case .swipeSelect(let value): swipeSelect = value
    case .filter(let value): filter = value
    case .filterMatch(let value): filterMatch = value
    case .reorderable(let value): reorderable = value
    case .deletable(let value): deletable = value
    case .deleteButton(let value): deleteButton = value
    case .runtime(let value): runtime = value
    case .action(let value): action = value
    case .textDirection(let value): textDirection = value
    case .style(let value): style = value
    }
  }
}
