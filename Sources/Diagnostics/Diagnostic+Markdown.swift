/// What can be wrong with the body of a page.
extension Diagnostic {
  /// Raw HTML that the site does not allow.
  public static func rawHTMLOmitted(_ html: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "raw-html", at: place, "raw HTML is left out: \(html)",
      fix: "write it in Markdown, or set markdown.unsafe = true for a site whose authors you trust")
  }

  /// What another generator would replace, and what stays as it is written.
  ///
  /// - Parameters:
  ///   - first: the first piece, such as `{{< figure`.
  ///   - count: how many pieces there are in all pages.
  ///   - others: the next pages with some, and how many each has.
  public static func unreadTemplates(
    _ first: String, count: Int, pages: Int, at place: Place, others: [(place: Place, count: Int)]
  ) -> Diagnostic {
    let pieces = count == 1 ? "it is the only one" : "there are \(count) such pieces"
    let pages = pages == 1 ? "" : " in \(pages) pages"
    return Diagnostic(
      .note, "unread-templates", at: place,
      "'\(first)' is for another generator to replace and stays as it is written; \(pieces)\(pages)",
      fix: "write Markdown in place of it, or template_notes = false under [markdown] to hear no more of it",
      notes: others.map { Note("\($0.count) here", at: $0.place) })
  }

  /// A page larger than can be read.
  public static func pageTooLarge(limit: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "page-too-large", at: place, "a page is limited to \(limit >> 20) MiB", fix: "split the page")
  }

  /// Tables that would fill memory.
  public static func tableTooLarge(limit: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "table-too-large", at: place, "the tables of a page are limited to \(limit) cells",
      fix: "split the table")
  }

  /// A paragraph whose emphasis and links would take minutes to read.
  public static func paragraphTooComplex(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "paragraph-too-complex", at: place, "one paragraph has too many signs of emphasis and links",
      fix: "put blank lines between its parts")
  }
}
