/// What a template is filled with.
public enum MustacheValue: Hashable, Sendable {
  /// Text, which `{{name}}` escapes and `{{{name}}}` does not.
  case text(String)
  /// Whether a section is shown.
  case flag(Bool)
  /// Values for each of which a section is shown.
  case list([MustacheValue])
  /// Named values, which a section has in scope.
  case object([String: MustacheValue])
}
