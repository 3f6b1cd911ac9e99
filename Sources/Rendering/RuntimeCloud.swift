public import TagLayout
public import TagModel

/// What the component needs to know of a cloud that its markup does not say.
public struct RuntimeCloud: Hashable, Sendable {
  /// The natural boxes of one chip.
  public struct Boxes: Hashable, Sendable {
    /// As long as it is not selected.
    public var normal: Size
    /// While it is.
    public var selected: Size

    /// Makes boxes.
    public init(normal: Size, selected: Size) {
      self.normal = normal
      self.selected = selected
    }
  }

  /// The box of a chip with a broken label, from a container width on, in both states.
  public struct Form: Hashable, Sendable {
    /// The container width from which on it holds, in CSS px.
    public var minWidth: Double
    /// Which of the chip's blocks of lines it shows.
    public var index: Int
    /// The box.
    public var size: Size

    /// Makes a form.
    public init(minWidth: Double, index: Int, size: Size) {
      self.minWidth = minWidth
      self.index = index
      self.size = size
    }
  }

  /// How selected chips narrow the listing of pages.
  public struct Filter: Hashable, Sendable {
    /// The name of the taxonomy that the chips are terms of.
    public var taxonomy: String
    /// How many of the selected terms a page must carry.
    public var match: FilterMatch

    /// Makes a filter.
    public init(taxonomy: String, match: FilterMatch) {
      self.taxonomy = taxonomy
      self.match = match
    }
  }

  /// What readers can do with chips, as attributes of the element: names, and values where there are any.
  public var attributes: [(name: String, value: String?)] {
    [
      ("selectable", isSelectable, nil), ("selection-limit", selectionLimit > 0, "\(selectionLimit)"),
      ("swipe-select", isSwipeable, nil), ("filter", filter != nil, "pages"),
      ("filter-match", filter?.match == .all, "all"), ("reorderable", isReorderable, nil),
      ("deletable", isDeletable, nil), ("delete-button", hasDeleteButtons, nil),
    ].filter(\.1).map { ($0.0, $0.2) }
  }

  /// What scripts call the chips.
  public var identifiers: [String]
  /// The boxes of the chips.
  public var boxes: [Boxes]
  /// The forms of chips with broken labels, ascending, by the chip's index.
  public var forms: [Int: [Form]] = [:]
  /// How they are laid out.
  public var layout: LayoutOptions
  /// The narrowest container whose layout is known, in CSS px.
  public var narrowest: Double
  /// The box of the control that hides chips again.
  public var less: Size?
  /// Whether chips can be selected.
  public var isSelectable = false
  /// How many chips can be selected; 0 for any number.
  public var selectionLimit = 0
  /// Whether a swipe selects chips.
  public var isSwipeable = false
  /// How selected chips narrow the listing of pages, if they do.
  public var filter: Filter?
  /// What the component says, in the language of the page.
  public var words: [Phrase: String] = [:]
  /// Whether chips can be moved.
  public var isReorderable = false
  /// Whether chips can be deleted.
  public var isDeletable = false
  /// Whether each chip has a button that deletes it.
  public var hasDeleteButtons = false

  /// Makes a cloud whose readers can do nothing with it.
  public init(identifiers: [String], boxes: [Boxes], layout: LayoutOptions, narrowest: Double) {
    self.identifiers = identifiers
    self.boxes = boxes
    self.layout = layout
    self.narrowest = narrowest
  }
}
