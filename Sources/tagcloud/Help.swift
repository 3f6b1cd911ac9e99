/// The texts that `tagcloud help` prints.
enum Help {
  /// The overview, or the text of one verb.
  static func text(for verb: Command.Verb?) -> String { verb.map(text) ?? overview }

  /// What helps somebody whose command line is wrong, as far as it names a verb.
  static func hint(for verb: Command.Verb?) -> String {
    guard let verb, !verb.flags.isEmpty else { return "tagcloud help lists what there is" }
    return "tagcloud help \(verb.rawValue) lists its options"
  }
}

extension Help {
  private static var overview: String {
    var text = "tagcloud makes static tag clouds: the build measures and places every chip.\n\n"
    text += "usage: tagcloud VERB [OPTIONS]\n\nverbs:\n"
    let width = Command.Verb.allCases.map(\.synopsis.count).max() ?? 0
    for verb in Command.Verb.allCases { text += "  \(padded(verb.synopsis, to: width))  \(verb.summary)\n" }
    return text + "\ntagcloud help VERB tells more; tagcloud init DIR makes a site to start from.\n"
  }

  private static func text(of verb: Command.Verb) -> String {
    var text = "usage: tagcloud \(verb.synopsis)\n\n\(verb.details)\n"
    let flags = verb.flags
    guard !flags.isEmpty else { return text }
    text += "\noptions:\n"
    let synopses = flags.map { $0.synopsis(value: verb.value(of: $0)) }
    let width = synopses.map(\.count).max() ?? 0
    for (flag, synopsis) in zip(flags, synopses) {
      text += "  \(padded(synopsis, to: width))  \(verb.summary(of: flag))\n"
    }
    return text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
}

extension Flag {
  fileprivate func synopsis(value: String?) -> String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--" + name + (value.map { " " + $0 } ?? "")
  }
}

extension Command.Verb {
  fileprivate var synopsis: String {
    switch self {
    case .build: "build [SOURCE]"
    case .serve: "serve [SOURCE]"
    case .check: "check [SOURCE]"
    case .layout: "layout"
    case .explain: "explain TAG [SOURCE]"
    case .svg: "svg PAGE#CLOUD [SOURCE]"
    case .`init`: "init DIR"
    case .clean: "clean [SOURCE]"
    case .version: "version"
    case .help: "help [VERB]"
    }
  }

  fileprivate var summary: String {
    switch self {
    case .build: "build the site in SOURCE (default: this folder)"
    case .serve: "show the site in a browser, and every change as you save it"
    case .check: "say everything that build would say, and write nothing"
    case .layout: "lay out sizes: JSON Lines on standard input, geometry on standard output"
    case .explain: "say why a tag has its label, its address, its count and its looks"
    case .svg: "draw one cloud as a picture, for a README"
    case .`init`: "make a small site that builds at once"
    case .clean: "remove what builds have written"
    case .version: "print the version"
    case .help: "explain a verb"
    }
  }

  fileprivate var details: String {
    switch self {
    case .build:
      """
      Reads the Markdown pages below SOURCE/content (or below SOURCE when there is no content folder) and writes
      the site to SOURCE/public. Nothing is written unless everything could be made; files that did not change
      are left alone; files of earlier builds that are no longer made are removed.

      Exit status: 0 done, 1 errors in the content (or warnings with --strict), 64 usage.
      """
    case .serve:
      """
      Builds the site into memory and serves it on this machine alone, at the address that it prints. Whatever is
      saved is built again, and open pages take it over where they are. What is wrong with it is shown over them, with
      its file and line; the last good pages stay. Nothing is written but what the next build can use again.

      At /__studio/ a page lets you change any cloud, drag it wider and narrower, and copy the front matter for it.

      Exit status: 130 after Ctrl-C, 0 when ended otherwise, 1 when it cannot listen there, 64 usage.
      """
    case .check:
      "Does everything that build does but writing.\n\nExit status: 0 fine, 1 errors (or warnings with --strict), 64 usage."
    case .layout:
      """
      Reads one JSON object, or one a line, such as
        {"sizes": [[80, 32], [120, 32]], "containerWidth": 320, "alignment": "center"}
      and answers each with one line: frames, hidden, contentSize, totalRows. A refused line answers
      {"error": {"id", "message"}}; the others still get their answers, and the exit status is 1.
      """
    case .explain:
      """
      Says why the tag has its key, label, slug, address and count, which spellings of it there are, which pages
      carry it, and what it looks like in each cloud. TAG is any spelling of it, or its slug. Nothing is written.

      Exit status: 0 done, 1 no such tag or errors in the content (or warnings with --strict), 64 usage.
      """
    case .svg:
      """
      Draws one cloud, at one width, as an SVG picture on standard output that needs nothing beside it: its fonts
      are inside. PAGE is the page's address as heights.json has it, CLOUD the cloud's name; PAGE alone means the
      page's first cloud. With a base URL the chips are links. Nothing is written but the picture.
        tagcloud svg '/tags/#terms' --width 640 -o tags.svg

      Exit status: 0 done, 1 no such cloud or errors in the content (or warnings with --strict), 64 usage.
      """
    case .`init`: "Writes a page, a configuration and nothing else into DIR, which must be new or empty."
    case .clean: "Removes the files that the manifest in the output folder lists; other files stay."
    case .version: "Prints the program's name and version."
    case .help: "Prints an overview, or the text of a verb."
    }
  }

  /// What help calls the value of one of its options.
  func value(of flag: Flag) -> String? { self == .svg && flag == .output ? "FILE" : flag.value }

  /// What one of its options does.
  func summary(of flag: Flag) -> String {
    switch (self, flag) {
    case (.svg, .output): "write the picture to FILE instead of standard output"
    case (.svg, .baseURL): "the address that the site has, which makes the chips links"
    default: flag.summary
    }
  }

  /// The options that the verb takes, in the order in which help lists them.
  var flags: [Flag] {
    let reporting: [Flag] = [.strict, .quiet, .verbose, .jobs, .format, .color]
    switch self {
    case .build:
      return [.output, .config, .baseURL, .drafts, .future, .dryRun, .force, .noCache, .fragment] + reporting
    case .serve:
      return [.host, .port, .open, .noLiveReload, .config, .baseURL, .drafts, .future, .noCache]
        + [.quiet, .verbose, .jobs, .color]
    case .check: return [.output, .config, .baseURL, .drafts, .future, .baseline] + reporting
    case .explain: return [.config, .drafts, .future, .strict, .quiet, .color]
    case .svg:
      return [.output, .width, .dark, .config, .baseURL, .drafts, .future, .strict, .quiet, .jobs, .color]
    case .clean: return [.output, .config, .dryRun, .quiet, .format, .color]
    case .layout, .`init`, .version, .help: return []
    }
  }
}
