public import TagLayout

/// The boxes of a cloud's chips from a container width on, where labels are broken into lines.
///
/// The browser breaks nothing itself: from one width to the next, the lines stay.
public struct ChipSizing: Hashable, Sendable {
  /// A label in lines, with its box.
  public struct Form: Hashable, Sendable {
    /// Which of the chip's forms it is.
    public var index: Int
    /// The chip's size.
    public var size: Size
    /// What the chip needs to show the lines, in CSS px.
    public var neededWidth: Double

    /// Makes a form.
    public init(index: Int, size: Size, neededWidth: Double) {
      self.index = index
      self.size = size
      self.neededWidth = neededWidth
    }
  }

  /// The container width from which on they hold, in CSS px.
  public var minWidth: Double
  /// The forms of the chips that have several, by the chip's index.
  public var forms: [Int: Form]

  /// Makes a sizing.
  public init(minWidth: Double, forms: [Int: Form]) {
    self.minWidth = minWidth
    self.forms = forms
  }

  /// The sizes of all chips, of which some depend on the container.
  ///
  /// - Parameter usual: the sizes that they have unless a form says otherwise.
  public func sizes(_ usual: [Size]) -> [Size] {
    var sizes = usual
    for (index, form) in forms { sizes[index] = form.size }
    return sizes
  }
}

extension [ChipSizing] {
  /// Which forms of each chip are ever shown, ascending, by the chip's index.
  var shownForms: [Int: [Int]] {
    var shown: [Int: Set<Int>] = [:]
    for (chip, form) in lazy.flatMap(\.forms) { shown[chip, default: []].insert(form.index) }
    return shown.mapValues { $0.sorted() }
  }
}
