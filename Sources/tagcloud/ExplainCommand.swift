import SiteBuild

/// `tagcloud explain`: what a site makes of a tag, and why.
struct ExplainCommand {
  private let command: Command

  init(_ command: Command) { self.command = command }

  /// Finds the tag, says what there is to say about it, and reports.
  func run() async throws(UsageError) -> ExitStatus {
    let options = try BuildOptions(command, writes: false)
    let (explanations, diagnostics) = await explainTag(command.subject ?? "", options)
    Console.output(explanations.map { ExplanationText($0).text }.joined(separator: "\n"))
    Reporter(command).report(diagnostics)
    return command.status(of: diagnostics)
  }
}
