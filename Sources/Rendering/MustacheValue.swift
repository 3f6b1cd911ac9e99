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
  /// The names with their values, as a literal has them, which is not to be copied: each page makes some objects.
  private(set) var members: [(String, MustacheValue)]
  /// Further values, under other names, that many renderings have alike: a renderer looks at their texts but once.
  ///
  /// Only the outermost object of a rendering may have them.
  public var common: Shared<MustacheObject>?

  /// Makes an object with these values.
  public init(dictionaryLiteral elements: (String, MustacheValue)...) {
    members = elements
  }

  /// Whether two objects have the same values under the same names in the same order.
  public static func == (a: MustacheObject, b: MustacheObject) -> Bool {
    a.common == b.common && a.members.elementsEqual(b.members, by: ==)
  }

  /// Hashes the values with their names.
  public func hash(into hasher: inout Hasher) {
    for (name, value) in members {
      hasher.combine(name)
      hasher.combine(value)
    }
  }

  /// Adds a value under a name that the object has not.
  mutating func add(_ value: MustacheValue, as name: String) {
    members.append((name, value))
  }

  /// Adds a text, if there is one, under a name that the object has not.
  mutating func add(_ text: String?, as name: String) {
    if let text { add(.text(text), as: name) }
  }

  /// Puts another value in the place of one.
  mutating func replace(memberAt index: Int, with value: MustacheValue) { members[index].1 = value }
}
