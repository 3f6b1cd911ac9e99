public import TagLayout
public import TagModel

/// One laid-out set of chips on a page: what the arrange stage hands to rendering.
public struct ArrangedCloud: Hashable, Sendable {
  /// A container width from which the cloud is arranged anew, with its arrangement.
  public struct Step: Hashable, Sendable {
    /// The container width from which it holds, in CSS px.
    public var minWidth: Double
    /// The width that the arrangement was made at.
    public var width: Double
    /// The rows and frames at that width. Up to the next step the rows stay, and every frame is affine in the
    /// container's width.
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
    /// The control that shows and hides.
    public var control: Disclosure
    /// The natural size of each chip, and of the control, which comes last.
    public var sizes: [Size]
    /// The steps in ascending order.
    public var steps: [Step]

    /// Makes a disclosed cloud.
    public init(control: Disclosure, sizes: [Size], steps: [Step]) {
      self.control = control
      self.sizes = sizes
      self.steps = steps
    }
  }

  /// The name, unique on the page.
  public var name: String
  /// The chips in reading order.
  public var chips: [Chip]
  /// The natural size of each chip.
  public var sizes: [Size]
  /// What the cloud was asked to be.
  public var options: CloudOptions
  /// The same in the engine's terms.
  public var layout: LayoutOptions
  /// Whether the chips are placed, or the browser wraps them.
  public var isPlaced: Bool
  /// The steps in ascending order; none for a cloud without chips.
  public var steps: [Step]
  /// The cloud with everything shown, if a control can show it.
  public var disclosed: Disclosed?
  /// The text of the block that asked for the cloud, for a preview that shows it; `nil` for no preview.
  public var previewSource: String?

  /// Makes a cloud.
  public init(
    name: String, chips: [Chip], sizes: [Size], options: CloudOptions, layout: LayoutOptions, isPlaced: Bool,
    steps: [Step], disclosed: Disclosed? = nil, previewSource: String? = nil
  ) {
    self.name = name
    self.chips = chips
    self.sizes = sizes
    self.options = options
    self.layout = layout
    self.isPlaced = isPlaced
    self.steps = steps
    self.disclosed = disclosed
    self.previewSource = previewSource
  }

  /// The value of the root element's `id` attribute.
  public var id: String { "cloud-" + name }

  /// The selector that finds the root element.
  public var selector: String { "#" + id }
}

extension ArrangedCloud {
  /// Where the chips are in a container of any width: the rows of the step in force, at that width.
  ///
  /// - Returns: `nil` below the first step, where the browser wraps and nothing is promised.
  public func arrangement(at width: Double) throws(LayoutRefusal) -> Arrangement? {
    guard let step = steps.last(where: { $0.minWidth <= width }) else { return nil }
    if layout.direction == .horizontal { return step.arrangement }
    var arrangement = Arrangement()
    try arrange(
      sizes, rowStarts: step.arrangement.rows.map(\.first), shown: step.arrangement.shown, options: layout,
      width: width, into: &arrangement)
    return arrangement
  }
}
