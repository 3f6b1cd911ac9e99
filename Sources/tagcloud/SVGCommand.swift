import SiteBuild

/// `tagcloud svg`: one cloud at one width as a picture.
struct SVGCommand {
  private let command: Command

  init(_ command: Command) { self.command = command }

  /// Draws the cloud, prints or writes the picture, and reports.
  func run() async throws(UsageError) -> ExitStatus {
    var options = try BuildOptions(command, writes: false)
    // What -o names is the picture, not the folder of the site.
    options.output = nil
    var (svg, diagnostics) = await drawCloud(
      command.subject ?? "", width: command.width, scheme: command.isDark ? .dark : .light, options)
    if let svg {
      if let path = command.output {
        if let problem = writeDrawing(svg, to: path) { diagnostics.append(problem) }
      } else {
        Console.output(svg)
      }
    }
    Reporter(command).report(diagnostics)
    return command.status(of: diagnostics)
  }
}
