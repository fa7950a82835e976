extension BenchmarkTable {
  /// What a recorder and a bare observer add to a send.
  static let recorders = [
    Benchmark("recorder", count: 100, counted: 300, targets: [.ratio(3)]) { RecorderCases.rows() },
    Benchmark("recorder, numbers", count: 100, counted: 300, targets: [.ratio(3)]) {
      RecorderCases.numbers()
    },
    Benchmark("recorder beside nothing", count: 100) { RecorderCases.rowsBesideNothing() },
    Benchmark("observer beside nothing", count: 100) { RecorderCases.observerBesideNothing() },
  ]
}
