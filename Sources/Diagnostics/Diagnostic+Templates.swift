/// What can be wrong with a template.
extension Diagnostic {
  /// A tag that never ends.
  public static func unclosedTemplateTag(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "template-tag", at: place, "the tag that '{{' opens here is never closed",
      fix: "close it with '}}'")
  }

  /// A section without an end.
  public static func unclosedSection(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "template-section", at: place, "the section '\(name)' is never closed",
      fix: "put {{/\(name)}} after it")
  }

  /// An end of a section that is not open.
  public static func unopenedSection(_ name: String, open: String?, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "template-section", at: place, "{{/\(name)}} closes a section that is not open here",
      fix: open.map { "close '\($0)' first: {{/\($0)}}" }
        ?? "remove it, or open the section with {{#\(name)}}")
  }

  /// A partial that there is not.
  public static func unknownPartial(_ name: String, known: [String], at place: Place) -> Diagnostic {
    let suggestion = nearest(to: name, among: known)
    return Diagnostic(
      .error, "template-partial", at: place, "there is no partial '\(name)'",
      fix: suggestion.map { "did you mean '\($0)'?" }
        ?? "known partials: \(known.sorted().joined(separator: ", "))")
  }

  /// A partial that holds itself.
  public static func recursivePartial(_ chain: [String], at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "template-recursion", at: place,
      "the partial holds itself: \(chain.joined(separator: " → "))", fix: "remove one of these partials")
  }

  /// Templates that are too deep or too large.
  public static func templateTooLarge(_ what: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "template-too-large", at: place, "the template has more than \(what)", fix: "simplify it")
  }

  /// A tag that changes the delimiters.
  public static func templateDelimiters(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "template-delimiters", at: place, "templates cannot change their delimiters",
      fix: "use '{{' and '}}'")
  }

  /// A template that the library refuses.
  public static func malformedTemplate(_ problem: String, at place: Place) -> Diagnostic {
    Diagnostic(.error, "malformed-template", at: place, "template: \(problem)")
  }
}
