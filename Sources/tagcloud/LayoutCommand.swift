import SiteBuild

/// `tagcloud layout`: one answer for each line of standard input.
struct LayoutCommand {
  /// Answers everything on standard input.
  func run() -> ExitStatus {
    guard let input = Console.input() else {
      Console.error("tagcloud: standard input cannot be read\n")
      return .usage
    }
    var service = LayoutService()
    var refused = false
    var answers = ""
    for request in LayoutService.requests(in: input) {
      let answer = service.answer(request)
      refused = refused || answer.isRefused
      answers += answer.line + "\n"
    }
    Console.output(answers)
    return refused ? .contentErrors : .done
  }
}
