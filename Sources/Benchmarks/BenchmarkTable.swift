/// What is measured, and what it may cost: the one place where the targets are.
///
/// What has been reached is in ``InstructionCeilings``.
package enum BenchmarkTable {
  static let all: [Benchmark] =
    hotPaths + rows + bigStates + effects + others + differences + recorders + testStores

  /// The names of the cases whose instructions are counted.
  package static var countedNames: [String] {
    all.filter { $0.counted != nil }.map(\.name)
  }

  /// The cases that begin with one of the names; all of them when there is no name.
  static func named(_ names: [String]) throws(UsageError) -> [Benchmark] {
    for name in names where !all.contains(where: { $0.name.hasPrefix(name) }) {
      throw .unknown(name)
    }
    return all.filter { benchmark in
      names.isEmpty || names.contains { benchmark.name.hasPrefix($0) }
    }
  }

  private static let hotPaths = [
    Benchmark(
      "send",
      count: 100_000,
      counted: 10_000,
      by: .thread,
      targets: [.instructions(100)]
    ) {
      SendCases.send()
    },
    Benchmark(
      "feedback",
      count: 20_000,
      counted: 2_000,
      by: .thread,
      targets: [.instructions(250)]
    ) {
      SendCases.feedback()
    },
    Benchmark(
      "10 observed paths",
      count: 20_000,
      counted: 2_000,
      by: .thread,
      targets: [.ratio(2)]
    ) {
      ObservationCases.observed()
    },
    Benchmark(
      "10 tracked paths",
      count: 5_000,
      counted: 500,
      by: .thread,
      targets: [.ratio(2)]
    ) {
      ObservationCases.tracked()
    },
    Benchmark(
      "leaf 5 scopes deep",
      count: 10_000,
      counted: 1_000,
      by: .thread,
      targets: [.instructions(300)]
    ) {
      LeafCases.leaf()
    },
    Benchmark(
      "leaf from the root",
      count: 10_000,
      counted: 1_000,
      by: .thread
    ) {
      LeafCases.fromRoot()
    },
  ]

  private static let rows = [
    Benchmark(
      "row of 100",
      count: 10_000,
      counted: 1_000,
      hasSection: true,
      by: .thread,
      targets: [.ratio(2)]
    ) {
      await RowCases.row(of: 100)
    },
    Benchmark(
      "row of 10000",
      count: 10_000,
      counted: 1_000,
      hasSection: true,
      by: .thread,
      targets: [.ratio(2), .near("row of 100", 1.2)]
    ) {
      await RowCases.row(of: 10_000)
    },
    Benchmark(
      "row of 100000",
      count: 10_000,
      by: .thread,
      targets: [.ratio(2), .near("row of 100", 1.2), .near("row of 10000", 1.2)]
    ) {
      await RowCases.row(of: 100_000)
    },
    Benchmark("row with a child of 100", count: 10_000) { await RowCases.parent(of: 100) },
    Benchmark(
      "row with a child of 10000",
      count: 10_000,
      targets: [.near("row with a child of 100", 1.2)]
    ) {
      await RowCases.parent(of: 10_000)
    },
  ]

  private static let bigStates = [
    Benchmark(
      "1 MB, count",
      count: 50_000,
      counted: 5_000,
      by: .thread,
      targets: [.ratio(1.1), .instructions(100)]
    ) {
      BigStateCases.send(.count, before: .nobody)
    },
    Benchmark(
      "1 MB, write",
      count: 50_000,
      counted: 5_000,
      by: .thread,
      targets: [.ratio(1.1), .instructions(125)]
    ) {
      BigStateCases.send(.write, before: .nobody)
    },
    Benchmark(
      "1 MB, write, observed",
      count: 5_000,
      counted: 500,
      by: .thread,
      targets: [.ratio(1.1)]
    ) {
      BigStateCases.send(.write, before: .closures)
    },
    // Whoever is given the state before has to have a copy of it.
    Benchmark("1 MB, write, store observer", count: 200, counted: 50, by: .thread) {
      BigStateCases.send(.write, before: .observer)
    },
    Benchmark(
      "1 MB, count, test store",
      count: 2_000,
      counted: 200,
      targets: [.ratio(1.1)]
    ) {
      BigStateCases.asserted()
    },
    Benchmark(
      "1 MB, write, relaxed test store",
      count: 200,
      counted: 50,
      targets: [.ratio(1.1)]
    ) {
      BigStateCases.relaxed()
    },
  ]

  private static let effects = [
    Benchmark(
      "round trip",
      count: 2_000,
      counted: 500,
      targets: [.ratio(1.5)]
    ) {
      RoundTripCases.materialized()
    },
    Benchmark(
      "round trip, run",
      count: 2_000,
      counted: 500,
      targets: [.ratio(1.5)]
    ) {
      RoundTripCases.run()
    },
    Benchmark(
      "100000 pings",
      count: 100_000,
      counted: 2_000,
      rounds: 7,
      memory: .peak,
      targets: [.ratio(2), .memoryRatio(1.2)]
    ) {
      PingCases.pings(yielding: false)
    },
    Benchmark(
      "100000 pings with a yield",
      count: 100_000,
      counted: 2_000,
      rounds: 7,
      memory: .peak,
      targets: [.ratio(2), .memoryRatio(1.2)]
    ) {
      PingCases.pings(yielding: true)
    },
    Benchmark(
      "start and cancel, 100 in flight",
      count: 10_000,
      counted: 1_000,
      hasSection: true,
      by: .thread,
      targets: [.ratio(5)]
    ) {
      await CancellationCases.startAndCancel(inFlight: 100)
    },
    Benchmark(
      "start and cancel, 10000 in flight",
      count: 10_000,
      counted: 1_000,
      hasSection: true,
      by: .thread,
      targets: [.ratio(5), .near("start and cancel, 100 in flight", 1.2)]
    ) {
      await CancellationCases.startAndCancel(inFlight: 10_000)
    },
    Benchmark(
      "start, then cancel, 100 in flight",
      count: 5_000,
      counted: 500,
      hasSection: true,
      by: .thread,
      targets: [.ratio(5)]
    ) {
      await CancellationCases.startThenCancel(inFlight: 100)
    },
    Benchmark(
      "start, then cancel, 10000 in flight",
      count: 5_000,
      counted: 500,
      hasSection: true,
      by: .thread,
      targets: [.ratio(5), .near("start, then cancel, 100 in flight", 1.2)]
    ) {
      await CancellationCases.startThenCancel(inFlight: 10_000)
    },
    Benchmark("start, then cancel, beside tasks", count: 5_000, by: .thread) {
      await CancellationCases.startThenCancelBesideTasks(inFlight: 10_000)
    },
    Benchmark(
      "100000 actions of one effect",
      count: 100_000,
      counted: 2_000,
      rounds: 7,
      targets: [.ratio(1.2)]
    ) {
      StreamCases.stream()
    },
    Benchmark(
      "100000 idle effects",
      count: 100_000,
      counted: 1_000,
      isTimed: false,
      memory: .kept,
      targets: [.moreBytes(300)]
    ) {
      IdleCases.idle()
    },
    Benchmark(
      "merge of 100",
      count: 200,
      counted: 20,
      targets: [.ratio(1.3)]
    ) { MergeCases.silent() },
    Benchmark("merge of 100, answering", count: 100, counted: 20, targets: [.ratio(1.3)]) {
      MergeCases.answering()
    },
  ]

  private static let others = [
    Benchmark(
      "materialize, switchToLatest, values",
      count: 100_000,
      counted: 5_000,
      rounds: 7,
      targets: [.ratio(2)]
    ) {
      PipelineCases.pipeline()
    },
    Benchmark("scale", count: 1_000_000, rounds: 7, memory: .kept, targets: [.moreBytes(1)]) {
      await ScaleCases.scale()
    },
  ]
}
