import Diagnostics
import Glibc
import SiteBuild

/// `tagcloud build` and `tagcloud check`.
struct BuildCommand {
  private let command: Command
  private let writes: Bool

  init(_ command: Command, writes: Bool) {
    self.command = command
    self.writes = writes
  }

  /// Builds, reports, and says how it went.
  func run() async throws(UsageError) -> ExitStatus {
    let report = await buildSite(try BuildOptions(command, writes: writes))
    Reporter(command).report(report.diagnostics)
    if !report.isFailure { say(report) }
    let status = command.status(of: report.diagnostics)
    // Nothing is left to do, and a large site takes longer to be taken apart than to be written.
    return withExtendedLifetime(report) { exit(status.rawValue) }
  }
}

extension BuildCommand {
  private func say(_ report: BuildReport) {
    if command.isQuiet { return }
    var text = ""
    if command.isVerbose {
      if !report.dialect.isEmpty { text += "pages as \(report.dialect) has them\n" }
      text += report.stages
    }
    text += [
      report.pages.counted("page"), report.clouds.counted("cloud"), report.chips.counted("chip"),
    ].joined(separator: ", ")
    if writes, !command.dryRun {
      text += " in \(report.output): \(report.written.counted("file")) written, \(report.unchanged) unchanged"
      if report.removed > 0 { text += ", \(report.removed) removed" }
    }
    Console.error(text + "\n" + (report.heldBack.isEmpty ? "" : report.heldBack.text + "\n"))
  }
}

extension HeldBackPages {
  /// What a reader who misses pages wants to know.
  var text: String {
    let them = { (count: Int) in count == 1 ? "it" : "them" }
    var told: [String] = []
    if drafts > 0 {
      told.append("\(drafts.counted("draft")) (--drafts builds \(them(drafts)))")
    }
    if future > 0 { told.append("\(future) with a date to come (--future builds \(them(future)))") }
    if expired > 0 { told.append("\(expired) expired") }
    return "held back: " + told.joined(separator: ", ")
  }
}

extension BuildReport {
  /// How long each stage took, one a line, and what the caches did not have.
  var stages: String {
    let lines = times.map { stage, duration in
      let name = stage.rawValue + String(repeating: " ", count: 8 - stage.rawValue.count)
      return "\(name) \(duration.milliseconds) ms\n"
    }
    return lines.joined()
      + "\(shapedLabels.counted("label")) shaped, \(arrangedClouds.counted("cloud")) arranged\n"
  }
}

extension BuildOptions {
  /// What a command line asks a build to do.
  init(_ command: Command, writes: Bool) throws(UsageError) {
    self.init()
    source = command.operand ?? "."
    output = command.output
    configuration = command.configuration
    baseURL = command.baseURL
    drafts = command.drafts
    future = command.future
    force = command.force || !writes
    dryRun = command.dryRun || !writes
    hints = !writes
    fragment = try command.fragment.map(Self.fragmentPath)
    baseline = command.baseline
    jobs = command.jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    cacheFolder = command.noCache ? nil : Console.cacheFolder
    now = try Self.now(Console.environment("SOURCE_DATE_EPOCH"))
  }

  /// A path that stays below the output folder.
  private static func fragmentPath(_ path: String) throws(UsageError) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if !path.hasPrefix("/"), !parts.contains(".."), !parts.contains("") { return path }
    throw UsageError(message: "--fragment takes a path below the output folder, not \"\(path)\"")
  }

  /// The clock, or the time that reproducible builds pretend it is.
  private static func now(_ pretended: String?) throws(UsageError) -> Int {
    guard let pretended else { return time(nil) }
    if let seconds = Int(pretended), seconds >= 0 { return seconds }
    throw UsageError(message: "SOURCE_DATE_EPOCH holds seconds since 1970, not \"\(pretended)\"")
  }
}

extension Command {
  /// How a run ends that found these problems.
  func status(of diagnostics: [Diagnostic]) -> ExitStatus {
    let worst: Diagnostic.Severity = strict ? .warning : .error
    return diagnostics.contains { $0.severity >= worst } ? .contentErrors : .done
  }
}

/// Prints the problems of a run in the format that was asked for.
struct Reporter {
  private let command: Command

  init(_ command: Command) { self.command = command }

  /// Prints problems; quiet runs print errors alone.
  func report(_ diagnostics: [Diagnostic]) {
    let report = DiagnosticReport(
      command.isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics)
    switch command.format {
    case .json: Console.output(report.json)
    case .sarif: Console.output(report.sarif(version: Version.current, read: readSource))
    case .human, .github:
      Console.error(report.human(colored: isColored))
      if !report.summary.isEmpty { Console.error(report.summary + "\n") }
    }
    if command.format == .github || Console.environment("GITHUB_ACTIONS") == "true" {
      Console.error(report.github)
    }
    if let path = Console.environment("GITHUB_STEP_SUMMARY") { Console.append(report.markdown, to: path) }
  }

  private var isColored: Bool {
    switch command.color {
    case .always: return true
    case .never: return false
    case .auto:
      if Console.environment("NO_COLOR") != nil { return false }
      if Console.environment("FORCE_COLOR") != nil { return true }
      return Console.errorIsTerminal && Console.environment("CI") == nil
        && Console.environment("TERM") != "dumb"
    }
  }
}
