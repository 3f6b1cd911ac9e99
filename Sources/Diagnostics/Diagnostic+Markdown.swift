/// What can be wrong with the body of a page.
extension Diagnostic {
  /// Raw HTML that the site does not allow.
  public static func rawHTMLOmitted(_ html: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "raw-html", at: place, "raw HTML is left out: \(html)",
      fix: "write it in Markdown, or set markdown.unsafe = true for a site whose authors you trust")
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
