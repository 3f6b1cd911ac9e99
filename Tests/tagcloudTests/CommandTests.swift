import Testing

@testable import tagcloud

@Suite struct CommandTests {
  @Test func hintLeadsToTheOptionsOfTheVerb() {
    #expect(Help.hint(for: nil) == "tagcloud help lists what there is")
    #expect(Help.hint(for: .version) == "tagcloud help lists what there is")
    #expect(Help.hint(for: .build) == "tagcloud help build lists its options")
  }

  @Test func flagsMayStandAnywhere() throws {
    let command = try Command(arguments: ["-D", "build", "site", "--strict", "-o", "out", "-j2"])
    #expect(command.verb == .build && command.operand == "site" && command.output == "out")
    #expect(command.drafts && command.strict && command.jobs == 2)
  }

  @Test func valuesMayFollowAnEqualsSign() throws {
    let command = try Command(arguments: ["check", "--format=sarif", "--color=never", "--base-url=/docs"])
    #expect(command.format == .sarif && command.color == .never && command.baseURL == "/docs")
  }

  @Test func wordsAfterTwoHyphensAreNoFlags() throws {
    #expect(try Command(arguments: ["build", "--", "-D"]).operand == "-D")
  }

  @Test func subjectStandsBeforeTheSite() throws {
    let explain = try Command(arguments: ["explain", "C++", "site"])
    #expect(explain.verb == .explain && explain.subject == "C++" && explain.operand == "site")
    let svg = try Command(arguments: ["svg", "/tags/#terms", "--width", "640.5", "--dark", "-o", "a.svg"])
    #expect(svg.subject == "/tags/#terms" && svg.operand == nil && svg.output == "a.svg")
    #expect(svg.width == 640.5 && svg.isDark)
    #expect(try Command(arguments: ["build", "site"]).subject == nil)
  }

  @Test func serveTakesWhereAndHow() throws {
    let serve = try Command(arguments: [
      "serve", "site", "-p", "8080", "--host", "0.0.0.0", "--open", "--no-livereload", "-D",
    ])
    #expect(serve.verb == .serve && serve.operand == "site" && serve.drafts)
    #expect(serve.port == 8080 && serve.host == "0.0.0.0" && serve.opens && !serve.reloads)
    let plain = try Command(arguments: ["serve"])
    #expect(plain.port == nil && plain.host == nil && !plain.opens && plain.reloads)
  }

  @Test func helpAndVersionGoFirst() throws {
    #expect(try Command(arguments: []).verb == .help)
    #expect(try Command(arguments: ["--version"]).verb == .version)
    let help = try Command(arguments: ["build", "--help"])
    #expect(help.verb == .help && help.operand == "build")
  }

  @Test(arguments: [
    (["biuld"], "there is no verb \"biuld\"; did you mean build?"),
    (["build", "--bse-url", "x"], "there is no option --bse-url; did you mean --base-url?"),
    (["build", "--outptu=x"], "there is no option --outptu=x; did you mean --output?"),
    (["build", "-x"], "there is no option -x"),
    (["build", "--output"], "--output needs a value"),
    (["build", "--output="], "--output needs a value"),
    (["build", "--drafts=yes"], "--drafts=yes takes no value"),
    (["build", "-j", "0"], "--jobs takes a number from 1 to 256, not \"0\""),
    (
      ["build", "--format", "jsn"],
      "--format takes one of human, json, sarif, github, not \"jsn\"; did you mean json?"
    ),
    (["build", "a", "b"], "there is one word too many: \"b\""),
    (["build", "-q", "-v"], "--quiet and --verbose exclude each other"),
    (
      ["build", "-b", "example.org"],
      "--base-url takes an address such as https://example.org/docs, not \"example.org\""
    ),
    (
      ["build", "-b", "//evil"],
      "--base-url takes an address such as https://example.org/docs, not \"//evil\""
    ),
    (["serve", "-p", "0"], "--port takes a number from 1 to 65535, not \"0\""),
    (["serve", "-p", "http"], "--port takes a number from 1 to 65535, not \"http\""),
    (["build", "--open"], "build takes no option --open"),
    (["version", "--force"], "version takes no option --force"),
    (["help", "chek"], "there is no verb \"chek\"; did you mean check?"),
    (["init"], "init needs the folder to make: tagcloud init DIR"),
    (["layout", "x"], "layout reads standard input and takes no file (\"x\"): tagcloud layout < FILE"),
    (["explain"], "explain needs the tag to explain: tagcloud explain TAG [SOURCE]"),
    (["explain", ""], "explain needs the tag to explain: tagcloud explain TAG [SOURCE]"),
    (["explain", "a", "b", "c"], "there is one word too many: \"c\""),
    (["explain", "a", "--width", "9"], "explain takes no option --width"),
    (["svg"], "svg needs the cloud to draw: tagcloud svg PAGE#CLOUD [SOURCE]"),
    (["svg", "/", "--width", "wide"], "--width takes a number of px from 1 to 10000, not \"wide\""),
    (["svg", "/", "--width", "0"], "--width takes a number of px from 1 to 10000, not \"0\""),
    (["svg", "/", "--width=0x20"], "--width takes a number of px from 1 to 10000, not \"0x20\""),
    (["svg", "/", "--format", "json"], "svg takes no option --format"),
    (["build", "--dark"], "build takes no option --dark"),
    (["--strict"], "there is no verb: say what to do, such as tagcloud build"),
  ])
  func mistakesAreNamedWithTheirCure(arguments: [String], message: String) {
    #expect(throws: UsageError(message: message)) { try Command(arguments: arguments) }
  }
}

@Suite struct HelpTests {
  @Test func overviewListsEveryVerb() {
    let text = Help.text(for: nil)
    for verb in Command.Verb.allCases { #expect(text.contains("\n  \(verb.rawValue)")) }
  }

  @Test(arguments: Command.Verb.allCases)
  func verbListsItsOptions(verb: Command.Verb) {
    let text = Help.text(for: verb)
    #expect(text.hasPrefix("usage: tagcloud \(verb.rawValue)"))
    for flag in verb.flags {
      #expect(text.contains("--\(flag.name)") && text.contains(verb.summary(of: flag)), "\(flag)")
    }
  }

  @Test func outputOfAPictureIsAFile() {
    #expect(Help.text(for: .svg).contains("-o, --output FILE"))
    #expect(Help.text(for: .build).contains("-o, --output DIR"))
  }

  @Test func formatsAreListed() {
    let choices = Format.allCases.map(\.rawValue).joined(separator: "|")
    #expect(Flag.format.value == choices)
    #expect(Flag.color.value == ColorChoice.allCases.map(\.rawValue).joined(separator: "|"))
  }

  @Test func linesFitATerminal() {
    for verb in Command.Verb.allCases {
      for line in Help.text(for: verb).split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
    }
  }
}
