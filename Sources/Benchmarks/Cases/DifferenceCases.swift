import Differences

/// What it costs to say what differs in arrays of 100 000 elements.
@BenchmarkActor
enum DifferenceCases {
  private struct Item: Identifiable, Hashable {
    var id: Int
    var title = "title"
  }

  private static let old = (0..<100_000).map { Item(id: $0) }

  /// One element of many has another title.
  static func one() -> Workload {
    var changed = old
    changed[50_000].title = "other"
    return workload(to: changed)
  }

  /// All of them have.
  static func all() -> Workload { workload(to: old.map { Item(id: $0.id, title: "other") }) }

  /// All of them have moved.
  static func reversed() -> Workload { workload(to: old.reversed()) }

  /// The baseline is `==`, which has to look at most elements as well.
  private static func workload(to new: [Item]) -> Workload {
    Workload(
      operation: { count in
        for _ in 0..<count { precondition(Difference(from: old, to: new)?.isComplete == true) }
      },
      baseline: { count in
        for _ in 0..<count { precondition(zip(old, new).filter { $0 == $1 }.count < old.count) }
      }
    )
  }
}
