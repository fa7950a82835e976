/// What is run: an operation and the bare baselines beside it, each so many times.
@BenchmarkActor
struct Workload {
  typealias Body = @BenchmarkActor (_ count: Int) async -> Void

  let operation: Body
  /// Where there are several, the fastest is the one that counts.
  let baselines: [Body]

  init(operation: @escaping Body, baseline: Body...) {
    self.operation = operation
    baselines = baseline
  }
}
