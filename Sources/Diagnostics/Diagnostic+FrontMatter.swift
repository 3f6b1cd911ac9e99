/// What can be wrong with the front matter of a page as a whole, and with its own keys.
extension Diagnostic {
  /// Values for a folder on a page that is not its index.
  public static func cascadeOutsideIndex(at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "cascade-outside-index", at: place, "'cascade' has no effect here",
      fix: "put it into the _index.md or index.md of the folder whose pages are meant")
  }

  /// The settings of another generator cannot be read.
  public static func foreignSettingsIgnored(at place: Place) -> Diagnostic {
    Diagnostic(
      .note, "foreign-settings", at: place, "this file cannot be read as plain settings, so it is left alone",
      fix: "write title and base_url into tagcloud.toml")
  }

  /// The fence that opens the front matter has no counterpart.
  public static func unclosedFence(_ fence: String, closing: String, opening: Place) -> Diagnostic {
    Diagnostic(
      .error, "unclosed-fence", at: opening, "the front matter that '\(fence)' opens here is never closed",
      fix: "put a line '\(closing)' after it")
  }

  /// Front matter that is a program.
  public static func scriptedFrontMatter(_ fence: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "scripted-front-matter", at: place, "the front matter that '\(fence)' opens here is a script",
      fix: "write it as YAML between two lines '---', or as JSON after '---json'; no script is run")
  }

  /// A file of defaults that is a program.
  ///
  /// - Parameter json: the name of the file that is read.
  public static func scriptedDefaults(at place: Place, json: String) -> Diagnostic {
    Diagnostic(
      .warning, "scripted-defaults", at: place,
      "these defaults for the pages of the folder are a script, which is not run",
      fix: "write what is plain data into \(json)")
  }

  /// A page starts like JSON front matter, but is not JSON.
  public static func notJSONFrontMatter(_ problem: Diagnostic) -> Diagnostic {
    Diagnostic(
      .error, "not-json-front-matter", at: problem.place,
      "the page starts like JSON front matter: \(problem.message)",
      fix: "\(problem.fix ?? "correct the JSON"); a page of text starts with another character than '{'")
  }

  /// The front matter is not a map.
  public static func frontMatterIsNotMap(found: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "front-matter-is-not-a-map", at: place, "the front matter is \(found), not a map",
      fix: "write 'key: value' lines")
  }

  /// A date is in no known form.
  public static func invalidDate(key: String, found: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "invalid-date", at: place, "'\(key)' is \(found), not a date",
      fix: "write 2024-01-02, 2024-01-02 10:00 or 2024-01-02T10:00:00Z")
  }

  /// A part of an address leads out of its folder or is no part of an address.
  public static func invalidSlug(_ slug: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "invalid-slug", at: place, "the slug '\(slug)' cannot be the last part of an address",
      fix: "write one name without '/', such as 'my-page'")
  }
}
