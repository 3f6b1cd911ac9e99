package import TagLayout

/// A vector of `balanced`.
package struct BalancedVector: CloudVector {
  struct Input: Decodable {
    var widths: [Double]
    var horizontalSpacing: Double
    var width: Double
  }

  /// The right answer.
  package struct Output: Decodable {
    /// The index of the first chip of each row.
    package var rowStarts: [Int]
    /// The sum of squared slack.
    package var cost: Double
  }

  package var id: String
  var input: Input
  /// The right answer.
  package var output: Output

  package var sizes: [Size] { input.widths.map { Size(width: $0, height: 28) } }
  package var width: Double { input.width }
  package var options: LayoutOptions {
    var options = LayoutOptions()
    options.rowBreaking = .balanced
    options.horizontalSpacing = input.horizontalSpacing
    return options
  }
}

/// A vector of `overflow`.
package struct OverflowVector: CloudVector {
  struct Input: Decodable {
    var widths: [Double]
    var horizontalSpacing: Double
    var width: Double
    var lineLimit: Int
    var indicatorWidth: Double
  }

  /// The right answer.
  package struct Output: Decodable {
    /// How many chips are visible.
    package var shown: Int
    /// How many rows there are.
    package var rows: Int
    /// Whether the indicator is shown.
    package var indicator: Bool
    /// How many chips are hidden.
    package var hiddenCount: Int
  }

  package var id: String
  var input: Input
  /// The right answer.
  package var output: Output

  package var sizes: [Size] { input.widths.map { Size(width: $0, height: 28) } }
  package var width: Double { input.width }
  package var options: LayoutOptions {
    var options = LayoutOptions()
    options.horizontalSpacing = input.horizontalSpacing
    options.lineLimit = input.lineLimit
    options.indicator = OverflowIndicator(Size(width: input.indicatorWidth, height: 28))
    return options
  }
}

/// A vector of `width-steps`.
package struct WidthStepVector: CloudVector {
  struct Input: Decodable {
    var widths: [Double]
    var height: Double
    var horizontalSpacing: Double
    var verticalSpacing: Double
    var from: Double
    var to: Double
  }

  /// A right step.
  package struct Step: Decodable {
    /// The width from which it holds.
    package var width: Double
    /// The index of the first chip of each row.
    package var rowStarts: [Int]
    /// The content's height.
    package var height: Double
  }

  package var id: String
  var input: Input
  /// The right steps.
  package var output: [Step]

  package var sizes: [Size] { input.widths.map { Size(width: $0, height: input.height) } }
  /// The narrowest container.
  package var from: Double { input.from }
  /// The widest container.
  package var width: Double { input.to }
  package var options: LayoutOptions {
    var options = LayoutOptions()
    options.horizontalSpacing = input.horizontalSpacing
    options.verticalSpacing = input.verticalSpacing
    return options
  }
}
