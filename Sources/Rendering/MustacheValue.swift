public import TagModel

/// What a template is filled with.
public enum MustacheValue: Hashable, Sendable {
  /// Text, which `{{name}}` escapes and `{{{name}}}` does not.
  case text(String)
  /// Whether a section is shown.
  case flag(Bool)
  /// Values for each of which a section is shown.
  case list([MustacheValue])
  /// Named values, which a section has in scope.
  case object(MustacheObject)
}

/// Values by their names, each name once.
public struct MustacheObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A value and its name.
  struct Member: Hashable, Sendable {
    var name: String
    var value: MustacheValue
  }

  private(set) var members: [Member]
  /// Further values, under other names, that many renderings have alike: a renderer looks at their texts but once.
  ///
  /// Only the outermost object of a rendering may have them.
  public var common: Shared<MustacheObject>?

  /// Makes an object with these values.
  public init(dictionaryLiteral elements: (String, MustacheValue)...) {
    members = elements.map { Member(name: $0.0, value: $0.1) }
  }

  /// Adds a value under a name that the object has not.
  mutating func add(_ value: MustacheValue, as name: String) {
    members.append(Member(name: name, value: value))
  }

  /// Adds a text, if there is one, under a name that the object has not.
  mutating func add(_ text: String?, as name: String) {
    if let text { add(.text(text), as: name) }
  }

  /// Puts another value in the place of one.
  mutating func replace(memberAt index: Int, with value: MustacheValue) { members[index].value = value }
}
