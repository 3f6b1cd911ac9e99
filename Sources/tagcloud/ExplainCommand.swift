import SiteBuild

/// `tagcloud explain`: what a site makes of a tag, and why.
struct ExplainCommand {
  private let command: Command

  init(_ command: Command) { self.command = command }

  /// Finds the tag, says what there is to say about it, and reports.
  func run() async throws(UsageError) -> ExitStatus {
    let options = try BuildOptions(command, writes: false)
    let (explanation, diagnostics) = await explainTag(command.subject ?? "", options)
    if let explanation { Console.output(ExplanationText(explanation).text) }
    Reporter(command).report(diagnostics)
    return command.status(of: diagnostics)
  }
}
