import TagLayout

/// Which chips a cloud's rows are made of.
struct RowStride {
  /// From one chip of a row to the next.
  let count: Int

  init(_ cloud: ArrangedCloud) {
    let isRoundRobin = cloud.layout.direction == .horizontal && cloud.layout.distribution == .columnMajor
    count = isRoundRobin ? max(1, cloud.steps.first?.arrangement.rows.first?.stride ?? 1) : 1
  }

  /// Whether rows are dealt round robin, so that neighbours in the list are in different rows.
  var isPeriodic: Bool { count > 1 }
}
