/// What a chip that readers can select is besides its normal state.
public struct Selection: Hashable, Sendable {
  /// What the form sends for the chip: the slug.
  public var value: String
  /// Whether the chip is selected when the page opens.
  public var isInitial: Bool
  /// What readers see while it is selected.
  public var label: String
  /// The parts of that label that look different.
  public var spans: [LabelSpan] = []
  /// How it looks then; chips that look alike share it.
  public var look: Shared<ChipStyle>

  /// Makes a state.
  public init(value: String, isInitial: Bool, label: String, look: Shared<ChipStyle>) {
    self.value = value
    self.isInitial = isInitial
    self.label = label
    self.look = look
  }

  /// Makes a state with a look that no other shares.
  public init(value: String, isInitial: Bool, label: String, style: ChipStyle) {
    self.init(value: value, isInitial: isInitial, label: label, look: Shared(style))
  }

  /// How it looks then.
  public var style: ChipStyle {
    get { look.value }
    set { look = Shared(newValue) }
  }
}

/// The form around a cloud whose chips readers can select.
public struct SelectionForm: Hashable, Sendable {
  /// The kind of form control that a chip is.
  public enum Control: String, Hashable, Sendable {
    /// Any number of chips can be selected.
    case checkbox
    /// One chip can be selected.
    case radio
  }

  /// The name under which the form sends the selected chips.
  public var parameter = "tag"
  /// Where the form leads, as the page's HTML has it.
  public var action: String
  /// What the chips are.
  public var control: Control
  /// What readers are asked to do.
  public var legend: String
  /// The label of the button that sends the form.
  public var submitLabel: String

  /// Makes a form.
  public init(action: String, control: Control, legend: String, submitLabel: String) {
    self.action = action
    self.control = control
    self.legend = legend
    self.submitLabel = submitLabel
  }
}

extension Chip {
  /// The chip as it is while selected, if readers can select it.
  public var whileSelected: Chip? {
    selection.map { selection in
      var chip = self
      chip.label = selection.label
      chip.spans = selection.spans
      chip.look = selection.look
      chip.selection = nil
      return chip
    }
  }

  /// The chip in each state that readers can see it in: normal first, then selected.
  public var states: [Chip] { whileSelected.map { [self, $0] } ?? [self] }

  /// The chip as it is when the page opens.
  public var initialState: Chip { selection?.isInitial == true ? whileSelected ?? self : self }
}
