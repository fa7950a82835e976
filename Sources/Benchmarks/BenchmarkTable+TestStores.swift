extension BenchmarkTable {
  /// What an assertion costs: 100 000 transitions in half a second, 1 000 ticks in 200 ms.
  static let testStores = [
    Benchmark(
      "test store transition",
      count: 2_000,
      counted: 200,
      targets: [.nanoseconds(5_000)]
    ) {
      TestStoreCases.transition()
    },
    Benchmark("test store timer tick", count: 1_000, targets: [.nanoseconds(200_000)]) {
      TestStoreCases.ticks()
    },
  ]
}
