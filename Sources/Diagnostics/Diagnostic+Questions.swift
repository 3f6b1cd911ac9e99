/// What is wrong with a question about a site, such as the name of a tag or of a cloud.
extension Diagnostic {
  /// No page carries the tag that is to be explained.
  ///
  /// - Parameter suggestions: the terms that may have been meant, the nearest first.
  public static func unknownTag(_ name: String, suggestions: [String]) -> Diagnostic {
    let names = list(suggestions.map { "\"\($0)\"" }, last: "or")
    return Diagnostic(
      .error, "unknown-tag", at: nil, "no page carries the tag \"\(name)\"",
      fix: suggestions.isEmpty ? "tags.json, which a build writes, lists all tags" : "did you mean \(names)?")
  }

  /// The tag that is to be explained stays out of everything that is published.
  ///
  /// - Parameter places: the entries of the registry that say so.
  public static func hiddenTag(_ name: String, by places: [Place]) -> Diagnostic {
    Diagnostic(
      .error, "hidden-tag", at: nil, "the tag \"\(name)\" is hidden, so nothing about it is published",
      fix: places.isEmpty
        ? "see 'hidden' below [tags] in the configuration, and at the tag itself"
        : "take 'hidden' out of the registry",
      notes: places.map { Note("it is hidden here", at: $0) })
  }

  /// Nothing is published about the tag that is to be explained, since its pages are in no listing.
  public static func unlistedTag(_ name: String, on pages: [Place]) -> Diagnostic {
    Diagnostic(
      .error, "unlisted-tag", at: nil,
      "only unlisted pages carry the tag \"\(name)\", and these do not count",
      fix: "take 'unlisted' out of one of them", notes: pages.map { Note("it is here", at: $0) })
  }

  /// There is no page at an address.
  ///
  /// - Parameter existing: the addresses of all pages with a cloud, in order.
  public static func unknownPage(_ address: String, existing: [String]) -> Diagnostic {
    let suggestion = nearest(to: address, among: existing)
    return Diagnostic(
      .error, "unknown-page", at: nil, "no page has the address \(address)",
      fix: suggestion.map { "did you mean \($0)?" },
      notes: [Note("pages with a cloud: \(shortened(existing))")])
  }

  /// A page has clouds, but none of that name.
  public static func unknownCloud(_ name: String, on page: String, existing: [String]) -> Diagnostic {
    let suggestion = nearest(to: name, among: existing)
    return Diagnostic(
      .error, "unknown-cloud", at: nil, "the page \(page) has no cloud \"\(name)\"",
      fix: suggestion.map { "did you mean \(page)#\($0)?" },
      notes: [Note("its clouds: \(shortened(existing))")])
  }

  /// A page without any cloud.
  public static func pageWithoutCloud(_ page: String) -> Diagnostic {
    Diagnostic(
      .error, "unknown-cloud", at: nil, "the page \(page) has no cloud",
      fix: "give it tags, or name another page")
  }

  /// A cloud without any chip.
  public static func nothingToDraw(_ cloud: String, on page: String) -> Diagnostic {
    Diagnostic(.error, "nothing-to-draw", at: nil, "the cloud \(page)#\(cloud) has no chips")
  }

  /// The studio is asked for a cloud without a tag in it.
  public static var nothingOnStage: Diagnostic {
    Diagnostic(
      .error, "nothing-on-stage", at: nil, "there is no tag to lay out", fix: "write some, one on a line")
  }

  /// The studio is asked for a font file that the site does not name.
  public static func fontOnStage(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, "font-on-stage", at: nil, "the studio opens no font file, and \(file) is one",
      fix: "name it in a style of the site")
  }

  /// A width that is less than what a cloud has places for, both in CSS px.
  public static func tooNarrowToDraw(width: Double, narrowest: Double) -> Diagnostic {
    Diagnostic(
      .error, "too-narrow", at: nil,
      "at \(pixels(width)) px the browser wraps the chips, and nothing says where they are",
      fix: "give a --width of \(pixels(narrowest)) or more")
  }

  /// A picture could not be written.
  public static func unwritableDrawing(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .error, "unwritable", at: Place(path: path), "it cannot be written: \(reason)",
      fix: "make it writable, or choose another file with --output")
  }
}

/// A length without a decimal point where it needs none.
private func pixels(_ length: Double) -> String {
  length == length.rounded() && length.magnitude < 1e9 ? "\(Int(length))" : "\(length)"
}

/// Names side by side, with a word before the last one.
private func list(_ names: [String], last word: String) -> String {
  guard names.count > 1, let last = names.last else { return names.joined() }
  return names.dropLast().joined(separator: ", ") + " \(word) " + last
}

/// The first names, and how many more there are.
private func shortened(_ names: [String]) -> String {
  let most = 12
  if names.isEmpty { return "none" }
  let more = names.count > most ? " and \(names.count - most) more" : ""
  return names.prefix(most).joined(separator: ", ") + more
}
