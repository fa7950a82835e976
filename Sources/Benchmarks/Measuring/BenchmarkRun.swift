/// Measures one case in every way that it asks for.
@BenchmarkActor
struct BenchmarkRun {
  private let benchmark: Benchmark
  private let counter: InstructionCounter?

  nonisolated init(_ benchmark: Benchmark, counter: InstructionCounter?) {
    self.benchmark = benchmark
    self.counter = counter
  }

  func result() async throws -> BenchmarkResult {
    var result = BenchmarkResult(name: benchmark.name, targets: benchmark.targets)
    if benchmark.isTimed {
      let workload = await benchmark.make()
      (result.nsPerOperation, result.baselineNsPerOperation) = await time(workload)
    }
    if let memory = benchmark.memory {
      result.bytesPerItem = try bytesPerItem(memory, .operation)
      result.baselineBytesPerItem = try bytesPerItem(memory, .baseline)
    }
    if let counter, benchmark.counted != nil {
      result.instructionsPerOperation = try counter.instructions(of: benchmark)
    }
    return result
  }

  /// Measures all sides in turns, so that a busy machine slows all of them, and takes the medians.
  private func time(_ workload: Workload) async -> (operation: Double, baseline: Double?) {
    let bodies = [workload.operation] + workload.baselines
    for body in bodies { _ = await nanoseconds(of: body) }
    var measured: [[Double]] = bodies.map { _ in [] }
    for _ in 0..<benchmark.rounds {
      for (index, body) in bodies.enumerated() {
        measured[index].append(await nanoseconds(of: body))
      }
    }
    let medians = measured.map { Median.of($0) / Double(benchmark.count) }
    return (medians[0], medians.dropFirst().min())
  }

  private func nanoseconds(of body: Workload.Body) async -> Double {
    let start = benchmark.stopwatch.now
    await body(benchmark.count)
    return benchmark.stopwatch.now - start
  }

  /// The median of three processes.
  private func bytesPerItem(_ memory: Benchmark.Memory, _ side: ChildTask.Side) throws -> Double? {
    guard ProcessMemory.isKnown else { return nil }
    let purpose: ChildTask.Purpose =
      switch memory {
      case .peak: .peak
      case .kept: .kept
      }
    let child = ChildTask(purpose, side, count: benchmark.count, of: benchmark.name)
    let bytes = try (0..<3).map { _ in try ChildRun.bytes(child) }
    return Median.of(bytes) / Double(benchmark.count)
  }
}
