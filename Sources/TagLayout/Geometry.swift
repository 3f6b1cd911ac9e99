/// The size of a chip, in CSS px.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// How far the text's baseline lies below the top; only ``RowAlignment/baseline`` reads it.
  public var baseline: Double

  /// Makes a size; without a baseline the chip stands on its bottom edge.
  public init(width: Double, height: Double, baseline: Double? = nil) {
    self.width = width
    self.height = height
    self.baseline = baseline ?? height
  }
}

/// Where a chip is, in CSS px from the top left corner of the content; y grows downward.
public struct Frame: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a frame from its parts.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
}

/// The empty margins inside a container, in CSS px.
public struct Insets: Hashable, Sendable {
  /// Above the first row.
  public var top: Double
  /// Left of the rows; in right-to-left text, right of them (the whole layout is mirrored).
  public var left: Double
  /// Below the last row.
  public var bottom: Double
  /// Right of the rows; in right-to-left text, left of them.
  public var right: Double

  /// Makes insets; what is not named is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes four equal insets.
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// What the insets take of a container's width.
  public var horizontal: Double { left + right }
}
