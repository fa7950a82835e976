import Foundation

/// Counts the instructions of an operation with callgrind.
///
/// The case runs twice in a process of its own, the second time with twice as many operations. The
/// difference holds neither the start of the process nor the making of the case. On one processor
/// the threads take their turns alike in each run, and so the count hardly varies.
struct InstructionCounter: Sendable {
  private let valgrind: URL
  private let taskset: URL?
  private let processor: Int

  /// Nil when there is no valgrind.
  init?() {
    guard let valgrind = Self.find("valgrind") else { return nil }
    self.valgrind = valgrind
    let processor = ProcessStatus.number("Cpus_allowed_list")
    taskset = processor == nil ? nil : Self.find("taskset")
    self.processor = processor ?? 0
  }

  func instructions(of benchmark: Benchmark) throws -> Double {
    let count = benchmark.counted ?? benchmark.count
    let once = try total(of: benchmark, count)
    let twice = try total(of: benchmark, 2 * count)
    return (twice - once) / Double(count)
  }

  private func total(of benchmark: Benchmark, _ count: Int) throws -> Double {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("callgrind-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let child = ChildTask(.count, .operation, count: count, of: benchmark.name)
    let section = benchmark.hasSection ? ["--toggle-collect=*countedSection*"] : []
    let arguments =
      ["--tool=callgrind", "--callgrind-out-file=\(file.path)"] + section
      + [try ChildRun.executable.path] + child.arguments
    if let taskset {
      _ = try ChildRun.run(taskset, ["-c", "\(processor)", valgrind.path] + arguments)
    } else {
      _ = try ChildRun.run(valgrind, arguments)
    }
    let profile = try String(contentsOf: file, encoding: .utf8)
    guard let total = CallgrindProfile.instructions(in: profile) else {
      throw ChildRun.Failure(description: "the profile of callgrind has no totals")
    }
    return total
  }

  private static func find(_ program: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
