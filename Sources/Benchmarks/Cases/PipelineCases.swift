import Effects

/// Every element of a stream through `materialize`, `switchToLatest` and `values`, beside a loop over
/// the same stream.
@BenchmarkActor
enum PipelineCases {
  static func pipeline() -> Workload {
    Workload(
      operation: { count in
        let requests = AsyncStream { continuation in
          continuation.yield(stream(of: count).materialize())
          continuation.finish()
        }
        var sum = 0
        for await number in requests.switchToLatest().values() { sum += number }
        expect(sum == count * (count - 1) / 2, "an element is missing")
      },
      baseline: { count in
        var sum = 0
        for await number in stream(of: count) { sum += number }
        expect(sum == count * (count - 1) / 2, "an element is missing")
      }
    )
  }

  /// A stream that a task fills while it is consumed.
  private static func stream(of count: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
      Task { @concurrent in
        for number in 0..<count { continuation.yield(number) }
        continuation.finish()
      }
    }
  }
}
