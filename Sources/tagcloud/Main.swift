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
    let command: Command
    do { command = try Command(arguments: arguments) } catch {
      Console.error("tagcloud: \(error.message)\n")
      return .usage
    }
    switch command.verb {
    case .build: return await BuildCommand(command, writes: true).run()
    case .check: return await BuildCommand(command, writes: false).run()
    case .layout: return LayoutCommand().run()
    case .`init`: return InitCommand(folder: command.operand ?? ".").run()
    case .clean: return await CleanCommand(command).run()
    case .version: Console.output("tagcloud \(Version.current)\n")
    case .help:
      guard let text = Help.text(for: command.operand) else {
        Console.error("tagcloud: there is no verb \"\(command.operand ?? "")\"\n")
        return .usage
      }
      Console.output(text)
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
}
