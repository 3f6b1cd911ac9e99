import TagLayout

/// Prints what the engine costs, each figure beside a baseline of the same process.
///
/// `swift run -c release Benchmarks`. Figures are the least of many batches; they inform, and decide no test.
@main enum Benchmarks {
  static func main() {
    if CommandLine.arguments.count < 2 { benchmarkFrames() }
    benchmarkSteps()
  }
}

/// The nanoseconds that one call of `work` takes: the least of batches of about a millisecond each.
func nanoseconds(_ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  work()
  let once = clock.measure(work)
  let calls = max(1, Int(Duration.milliseconds(1) / once))
  let batches = (0..<101).map { _ in
    clock.measure { for _ in 0..<calls { work() } } / .nanoseconds(1) / Double(calls)
  }
  return batches.min() ?? 0
}

/// Does what the engine cannot refuse.
func attempt<Result>(_ work: () throws(LayoutRefusal) -> Result) -> Result {
  do throws(LayoutRefusal) { return try work() } catch { fatalError(error.message) }
}

/// A line of a table: a name, and columns aligned to the right.
func printLine(_ name: String, _ columns: [String]) {
  func pad(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count))
  }
  print(name + pad(name, to: 34) + columns.map { pad($0, to: 12) + $0 }.joined())
}

/// A number with two decimals.
func decimal(_ number: Double) -> String {
  let hundredths = Int(number * 100 + 0.5)
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}
