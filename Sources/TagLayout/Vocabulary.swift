/// How chips stand in their rows.
public enum Alignment: Hashable, Sendable, CaseIterable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Where text starts.
  case start
  /// Where text ends.
  case end
  /// Gaps grow until the row is full.
  case fillSpace
  /// Chips grow until the row is full.
  case fillWidth
  /// Chips grow until the row is full, but not in the last row.
  case fillWidthExceptLast
}

/// Whether a cloud wraps or scrolls sideways.
public enum ScrollDirection: Hashable, Sendable, CaseIterable {
  /// Wraps.
  case vertical
  /// Scrolls sideways.
  case horizontal
}

/// How chips are dealt to the rows of a horizontal cloud.
public enum Distribution: Hashable, Sendable, CaseIterable {
  /// Row by row.
  case rowMajor
  /// Round robin.
  case columnMajor
}

/// Where rows stand in a container that is higher than they need.
public enum VerticalPlacement: Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
}

/// How chips of different heights stand in a row.
public enum RowAlignment: Hashable, Sendable, CaseIterable {
  /// On one centre line.
  case center
  /// At the row's top.
  case top
  /// At the row's bottom.
  case bottom
  /// On one baseline.
  case baseline
}

/// How rows are broken.
public enum RowBreaking: Hashable, Sendable, CaseIterable {
  /// Each row takes what fits.
  case greedy
  /// As few rows as greedy ones, as equally long as can be.
  case balanced
}

/// The direction in which text runs.
public enum TextDirection: Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}
