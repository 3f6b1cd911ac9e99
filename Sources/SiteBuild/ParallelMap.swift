/// Maps items on several tasks and returns the results in the items' order, whatever order they finish in.
///
/// Task k of n takes the items k, k + n, k + 2n, … so that stretches of costly items are shared. Each task makes
/// one `state` (fonts, templates) for all its items. This is the only place of the chain that makes tasks.
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
  return await withTaskGroup(of: (Int, [Result]).self) { group in
    for task in 0..<count {
      group.addTask {
        let state = makeState()
        return (task, stride(from: task, to: items.count, by: count).map { transform(state, items[$0]) })
      }
    }
    var shares = [[Result]](repeating: [], count: count)
    for await (task, results) in group { shares[task] = results }
    return items.indices.map { shares[$0 % count][$0 / count] }
  }
}

/// Maps items on several tasks that need no state of their own.
func parallelMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  await parallelMap(items, jobs: jobs, state: {}) { _, item in transform(item) }
}
