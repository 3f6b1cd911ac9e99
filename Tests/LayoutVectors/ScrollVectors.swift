/// A vector of `scroll`.
package struct ScrollVector: Decodable {
  /// Where the item comes to stand.
  package var position: String
  /// The present offset.
  package var current: Double
  /// The viewport's length.
  package var viewport: Double
  /// The content's length.
  package var content: Double
  /// The item's start.
  package var itemStart: Double
  /// The item's end.
  package var itemEnd: Double
  /// The right answer.
  package var offset: Double
}

/// A vector of `autoscroll`.
package struct AutoScrollVector: Decodable {
  /// Where the pointer is.
  package var location: Double
  /// The viewport's start.
  package var start: Double
  /// The viewport's end.
  package var end: Double
  /// The right answer.
  package var step: Double
}
