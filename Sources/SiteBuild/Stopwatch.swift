/// Tells how long one thing after another takes.
struct Stopwatch {
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant

  init() { start = clock.now }

  /// The time since the last lap, or since the start.
  mutating func lap() -> Duration {
    let now = clock.now
    defer { start = now }
    return now - start
  }
}
