extension Diagnostic {
  /// A picture file that is not there.
  ///
  /// - Parameter places: where it was looked for.
  public static func missingIcon(_ name: String, lookedFor places: [String], at place: Place?) -> Self {
    Diagnostic(
      .error, "missing-icon", at: place,
      "the icon “\(name)” does not exist; looked for \(places.joined(separator: ", "))",
      fix: "put the file below static/ or beside the page, or correct its path")
  }

  /// A path that leads to files of somebody else.
  public static func iconOutsideSite(_ name: String, at place: Place?) -> Self {
    Diagnostic(
      .error, "icon-outside-site", at: place, "the path “\(name)” leads out of the site's folder",
      fix: "copy the file below static/, and give its path from there")
  }

  /// A file that is named as an icon and is no picture.
  public static func notAPicture(_ path: String, at place: Place?) -> Self {
    Diagnostic(
      .error, "not-a-picture", at: place,
      "“\(path)” is not an SVG, PNG, JPEG, GIF or WebP picture, or is cut off",
      fix: "export it in one of these formats")
  }

  /// An SVG file that no browser could read.
  public static func malformedSVG(_ path: String, _ problem: String, line: Int, at place: Place?) -> Self {
    Diagnostic(
      .error, "malformed-svg", at: place, "“\(path)” is not well-formed XML: \(problem)",
      fix: "correct the file, or export it again", notes: [Note("here", at: Place(path: path, line: line))])
  }

  /// An XML file that is no picture.
  public static func notSVG(_ path: String, at place: Place?) -> Self {
    Diagnostic(
      .error, "not-svg", at: place, "“\(path)” is XML, but browsers would not show it as a picture",
      fix: "let it begin with <svg xmlns=\"http://www.w3.org/2000/svg\">")
  }

  /// An SVG of which nobody knows how large it is.
  public static func svgWithoutSize(_ path: String, at place: Place?) -> Self {
    Diagnostic(
      .error, "svg-without-size", at: place, "“\(path)” does not say how large it is",
      fix: "give its <svg> a viewBox, or a width and a height in px")
  }

  /// What was left out of a published SVG.
  public static func cleanedSVG(_ path: String, removed: [String], at place: Place?) -> Self {
    Diagnostic(
      .warning, "cleaned-svg", at: place,
      "“\(path)” holds what could run or load something, which is not published: "
        + removed.joined(separator: ", "), fix: "delete it from the file")
  }
}
