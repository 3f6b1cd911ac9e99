extension Diagnostic {
  /// The folder that is to be built does not exist.
  public static func noSource(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "no-source", at: Place(path: path), "there is no such folder",
      fix: "give the folder of a site, or make one with: tagcloud init \(path)")
  }

  /// What is to be built is a file.
  public static func sourceIsFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "no-source", at: Place(path: path), "this is a file, not a folder",
      fix: "give the folder of a site: the one with tagcloud.toml or content/ in it")
  }

  /// A folder holds nothing that could become a site.
  public static func noPages(in path: String) -> Diagnostic {
    Diagnostic(
      .error, "no-pages", at: Place(path: path), "there is no Markdown file in this folder",
      fix:
        "put pages (*.md) into it or into a folder content/ below it, or make a site with: tagcloud init DIR")
  }

  /// A file or folder could not be read.
  public static func unreadable(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .error, "unreadable", at: Place(path: path), "it cannot be read: \(reason)",
      fix: "check the path and its permissions")
  }

  /// A file or folder could not be written.
  public static func unwritable(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .error, "unwritable", at: Place(path: path), "it cannot be written: \(reason)",
      fix: "make it writable, or choose another folder with --output")
  }

  /// A file stands where the site needs a folder.
  public static func fileInTheWay(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "unwritable", at: Place(path: path), "this is a file, and a folder is needed in its place",
      fix: "move it away, or choose another folder with --output")
  }

  /// A folder with something in it stands where the site needs a file.
  public static func folderInTheWay(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "unwritable", at: Place(path: path), "this is a folder, and a file is needed in its place",
      fix: "move it away, or choose another folder with --output")
  }

  /// A disk has no room for the site.
  public static func noRoom(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .error, "unwritable", at: Place(path: path), "it cannot be written: \(reason)",
      fix: "make room, or choose another folder with --output")
  }

  /// Another build writes to the output folder, and goes on doing so.
  public static func outputBusy(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "output-busy", at: Place(path: path), "another build is writing to this folder",
      fix: "wait until it has ended, or choose another folder with --output")
  }

  /// Somebody else's file stands where one of the site's must go.
  public static func foreignFile(_ path: String, isFolder: Bool) -> Diagnostic {
    let what = isFolder ? "this folder" : "this file"
    return Diagnostic(
      .error, "foreign-file", at: Place(path: path),
      "\(what) is not from an earlier build and would be replaced",
      fix: "move it away, choose another folder with --output, or replace it with --force")
  }

  /// A symbolic link among the pages, which is not followed.
  public static func skippedLink(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "skipped-link", at: Place(path: path), "this symbolic link is not followed",
      fix: "put the file itself there")
  }

  /// A pipe, a socket or a device where files are read.
  public static func skippedSpecialFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "skipped-special-file", at: Place(path: path),
      "this is a pipe, a socket or a device, and is not read",
      fix: "move it out of the folder, or put an ordinary file there")
  }

  /// The output folder would be read as pages.
  public static func outputInsideContent(_ output: String, content: String) -> Diagnostic {
    Diagnostic(
      .error, "output-inside-content", at: Place(path: output),
      "the output folder lies inside the folder of the pages (\(content))",
      fix: "choose another folder with --output, or output in the configuration")
  }

  /// A static file has the path of a file that the build makes.
  public static func staticCollision(_ path: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "static-collision", at: place, "the build makes a file of its own at \(path)",
      fix: "rename the static file")
  }

  /// Two files of the site whose paths differ in upper and lower case alone.
  public static func caseCollision(
    _ path: String, with other: String, at place: Place?, otherAt otherPlace: Place?
  ) -> Diagnostic {
    Diagnostic(
      .warning, "case-collision", at: place,
      "\(path) and \(other) are one file on a disk that does not tell upper from lower case",
      fix: "give one of them another name or 'slug'",
      notes: otherPlace.map { [Note("\(other) comes from here", at: $0)] } ?? [])
  }

  /// Two configuration files, of which only one can hold.
  public static func severalConfigurations(used: String, ignored: String) -> Diagnostic {
    Diagnostic(
      .warning, "several-configurations", at: Place(path: ignored),
      "it is ignored, because \(used) is there too",
      fix: "keep one of the two")
  }

  /// The machine has no fonts to measure with.
  public static func noFonts(_ reason: String) -> Diagnostic {
    Diagnostic(
      .error, "no-fonts", at: nil, "labels cannot be measured: \(reason)",
      fix: "install fontconfig and a font, such as the package fonts-inter")
  }

  /// The engine cannot lay a cloud out.
  public static func refusedLayout(_ reason: String, at place: Place) -> Diagnostic {
    Diagnostic(.error, "refused-layout", at: place, "the cloud cannot be laid out: \(reason)")
  }

  /// A cloud that is higher at some width than its author wants it.
  public static func tallCloud(
    _ cloud: String, height: Double, width: Double, limit: Double, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      .warning, "tall-cloud", at: place,
      "the cloud \(cloud) is \(hundredths(height)) px high at a width of \(hundredths(width)) px; "
        + "its 'max-height' is \(hundredths(limit))",
      fix: "show fewer rows with 'lines' or fewer tags with 'limit', or raise 'max-height'")
  }

  /// A link of a page leads to a page that does not exist.
  ///
  /// - Parameter others: how many more links lead to the same place.
  public static func brokenLink(
    _ destination: String, at place: Place, suggestion: String?, others: Int = 0
  ) -> Diagnostic {
    let also = others == 1 ? "1 more link leads" : "\(others) more links lead"
    return Diagnostic(
      .warning, "broken-link", at: place, "the link \"\(destination)\" leads nowhere",
      fix: suggestion.map { "did you mean \"\($0)\"?" },
      notes: others == 0 ? [] : [Note("\(also) to the same place")])
  }

  /// A link leads to a page, but to no heading of it.
  ///
  /// - Parameter name: what stands after `#`.
  public static func missingHeading(
    _ name: String, in destination: String, at place: Place, suggestion: String?
  ) -> Diagnostic {
    Diagnostic(
      .warning, "broken-link", at: place,
      "the link \"\(destination)\" leads to a page without a heading \"\(name)\"",
      fix: suggestion.map { "did you mean \"\($0)\"?" }
        ?? "write what the address of the heading ends in, such as #a-heading for \"A heading\"")
  }

  /// A template that cannot be read, with the reason.
  public static func badTemplate(_ reason: String, at place: Place) -> Diagnostic {
    Diagnostic(.error, "bad-template", at: place, "the template cannot be read: \(reason)")
  }

  /// A file among the site's templates that nothing uses.
  public static func unknownTemplate(_ place: Place, suggestion: String?) -> Diagnostic {
    Diagnostic(
      .warning, "unknown-template", at: place, "no page uses this template",
      fix: suggestion.map { "did you mean \($0)?" })
  }
}
