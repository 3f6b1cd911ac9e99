import TagLayout

/// Prints what the engine costs, each figure beside a baseline of the same process.
///
/// `swift run -c release Benchmarks`. The figures inform, and decide no test.
@main enum Benchmarks {
  static func main() {
    benchmarkFrames()
    benchmarkSteps()
  }
}

/// The nanoseconds that one call of `work` and one of a baseline take, each the least of many batches of about a
/// millisecond, which alternate so that a busy machine slows both.
func nanoseconds(_ work: () -> Void, beside baseline: () -> Void) -> (work: Double, baseline: Double) {
  let clock = ContinuousClock()
  func calls(_ work: () -> Void) -> Int {
    work()
    return max(1, Int(Duration.milliseconds(1) / clock.measure(work)))
  }
  func batch(_ work: () -> Void, calls: Int) -> Double {
    clock.measure { for _ in 0..<calls { work() } } / .nanoseconds(1) / Double(calls)
  }
  let (workCalls, baselineCalls) = (calls(work), calls(baseline))
  var least = (work: Double.infinity, baseline: Double.infinity)
  for _ in 0..<101 {
    least.work = min(least.work, batch(work, calls: workCalls))
    least.baseline = min(least.baseline, batch(baseline, calls: baselineCalls))
  }
  return least
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
