import SiteBuild

/// `tagcloud clean`: removes what builds have written.
struct CleanCommand {
  private let command: Command

  init(_ command: Command) { self.command = command }

  /// Removes the files that the manifest lists.
  func run() async throws(UsageError) -> ExitStatus {
    let report = await cleanSite(try BuildOptions(command, writes: true))
    Reporter(command).report(report.diagnostics)
    if report.isFailure { return .contentErrors }
    let verb = command.dryRun ? "would be removed" : "removed"
    if !command.isQuiet { Console.error("\(report.removed.counted("file")) \(verb) in \(report.output)\n") }
    return .done
  }
}
