/// One case that runs alone in a process, for somebody who observes the process.
package struct ChildTask: Equatable {
  /// What the observer is after.
  package enum Purpose: String {
    /// The instructions; they are counted outside.
    case count
    /// By how many bytes the memory of the process rises at its peak.
    case peak
    /// By how many bytes the process has grown afterwards.
    case kept
  }

  package enum Side: String {
    case operation
    case baseline
  }

  package let purpose: Purpose
  package let side: Side
  package let count: Int
  package let name: String

  package init(_ purpose: Purpose, _ side: Side, count: Int, of name: String) {
    self.purpose = purpose
    self.side = side
    self.count = count
    self.name = name
  }

  package init(_ arguments: some Collection<String>) throws(UsageError) {
    let words = Array(arguments)
    guard words.count == 4, let purpose = Purpose(rawValue: words[0]),
      let side = Side(rawValue: words[1]), let count = Int(words[2]), count >= 0
    else { throw .badChild }
    self.init(purpose, side, count: count, of: words[3])
  }

  /// What the process is started with.
  package var arguments: [String] {
    ["--child", purpose.rawValue, side.rawValue, "\(count)", name]
  }

  /// Runs the case; returns the bytes that were asked for.
  @BenchmarkActor
  func run(_ benchmark: Benchmark) async -> Int? {
    let workload = await benchmark.make()
    let body = side == .operation ? workload.operation : workload.baselines[0]
    switch purpose {
    case .count:
      await body(count)
      return nil
    case .peak:
      let before = ProcessMemory.resident
      await body(count)
      return ProcessMemory.peak - before
    case .kept:
      let before = ProcessMemory.kept
      await body(count)
      let after = ProcessMemory.kept
      // What the operations have made has to be alive still.
      withExtendedLifetime(workload) {}
      return after - before
    }
  }
}
