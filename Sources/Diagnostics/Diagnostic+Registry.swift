/// What can be wrong with taxonomies and with the registry of their terms.
extension Diagnostic {
  /// A tag is not in the registry.
  ///
  /// - Parameter others: the further places where it stands.
  public static func unregisteredTag(
    _ name: String, severity: Severity, suggestion: String?, registry: String, at place: Place,
    others: [Place]
  ) -> Diagnostic {
    let shown = 5
    var notes = others.prefix(shown).map { Note("it is here too", at: $0) }
    if others.count > shown { notes.append(Note("and in \(others.count - shown) more places")) }
    return Diagnostic(
      severity, "unregistered-tag", at: place, "the tag \"\(name)\" is not in \(registry)",
      fix: suggestion.map { "did you mean \"\($0)\"?" } ?? "add it there, or use a tag that is there",
      notes: notes)
  }

  /// A term of the registry that no page carries.
  public static func unusedTerm(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "unused-term", at: place, "no page carries the tag \"\(name)\"",
      fix: "remove it, or show it with tags.show-unused")
  }

  /// A tag of an intersection that no page carries.
  public static func unusedIntersection(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "unused-intersection", at: place,
      "no page carries the tag \"\(name)\", so this intersection has no page",
      fix: "correct the tag, or remove the intersection")
  }

  /// Two terms that look like one that somebody mistyped.
  public static func nearDuplicate(
    _ name: String, count: Int, of other: String, otherCount: Int, at place: Place, otherAt: Place
  ) -> Diagnostic {
    let pages = count == 1 ? "1 page" : "\(count) pages"
    return Diagnostic(
      .warning, "near-duplicate", at: place,
      "\"\(name)\" (\(pages)): did you mean \"\(other)\" (\(otherCount))?",
      fix: "spell them alike, or put both into the registry if they are two tags",
      notes: [Note("\"\(other)\" is here", at: otherAt)])
  }

  /// A name that two entries of the registry claim.
  public static func repeatedEntry(_ name: String, at place: Place, first: Place) -> Diagnostic {
    Diagnostic(
      .error, "repeated-entry", at: place, "\"\(name)\" stands for a term of the registry already",
      fix: "keep one of the two", notes: [Note("it is here first", at: first)])
  }

  /// Another name of a term has the address of a second term.
  public static func aliasCollision(
    _ address: String, of label: String, with other: String, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      .error, "alias-collision", at: place,
      "this alias of \"\(label)\" would lead from \(address), where \"\(other)\" is already",
      fix: "remove the alias, or merge the two tags")
  }

  /// The text of a term that no page carries.
  public static func textWithoutTerm(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "text-without-term", at: place,
      "no page carries the tag \"\(name)\", so its text is not shown",
      fix: "name the folder like a tag or its slug, or remove the file")
  }

  /// A key that gives all terms of a pattern the same name.
  public static func nameForPattern(_ key: String, pattern: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "name-for-pattern", at: place, "'\(key)' would name every tag that \"\(pattern)\" matches",
      fix: "write an entry for each of these tags")
  }

  /// A slug of the registry that cannot be part of an address.
  ///
  /// - Parameter objection: what is wrong with it, such as "it is empty".
  public static func invalidTermSlug(_ slug: String, objection: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "invalid-slug", at: place,
      "the slug '\(slug)' cannot be the last part of an address: \(objection)",
      fix: "write one name without '/', such as 'my-tag'")
  }

  /// An entry whose name, without white space and invisible characters, is empty.
  public static func blankEntry(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "blank-entry", at: place, "this entry of the registry is about a tag without a name",
      fix: "give it the name of a tag, or remove it")
  }

  /// A folder that two taxonomies would have.
  public static func taxonomyFolderTaken(_ folder: String, by other: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "taxonomy-folder", at: place, "the taxonomy '\(other)' has the folder \(folder)/ already",
      fix: "give one of them another 'path'")
  }

  /// A taxonomy that the site does not have.
  public static func unknownTaxonomy(
    _ name: String, known: [String], severity: Severity, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      severity, "unknown-taxonomy", at: place, "the site has no taxonomy '\(name)'",
      fix: nearest(to: name, among: known).map { "did you mean '\($0)'?" }
        ?? "add it to taxonomies in the configuration, which has \(known.joined(separator: ", "))")
  }
}
