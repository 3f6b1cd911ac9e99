/// What can be wrong with the tags of a page.
extension Diagnostic {
  /// The tags of a page are no tags: a number, or a map.
  public static func notTags(key: String, found: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "not-tags", at: place, "'\(key)' is \(found), not a list of tags",
      fix: "write [\"one\", \"two\"], and quote a number that is a tag")
  }

  /// An item of a tag list holds nothing.
  public static func emptyTag(at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "empty-tag", at: place, "empty item in the list of tags",
      fix: "remove it, or quote tags that start with #")
  }

  /// A list of tags holds another list.
  public static func nestedTagList(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "nested-tag-list", at: place, "a list inside the list of tags",
      fix: "put all tags into one list")
  }

  /// A tag is a map without a name.
  public static func tagWithoutName(key: String?, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "tag-without-name", at: place, "a tag that is a map needs 'name'",
      fix: key.map { "add 'name', or quote a tag with ': ' in it: \"\($0): …\"" } ?? "add 'name'")
  }

  /// The tags of a page are one text with spaces and without commas.
  public static func oneTagOfManyWords(_ tag: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .note, "one-tag", at: place, "'\(tag)' is one tag",
      fix: "put commas between tags, or write them as a list")
  }

  /// A style key stands beside the name of a tag in place of below its style.
  public static func styleKeyInTag(_ key: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "style-key-in-tag", at: place, "'\(key)' is a key of a style, not of a tag",
      fix: "write style: {\(key): …}")
  }

  /// A label with a link in it, on a chip that is a link as a whole.
  public static func linkInLabel(_ label: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "link-in-label", at: place,
      "a link inside a label has no effect: only its text '\(label)' stays",
      fix: "write the address under 'href'")
  }

  /// Markup of a chip on a site that takes markup for text.
  public static func untrustedHTML(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "untrusted-html", at: place, "the 'html' of '\(name)' is shown as text",
      fix: "set markdown.unsafe = true if you trust all authors of the site")
  }

  /// A name that cannot be a `data-*` attribute.
  public static func invalidDataName(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "invalid-data-name", at: place, "'data-\(name)' cannot be an attribute",
      fix: "use lower-case letters a to z, digits and '-'")
  }
}
