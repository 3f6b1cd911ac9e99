public import TagModel
public import Typography

extension TextCorpus {
  /// Some labels broken into lines in one way.
  public struct LinesCase: Sendable {
    /// A short name without spaces.
    public var name: String
    /// The style.
    public var style: TextStyle
    /// The most lines; 0 for any number.
    public var limit: Int
    /// How a label is cut.
    public var mode: LineBreak
    /// The labels.
    public var labels: [String]

    /// The lines of a label.
    public func broken(_ label: String, _ shaper: LabelShaper) -> BrokenText {
      let room = shaper.measure(label, style).width * 0.4
      return shaper.breakLines(label, style, maxWidth: room, limit: limit, mode: mode)
    }
  }
}
