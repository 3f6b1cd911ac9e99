public import TagLayout

/// One laid-out set of chips on a page: what the arrange stage hands to rendering.
public struct ArrangedCloud: Hashable, Sendable {
  /// A container width from which the cloud is arranged anew, with its arrangement.
  public struct Step: Hashable, Sendable {
    /// The container width from which it holds, in CSS px.
    public var minWidth: Double
    /// The width that the arrangement was made at.
    public var width: Double
    /// The rows and frames at that width.
    ///
    /// Up to the next step the rows stay, and every frame is affine in the container's width.
    public var arrangement: Arrangement

    /// Makes a step.
    public init(minWidth: Double, width: Double, arrangement: Arrangement) {
      self.minWidth = minWidth
      self.width = width
      self.arrangement = arrangement
    }
  }

  /// A limited cloud with everything shown.
  public struct Disclosed: Hashable, Sendable {
    /// The natural size of each chip, and of the control, which comes last.
    public var sizes: [Size]
    /// The steps in ascending order.
    public var steps: [Step]
    /// The boxes of chips whose labels are broken into lines, ascending.
    public var sizings: [ChipSizing] = []

    /// Makes a disclosed cloud.
    public init(sizes: [Size], steps: [Step]) {
      self.sizes = sizes
      self.steps = steps
    }
  }

  /// The name, unique on the page.
  public var name: String
  /// The natural size of each chip; of one whose label is broken into lines, in the widest container.
  public var sizes: [Size]
  /// The boxes of chips whose labels are broken into lines, ascending; none where no label ever is.
  public var sizings: [ChipSizing] = []
  /// How wide a chip must be for its label, by the chip's index, where that is less than its natural width; in CSS px.
  public var neededWidths: [Int: Double] = [:]
  /// How wide a chip's count is, with the space before it, by the chip's index; in CSS px.
  public var countWidths: [Int: Double] = [:]
  /// The same two widths of chips that readers can select, while selected, where they differ.
  public var selectedWidths: [Int: SelectedWidths] = [:]
  /// The boxes of the parts of labels with emphasis in them.
  public var parts: [LabelParts] = []
  /// What the cloud was asked to be, in the engine's terms.
  public var layout: LayoutOptions
  /// Whether the chips are placed, or the browser wraps them.
  public var isPlaced: Bool
  /// The steps in ascending order; none for a cloud without chips, or one that the browser wraps.
  public var steps: [Step]
  /// Where the height changes, in a cloud that the browser wraps.
  public var heightSteps: [HeightStep]
  /// How wide the list of a cloud becomes at most that the browser wraps, in CSS px.
  ///
  /// Heights are known up to there; `nil` where the last one holds for all wider containers.
  public var widestList: Double?
  /// The cloud with everything shown, if a control can show it.
  public var disclosed: Disclosed?
  /// Whether a list below the cloud shows which step is in force.
  public var isPreviewed: Bool

  /// Makes a cloud.
  public init(
    name: String, sizes: [Size], layout: LayoutOptions, isPlaced: Bool,
    steps: [Step], heightSteps: [HeightStep] = [], disclosed: Disclosed? = nil, isPreviewed: Bool = false
  ) {
    self.name = name
    self.sizes = sizes
    self.layout = layout
    self.isPlaced = isPlaced
    self.steps = steps
    self.heightSteps = heightSteps
    self.disclosed = disclosed
    self.isPreviewed = isPreviewed
  }

  /// The value of the root element's `id` attribute.
  static func id(_ name: String) -> String { "cloud-" + name }

  /// The selector that finds the root element.
  public var selector: String { "#" + Self.id(name) }
}

extension ArrangedCloud {
  /// The narrowest container whose height is known, in CSS px; `nil` for a cloud without chips.
  var narrowest: Double? { isPlaced ? steps.first?.minWidth : heightSteps.first?.width }

  /// Which forms of chips with broken labels are ever shown, ascending, by the chip's index.
  var shownForms: [Int: [Int]] { (sizings + (disclosed?.sizings ?? [])).shownForms }

  /// The boxes of chips with broken labels in a container; `nil` where no label is broken.
  public func sizing(at width: Double) -> ChipSizing? { sizings.last { $0.minWidth <= width } }

  /// The sizes of the chips in a container.
  public func sizes(at width: Double) -> [Size] { sizing(at: width)?.sizes(sizes) ?? sizes }

  /// Where the chips are in a container of any width: the rows of the step in force, at that width.
  ///
  /// - Returns: `nil` below the first step, where the browser wraps and nothing is promised.
  public func arrangement(at width: Double) throws(LayoutRefusal) -> Arrangement? {
    if !isPlaced {
      guard let narrowest, narrowest <= width else { return nil }
      return try arrange(sizes(at: width), options: layout, width: min(width, widestList ?? .infinity))
    }
    guard let step = steps.last(where: { $0.minWidth <= width }) else { return nil }
    if layout.direction == .horizontal { return step.arrangement }
    let sizes = sizes(at: width)
    var arrangement = Arrangement()
    try arrange(
      sizes, rowStarts: step.arrangement.rows.map(\.first), shown: step.arrangement.shown, options: layout,
      width: width, into: &arrangement)
    return arrangement
  }
}

/// How wide a chip must be while it is selected, in CSS px.
public struct SelectedWidths: Hashable, Sendable {
  /// For its label, count and padding.
  public var needed: Double
  /// For its count, with the space before it, as a part of that.
  public var count: Double

  /// Makes widths.
  public init(needed: Double, count: Double) {
    self.needed = needed
    self.count = count
  }
}

/// How wide the parts of one label are, each of which has a box of its own: so none moves when a font comes late.
public struct LabelParts: Hashable, Sendable {
  /// The chip's index.
  public var chip: Int
  /// Whether the label is the one of the chip while selected.
  public var isSelected: Bool
  /// The widths in multiples of the label's font size.
  public var widths: [Double]

  /// Makes boxes.
  public init(chip: Int, isSelected: Bool, widths: [Double]) {
    self.chip = chip
    self.isSelected = isSelected
    self.widths = widths
  }
}
