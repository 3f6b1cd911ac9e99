/// What a page shows beside a cloud that readers may try out.
public struct CloudPreview: Hashable, Sendable {
  /// The text of the block that asked for the cloud.
  public var source: String
  /// What that text is called.
  public var sourceTitle: String
  /// What a screen reader calls the list of heights.
  public var heightsName: String
  /// How numbers of rows are said, by the number, up to that of the chips.
  public var rows: [String]

  /// Makes a preview from its parts.
  public init(source: String, sourceTitle: String, heightsName: String, rows: [String]) {
    self.source = source
    self.sourceTitle = sourceTitle
    self.heightsName = heightsName
    self.rows = rows
  }
}
