import Diagnostics

/// What a command line asks for.
struct Command: Equatable {
  /// The verbs, in the order in which help lists them.
  enum Verb: String, CaseIterable {
    case build, serve, check, layout, explain, svg, `init`, clean, version, help
  }

  var verb: Verb
  /// What is asked about: the tag to explain, or the cloud to draw.
  var subject: String?
  /// What the verb works on: the site's folder, or the verb that help is wanted for.
  var operand: String?
  var output: String?
  var configuration: String?
  var baseURL: String?
  var drafts = false
  var future = false
  var strict = false
  var isQuiet = false
  var isVerbose = false
  var jobs: Int?
  var format = Format.human
  var color = ColorChoice.auto
  var dryRun = false
  /// Whether nothing is taken from earlier builds or kept for later ones.
  var noCache = false
  var force = false
  /// The file for a fragment with the cloud of all terms.
  var fragment: String?
  /// The index of heights to hold the clouds against.
  var baseline: String?
  /// How wide a cloud is drawn, in CSS px.
  var width: Double?
  /// The address or the name to serve on.
  var host: String?
  /// The port to serve on.
  var port: UInt16?
  /// Whether a browser is opened.
  var opens = false
  /// Whether open pages follow changes.
  var reloads = true
  /// Whether it is drawn in the colours of dark pages.
  var isDark = false
}

/// How problems are printed.
enum Format: String, CaseIterable {
  /// For people: `path:line:column: error[id]: text`.
  case human
  /// One JSON array on standard output.
  case json
  /// A SARIF 2.1.0 log on standard output.
  case sarif
  /// Annotations for GitHub's runners, besides the text for people.
  case github
}

/// Whether problems are printed in colour.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// A command line that asks for nothing sensible.
struct UsageError: Error, Equatable {
  /// What is wrong.
  var message: String
}

extension Command {
  /// Reads a command line without the program's name.
  init(arguments: [String]) throws(UsageError) {
    let parsed: ParsedArguments
    do { parsed = try parse(arguments) } catch { throw UsageError(error) }
    let flags = parsed.flags.map(\.flag)
    var words = parsed.words[...]
    if flags.contains(.version) {
      self.init(verb: .version)
      return
    }
    guard let word = words.popFirst() else {
      guard flags.isEmpty || flags.contains(.help) else {
        throw UsageError(message: "there is no verb: say what to do, such as tagcloud build")
      }
      self.init(verb: .help)
      return
    }
    guard let verb = Verb(rawValue: word) else { throw UsageError(unknownVerb: word) }
    self.init(verb: flags.contains(.help) ? .help : verb)
    if self.verb.hasSubject { subject = words.popFirst() }
    operand = flags.contains(.help) ? word : words.popFirst()
    if let extra = words.first { throw UsageError(message: "there is one word too many: \"\(extra)\"") }
    for (flag, value) in parsed.flags { try apply(flag, value) }
    try check(flags)
  }
}

extension Command {
  private mutating func apply(_ flag: Flag, _ given: String?) throws(UsageError) {
    let value = given ?? ""
    if given != nil, value.isEmpty { throw UsageError(.missingValue("--" + flag.name)) }
    switch flag {
    case .output: output = value
    case .config: configuration = value
    case .baseURL: baseURL = try Self.address(value)
    case .drafts: drafts = true
    case .future: future = true
    case .strict: strict = true
    case .quiet: isQuiet = true
    case .verbose: isVerbose = true
    case .jobs: jobs = try Self.jobs(value)
    case .format: format = try Self.choice(value, of: flag)
    case .color: color = try Self.choice(value, of: flag)
    case .dryRun: dryRun = true
    case .noCache: noCache = true
    case .force: force = true
    case .fragment: fragment = value
    case .baseline: baseline = value
    case .width: width = try Self.width(value)
    case .dark: isDark = true
    case .host: host = value
    case .port: port = try Self.port(value)
    case .open: opens = true
    case .noLiveReload: reloads = false
    case .help, .version: break
    }
  }

  private static func address(_ value: String) throws(UsageError) -> String {
    let isPath = value.hasPrefix("/") && !value.hasPrefix("//")
    guard isPath || value.hasPrefix("https://") || value.hasPrefix("http://") else {
      throw UsageError(
        message: "--base-url takes an address such as https://example.org/docs, not \"\(value)\"")
    }
    return value
  }

  private static func jobs(_ value: String) throws(UsageError) -> Int {
    guard let jobs = Int(value), (1...256).contains(jobs) else {
      throw UsageError(message: "--jobs takes a number from 1 to 256, not \"\(value)\"")
    }
    return jobs
  }

  private static func port(_ value: String) throws(UsageError) -> UInt16 {
    guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = UInt16(value), port > 0 else {
      throw UsageError(message: "--port takes a number from 1 to 65535, not \"\(value)\"")
    }
    return port
  }

  private static func width(_ value: String) throws(UsageError) -> Double {
    guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2e }), let width = Double(value),
      (1...10_000).contains(width)
    else { throw UsageError(message: "--width takes a number of px from 1 to 10000, not \"\(value)\"") }
    return width
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: String, of flag: Flag
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    if let choice = Choice(rawValue: value) { return choice }
    let choices = Choice.allCases.map(\.rawValue)
    let hint = nearest(to: value, among: choices).map { "; did you mean \($0)?" } ?? ""
    throw UsageError(
      message: "--\(flag.name) takes one of \(choices.joined(separator: ", ")), not \"\(value)\"\(hint)")
  }

  private func check(_ flags: [Flag]) throws(UsageError) {
    for flag in flags where !verb.flags.contains(flag) && flag != .help {
      throw UsageError(message: "\(verb.rawValue) takes no option --\(flag.name)")
    }
    if verb == .help, let operand, Verb(rawValue: operand) == nil { throw UsageError(unknownVerb: operand) }
    if verb == .`init`, operand == nil {
      throw UsageError(message: "init needs the folder to make: tagcloud init DIR")
    }
    if verb == .explain, subject ?? "" == "" {
      throw UsageError(message: "explain needs the tag to explain: tagcloud explain TAG [SOURCE]")
    }
    if verb == .svg, subject ?? "" == "" {
      throw UsageError(message: "svg needs the cloud to draw: tagcloud svg PAGE#CLOUD [SOURCE]")
    }
    if verb == .layout, let operand {
      throw UsageError(
        message: "layout reads standard input and takes no file (\"\(operand)\"): tagcloud layout < FILE")
    }
    if isQuiet, isVerbose { throw UsageError(message: "--quiet and --verbose exclude each other") }
  }
}

extension Command.Verb {
  /// Whether the verb asks about something in a site, which is named before the site's folder.
  fileprivate var hasSubject: Bool { self == .explain || self == .svg }
}

extension UsageError {
  fileprivate init(_ error: ArgumentError) {
    switch error {
    case .unknown(let option):
      let names = Flag.allCases.map { "--" + $0.name }
      let hint =
        nearest(to: String(option.prefix { $0 != "=" }), among: names).map { "; did you mean \($0)?" } ?? ""
      self.init(message: "there is no option \(option)\(hint)")
    case .missingValue(let option):
      self.init(message: "\(option) needs a value")
    case .unwantedValue(let option):
      self.init(message: "\(option) takes no value")
    case .other(let text):
      self.init(message: text)
    }
  }

  init(unknownVerb word: String) {
    let hint =
      nearest(to: word, among: Command.Verb.allCases.map(\.rawValue)).map { "; did you mean \($0)?" } ?? ""
    self.init(message: "there is no verb \"\(word)\"\(hint)")
  }
}
