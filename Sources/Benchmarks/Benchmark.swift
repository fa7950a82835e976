/// One operation and its baseline, to be measured in turns.
@MainActor
struct Benchmark {
  let name: String
  /// How many operations one call of `operation` or `baseline` makes.
  let count: Int
  let operation: () -> Void
  let baseline: () -> Void

  /// Measures both in turns, so that a busy machine slows both, and takes the medians.
  func measure(rounds: Int = 9) -> BenchmarkResult {
    operation()
    baseline()
    var (operations, baselines): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      operations.append(nanoseconds(of: operation))
      baselines.append(nanoseconds(of: baseline))
    }
    return BenchmarkResult(
      name: name,
      nsPerOperation: median(operations) / Double(count),
      baselineNsPerOperation: median(baselines) / Double(count)
    )
  }

  private func nanoseconds(of body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return duration / .nanoseconds(1)
  }

  private func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
