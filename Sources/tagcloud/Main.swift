import Glibc
import SiteBuild

/// The program: reads the command line, runs one command, ends with its status.
@main
struct Main {
  static func main() async {
    // A reader of our output that goes away ends the writing, not the program.
    signal(SIGPIPE, SIG_IGN)
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ arguments: [String]) async -> ExitStatus {
    do throws(UsageError) {
      return try await run(Command(arguments: arguments))
    } catch {
      let verb = arguments.lazy.compactMap(Command.Verb.init).first
      Console.error("tagcloud: \(error.message)\n    \(Help.hint(for: verb))\n")
      return .usage
    }
  }

  private static func run(_ command: Command) async throws(UsageError) -> ExitStatus {
    switch command.verb {
    case .build: return try await BuildCommand(command, writes: true).run()
    case .serve: return try await ServeCommand(command).run()
    case .check: return try await BuildCommand(command, writes: false).run()
    case .layout: return LayoutCommand().run()
    case .explain: return try await ExplainCommand(command).run()
    case .svg: return try await SVGCommand(command).run()
    case .`init`: return InitCommand(folder: command.operand ?? ".").run()
    case .clean: return try await CleanCommand(command).run()
    case .version: Console.output("tagcloud \(Version.current)\n")
    case .help: Console.output(Help.text(for: command.operand.flatMap(Command.Verb.init)))
    }
    return .done
  }
}

/// What the program's end tells the shell (`sysexits.h` where it has a number for it).
enum ExitStatus: Int32 {
  /// All went well.
  case done = 0
  /// There are errors in the content, or warnings with `--strict`.
  case contentErrors = 1
  /// The command line asks for nothing sensible.
  case usage = 64
  /// The reader pressed Ctrl-C.
  case interrupted = 130
}
