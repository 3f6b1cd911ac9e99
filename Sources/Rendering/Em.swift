/// Lengths as multiples of the cloud's font size, which is the reader's own medium size: 16 px unless changed.
enum Em {
  /// CSS px in one em at the default setting.
  static let size = 16.0

  /// Formats a width from which a container query is to hold.
  ///
  /// Blink's queries hold already at one unit of its grid, 1/64 px, below the width that they name. A hair more than
  /// the width makes them begin where they should; it is too little for any other browser to see.
  static func start(_ length: Double) -> String { Number.text(length / size + 3e-7, decimals: 7) + "em" }

  /// Formats a length in CSS px as em; exact for multiples of 1/64 px.
  static func text(_ length: Double) -> String { Number.text(length / size) + "em" }
}
