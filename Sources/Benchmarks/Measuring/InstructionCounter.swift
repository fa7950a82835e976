import Foundation

/// Counts the instructions of an operation with callgrind.
///
/// The case runs twice in a process of its own, the second time with twice as many operations. The
/// difference holds neither the start of the process nor the making of the case, and hardly
/// varies from run to run.
struct InstructionCounter: Sendable {
  private let valgrind: URL

  /// Nil when there is no valgrind.
  init?() {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = path.split(separator: ":").map {
      URL(fileURLWithPath: String($0)).appendingPathComponent("valgrind")
    }
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { return nil }
    valgrind = found
  }

  func instructions(of benchmark: Benchmark) throws -> Double {
    let count = benchmark.instructions?.count ?? benchmark.count
    let once = try total(of: benchmark, count)
    let twice = try total(of: benchmark, 2 * count)
    return (twice - once) / Double(count)
  }

  private func total(of benchmark: Benchmark, _ count: Int) throws -> Double {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("callgrind-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let child = ChildTask(.count, .operation, count: count, of: benchmark.name)
    let tool = ["--tool=callgrind", "--callgrind-out-file=\(file.path)"]
    _ = try ChildRun.run(
      valgrind,
      tool + [try ChildRun.executable.path] + child.arguments
    )
    let profile = try String(contentsOf: file, encoding: .utf8)
    guard let total = CallgrindProfile.instructions(in: profile) else {
      throw ChildRun.Failure(description: "the profile of callgrind has no totals")
    }
    return total
  }
}
