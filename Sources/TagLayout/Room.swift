/// The width that rows can use, at one container width and near it.
struct Room: Hashable {
  /// How far a sum of widths may exceed the room and still fit: noise of binary fractions.
  static let tolerance = 1e-6

  /// What a row can use, in CSS px.
  let available: Double
  /// The same near the container's width.
  let affineAvailable: Affine
  /// The content's width: the available width and the insets.
  let contentWidth: Double
  /// The same near the container's width.
  let affineContentWidth: Affine

  /// The room of rows that wrap: what the insets leave of the container, never less than nothing.
  init(inContainer width: Double, insets: Insets) {
    available = max(0, width - insets.horizontal)
    contentWidth = available + insets.horizontal
    if width >= insets.horizontal {
      affineAvailable = Affine(-insets.horizontal, slope: 1)
      affineContentWidth = Affine(0, slope: 1)
    } else {
      affineAvailable = Affine(0)
      affineContentWidth = Affine(insets.horizontal)
    }
  }

  /// The room of rows that scroll: as much as the longest one needs.
  init(longestRow: Double, insets: Insets) {
    available = longestRow
    contentWidth = longestRow + insets.horizontal
    affineAvailable = Affine(available)
    affineContentWidth = Affine(contentWidth)
  }

  /// The right edge that a row's last item must not pass.
  var limit: Double { available + Self.tolerance }
}
