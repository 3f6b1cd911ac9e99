import Synchronization

/// Maps items on several tasks and returns the results in the items' order, whatever order they finish in.
///
/// A task takes the next few items whenever it is free, so that none waits for another with costly ones. Each task
/// makes one `state` (fonts, templates) for all its items; no result may depend on which items a state has seen. This
/// is the only place of the chain that makes tasks.
///
/// - Parameter jobs: how many tasks run at once; 1 or less runs on the caller's task.
func parallelMap<Item: Sendable, State, Result: Sendable>(
  _ items: [Item], jobs: Int, state makeState: @escaping @Sendable () -> State,
  _ transform: @escaping @Sendable (State, Item) -> Result
) async -> [Result] {
  let count = min(jobs, items.count)
  guard count > 1 else {
    let state = makeState()
    return items.map { transform(state, $0) }
  }
  let shares = Shares(of: items.count, among: count)
  return await withTaskGroup(of: [(Int, [Result])].self) { group in
    for _ in 0..<count {
      group.addTask {
        let state = makeState()
        var done: [(Int, [Result])] = []
        while let (share, range) = shares.next() {
          done.append((share, range.reversed().map { transform(state, items[$0]) }))
        }
        return done
      }
    }
    var results = [[Result]](repeating: [], count: shares.count)
    for await done in group {
      for (share, values) in done { results[share] = values }
    }
    return joined(&results, count: items.count)
  }
}

/// Joins shares, each of which has its last result first; what is taken from the end of its share moves, while to copy
/// thousands of large values takes a while.
private func joined<Result>(_ shares: inout [[Result]], count: Int) -> [Result] {
  var results: [Result] = []
  results.reserveCapacity(count)
  for share in shares.indices {
    while let result = shares[share].popLast() { results.append(result) }
  }
  return results
}

/// Hands out items, a few at a time and the last ones first: those are the pages that the build makes, and to begin with
/// the largest cloud of a site leaves no task waiting for it at the end.
private final class Shares: Sendable {
  /// How many shares there are.
  let count: Int
  private let items: Int
  private let size: Int
  private let taken = Atomic(0)

  init(of items: Int, among tasks: Int) {
    self.items = items
    // Small enough that the last ones end together, large enough that asking costs nothing.
    size = max(1, min(32, items / (tasks * 8)))
    count = (items + size - 1) / size
  }

  /// A share that nobody has, with its items; `nil` when all are taken.
  func next() -> (share: Int, items: Range<Int>)? {
    let share = count - taken.wrappingAdd(1, ordering: .relaxed).newValue
    guard share >= 0 else { return nil }
    return (share, share * size..<min(items, (share + 1) * size))
  }
}

/// Maps items on several tasks that need no state of their own.
func parallelMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  await parallelMap(items, jobs: jobs, state: {}) { _, item in transform(item) }
}

extension Range<Int> {
  /// The range as so many that follow each other, as long as each other, or fewer if it is short.
  func divided(into count: Int) -> [Range<Int>] {
    let size = Swift.max(1, (self.count + count - 1) / Swift.max(1, count))
    return stride(from: lowerBound, to: upperBound, by: size).map { $0..<Swift.min(upperBound, $0 + size) }
  }
}

/// Starts to make a value while other things are done; where there is one task, the value is made at once.
func begin<Value: Sendable>(jobs: Int, _ make: @escaping @Sendable () -> Value) -> Task<Value, Never> {
  if jobs > 1 { return Task { make() } }
  let value = make()
  return Task { value }
}

/// Lets go of a value while other things are done: to free thousands of pages takes a while.
func free<Value: Sendable>(_ value: consuming Value, jobs: Int) {
  if jobs > 1 { Task { [value] in _ = value } }
}

/// Does two things that have nothing to do with each other at once, or one after the other where there is one task.
func bothOf<First: Sendable, Second: Sendable>(
  jobs: Int, _ first: @escaping @Sendable () async -> First, _ second: @escaping @Sendable () async -> Second
) async -> (First, Second) {
  guard jobs > 1 else { return (await first(), await second()) }
  async let other = second()
  return (await first(), await other)
}
