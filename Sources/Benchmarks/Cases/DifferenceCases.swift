import Differences

/// What it costs to say what differs in arrays of 100 000 elements.
@MainActor
enum DifferenceCases {
  private struct Item: Identifiable, Hashable {
    var id: Int
    var title = "title"
  }

  private static let old = (0..<100_000).map { Item(id: $0) }

  static var all: [Benchmark] {
    var changed = old
    changed[50_000].title = "other"
    let all = old.map { Item(id: $0.id, title: "other") }
    return [
      benchmark("difference-one-of-100000", to: changed),
      benchmark("difference-all-of-100000", to: all),
      benchmark("difference-reversed-100000", to: old.reversed()),
    ]
  }

  /// The baseline is `==`, which has to look at most elements as well.
  private static func benchmark(_ name: String, to new: [Item]) -> Benchmark {
    Benchmark(
      name: name,
      count: 1,
      operation: { precondition(Difference(from: old, to: new)?.isComplete == true) },
      baseline: { precondition(zip(old, new).filter { $0 == $1 }.count < old.count) }
    )
  }
}
