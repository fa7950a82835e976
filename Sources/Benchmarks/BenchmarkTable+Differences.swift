extension BenchmarkTable {
  /// How long a failure text over a big list takes; no target but a second each.
  static let differences = [
    Benchmark("difference, one of 100000", count: 1, rounds: 7) { DifferenceCases.one() },
    Benchmark("difference, all of 100000", count: 1, rounds: 7) { DifferenceCases.all() },
    Benchmark("difference, reversed 100000", count: 1, rounds: 7) { DifferenceCases.reversed() },
  ]
}
