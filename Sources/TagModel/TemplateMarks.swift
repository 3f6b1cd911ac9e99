/// What another generator would replace in the text of a page, such as shortcodes, and what here stays text.
public struct TemplateMarks: Hashable, Sendable {
  /// The first one, as far as it is needed to find it, such as `{{< figure`.
  public var first = ""
  /// The line on which that is, from 1.
  public var line = 0
  /// How many there are.
  public var count = 0

  /// Makes an empty finding.
  public init() {}
}
