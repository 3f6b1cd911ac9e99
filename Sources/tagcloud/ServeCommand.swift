import Diagnostics
import Glibc
import Preview
import SiteBuild

/// `tagcloud serve`: the site in a browser, as it is being written.
struct ServeCommand {
  private let command: Command

  init(_ command: Command) { self.command = command }

  /// Serves until a signal ends the program.
  func run() async throws(UsageError) -> ExitStatus {
    Self.endOnSignals()
    var options = PreviewOptions(try BuildOptions(command, writes: false))
    options.build.hints = false
    options.host = command.host ?? options.host
    options.port = command.port
    options.reloads = command.reloads
    let screen = ServeScreen(command)
    do throws(ServeError) {
      try await preview(options) { screen.show($0) }
    } catch {
      Console.error("tagcloud: \(error.message)\n")
      return .contentErrors
    }
    return .done
  }

  /// Nothing has to be put in order: whatever is kept on disk is written under another name first.
  private static func endOnSignals() {
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
    signal(SIGTERM) { _ in _exit(ExitStatus.done.rawValue) }
  }
}

/// What a preview shows in the terminal.
private struct ServeScreen: Sendable {
  private let command: Command

  init(_ command: Command) { self.command = command }

  func show(_ news: PreviewNews) {
    switch news {
    case .building: progress("building …")
    case .built(let report, let duration, let hasPages):
      progress("")
      Reporter(command).report(report.diagnostics)
      if command.isQuiet { return }
      if command.isVerbose { Console.error(report.stages) }
      let text =
        report.isFailure
        ? hasPages
          ? "not built; the last good pages are still served"
          : "not built yet; there are pages to see as soon as this is mended"
        : "built \(report.pages.counted("page")), \(report.clouds.counted("cloud"))"
      Console.error("\(text), \(duration.milliseconds) ms\n")
    case .listening(let site, let studio):
      Console.output("\(site)\n")
      if !command.isQuiet {
        Console.error("studio: \(studio)\n\(whoMayLook)Pages follow what you save. Ctrl-C ends this.\n")
      }
      if command.opens { open(site) }
    }
  }

  /// What to know about a preview that others can see.
  private var whoMayLook: String {
    guard let host = command.host, ["0.0.0.0", "::"].contains(host) else { return "" }
    return "Every machine that can reach this one may look, by the address of this one in numbers.\n"
  }

  /// A line that the next one takes the place of, on a terminal alone.
  private func progress(_ text: String) {
    if Console.errorIsTerminal, !command.isQuiet { Console.error("\r\u{1B}[K\(text)") }
  }

  private func open(_ address: String) {
    if !Console.start("xdg-open", [address]) {
      Console.error("tagcloud: --open needs xdg-open; open \(address) yourself\n")
    }
  }
}

extension Duration {
  /// Milliseconds with one decimal.
  var milliseconds: String {
    let tenths = components.seconds * 10_000 + components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
