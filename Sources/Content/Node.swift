/// A value of a YAML, TOML or JSON document, with the place where it stands.
///
/// Scalars keep the spelling of their author: `1.10` is the text `1.10`, whatever the format makes of it.
public struct Node: Hashable, Sendable {
  /// What a node holds.
  public enum Value: Hashable, Sendable {
    /// Nothing: an empty YAML value, `~`, `null`.
    case null
    /// A number, a boolean, a date, or text without quotes, as spelled.
    case plain(String)
    /// Text in quotes or in a block, without quotes and escapes.
    case quoted(String)
    /// A list.
    case sequence([Node])
    /// A map, in the order of the document.
    case mapping([Member])
  }

  /// A key of a map with its value.
  public struct Member: Hashable, Sendable {
    /// The key as typed.
    public var key: String
    /// Where the key stands.
    public var mark: Mark
    /// The value.
    public var value: Node
  }

  /// A position in a file: 1-based line, 1-based column in UTF-8 bytes.
  public struct Mark: Hashable, Sendable {
    /// The line.
    public var line: Int32
    /// The column.
    public var column: Int32

    /// Makes a position.
    public init(line: Int, column: Int) {
      self.line = Int32(clamping: line)
      self.column = Int32(clamping: column)
    }
  }

  /// What the node holds.
  public var value: Value
  /// Where it starts.
  public var mark: Mark
  /// Whether the text of a scalar stands in the file letter for letter, so that places inside it can be told.
  public var isVerbatim = false

  /// Makes a node.
  public init(_ value: Value, at mark: Mark, isVerbatim: Bool = false) {
    self.value = value
    self.mark = mark
    self.isVerbatim = isVerbatim
  }

  /// The text of a scalar.
  public var text: String? {
    switch value {
    case .plain(let text), .quoted(let text): text
    case .null, .sequence, .mapping: nil
    }
  }

  /// The items of a list.
  public var items: [Node]? {
    if case .sequence(let items) = value { items } else { nil }
  }

  /// The members of a map.
  public var members: [Member]? {
    if case .mapping(let members) = value { members } else { nil }
  }

  /// The value of a member of a map; cost: linear in the number of members.
  public subscript(key: String) -> Node? { members?.first { $0.key == key }?.value }

  /// Whether the node is null.
  public var isNull: Bool { value == .null }
}
