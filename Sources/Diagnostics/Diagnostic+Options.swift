/// What can be wrong with a key or its value, wherever keys are read.
extension Diagnostic {
  /// A key that nothing reads.
  ///
  /// `context` says what has such keys, as in "no key of a tag".
  public static func unknownKey(
    _ key: String, in context: String, known: [String], severity: Severity, at place: Place
  ) -> Diagnostic {
    let suggestion = nearest(to: key, among: known)
    return Diagnostic(
      severity, "unknown-key", at: place, "'\(key)' is no key of \(context)",
      fix: suggestion.map { "did you mean '\($0)'?" }
        ?? "known keys: \(known.sorted().joined(separator: ", "))")
  }

  /// A key in another spelling than the documented one, which is read nonetheless.
  public static func respelledKey(_ key: String, as known: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "respelled-key", at: place, "'\(key)' is read as '\(known)'", fix: "did you mean '\(known)'?")
  }

  /// A key that the product knows and does nothing with yet.
  public static func notSupported(_ key: String, at place: Place) -> Diagnostic {
    Diagnostic(.warning, "not-supported", at: place, "'\(key)' is not supported yet and has no effect")
  }

  /// A value of the wrong kind, such as a list where a number belongs.
  public static func wrongType(key: String, found: String, expected: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "wrong-type", at: place, "'\(key)' is \(found)", fix: "write \(expected)")
  }

  /// A number outside the range in which it makes sense.
  public static func outOfRange(key: String, found: String, expected: String, at place: Place) -> Diagnostic {
    Diagnostic(.error, "out-of-range", at: place, "'\(key)' cannot be \(found)", fix: "write \(expected)")
  }

  /// A word that is none of the words a key takes.
  public static func unknownValue(
    _ value: String, key: String, known: [String], at place: Place
  ) -> Diagnostic {
    let suggestion = nearest(to: value, among: known).map { "did you mean '\($0)'? " } ?? ""
    return Diagnostic(
      .error, "unknown-value", at: place, "'\(key)' cannot be '\(value)'",
      fix: "\(suggestion)it takes \(known.joined(separator: ", "))")
  }

  /// A colour in no known form.
  public static func invalidColor(key: String, found: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "invalid-color", at: place, "'\(key)' is \(found), not a colour",
      fix: "write #rrggbb, rgb(…), hsl(…), a CSS colour name, or {light: …, dark: …}")
  }

  /// A map that lacks a key which the others need.
  public static func missingKey(_ key: String, in context: String, at place: Place) -> Diagnostic {
    Diagnostic(.error, "missing-key", at: place, "\(context) needs '\(key)'", fix: "add '\(key)'")
  }

  /// Two keys of which only one can hold.
  public static func conflictingKeys(
    _ key: String, _ ignored: String, at place: Place, ignoredAt: Place
  ) -> Diagnostic {
    Diagnostic(
      .warning, "conflicting-keys", at: ignoredAt, "'\(ignored)' has no effect beside '\(key)'",
      fix: "keep one of them", notes: [Note("'\(key)' is here", at: place)])
  }

  /// A minimum above its maximum.
  public static func minimumOverMaximum(
    _ minimum: String, _ maximum: String, at place: Place, maximumAt: Place
  ) -> Diagnostic {
    Diagnostic(
      .warning, "minimum-over-maximum", at: place, "'\(minimum)' is larger than '\(maximum)', so it wins",
      fix: "lower '\(minimum)' or raise '\(maximum)'", notes: [Note("'\(maximum)' is here", at: maximumAt)])
  }

  /// A key that only the component brings about, in a cloud that keeps it out.
  public static func needsRuntime(_ key: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "needs-runtime", at: place,
      "'\(key)' has no effect without a script, which 'runtime: false' keeps out",
      fix: "remove 'runtime: false' or '\(key)'")
  }

  /// A cloud that narrows a listing of pages, of whose tags no listed page carries one.
  public static func filterWithoutPages(_ cloud: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "filter-without-pages", at: place,
      "no listed page carries a tag of the cloud '\(cloud)', so 'filter' has nothing to narrow",
      fix: "use tags that pages carry, or 'source: site'")
  }

  /// A page with a cloud that narrows a listing, whose template writes none.
  public static func filterWithoutListing(_ page: String, at place: Place?) -> Diagnostic {
    Diagnostic(
      .warning, "filter-without-listing", at: place,
      "'\(page)' has a cloud with 'filter', but its template writes no listing that it could narrow",
      fix:
        "add '{{> parts/listing}}' to the template, or give the element around the items the attribute 'data-listing'"
    )
  }

  /// A link that would run a script: an error where the address has a key of its own, while text that holds one is
  /// kept, and leads nowhere.
  public static func unsafeLink(
    _ destination: String, severity: Severity = .warning, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      severity, "unsafe-link", at: place,
      "a link to '\(destination)' could run a script" + (severity == .error ? "" : ", so it leads nowhere"),
      fix: "link to an address with http, https or mailto, or to a page")
  }
}
