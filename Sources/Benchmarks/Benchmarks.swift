import Foundation

/// What an operation costs, beside a bare baseline in the same run; see ``BenchmarkArguments``.
@main
struct Benchmarks {
  /// Waits for everything that is asynchronous while the main thread sleeps.
  ///
  /// An asynchronous `main` would end that thread, which valgrind doesn't survive on Linux.
  static func main() {
    let done = DispatchSemaphore(value: 0)
    Task { @concurrent in
      await run()
      done.signal()
    }
    done.wait()
  }

  private static func run() async {
    do throws(UsageError) {
      let arguments = try BenchmarkArguments(CommandLine.arguments.dropFirst())
      switch arguments.task {
      case .help: write(BenchmarkArguments.help)
      case .measure(let names, let format, let countsInstructions):
        try await measure(names, as: format, countingInstructions: countsInstructions)
      case .check(let names): try check(names)
      case .child(let child): try await run(child)
      }
    } catch {
      fail(error.description, code: 64)
    }
  }

  private static func measure(
    _ names: [String],
    as format: BenchmarkArguments.Format,
    countingInstructions: Bool
  ) async throws(UsageError) {
    let benchmarks = try BenchmarkTable.named(names)
    let counter = countingInstructions ? instructionCounter() : nil
    var results: [BenchmarkResult] = []
    for benchmark in benchmarks {
      do {
        let result = try await BenchmarkRun(benchmark, counter: counter).result()
        results.append(result)
        write(format == .json ? result.json : result.text(beside: results))
      } catch {
        fail("\(benchmark.name): \(error)", code: 70)
      }
    }
  }

  /// Counts instructions only, and fails beyond a ceiling.
  private static func check(_ names: [String]) throws(UsageError) {
    let benchmarks = try BenchmarkTable.named(names)
    let counter = instructionCounter()
    var isBeyond = false
    for benchmark in benchmarks {
      guard let ceiling = InstructionCeilings.all[benchmark.name] else { continue }
      do {
        let check = InstructionCheck(
          name: benchmark.name,
          instructions: try counter.instructions(of: benchmark),
          ceiling: ceiling,
          target: benchmark.targets.lazy.compactMap(\.instructions).first
        )
        write(check.text)
        if check.isBeyond { isBeyond = true }
      } catch {
        fail("\(benchmark.name): \(error)", code: 70)
      }
    }
    if isBeyond { fail("more instructions than the ceiling allows", code: 1) }
  }

  private static func run(_ child: ChildTask) async throws(UsageError) {
    guard let benchmark = BenchmarkTable.all.first(where: { $0.name == child.name }) else {
      throw .unknown(child.name)
    }
    if let answer = await child.run(benchmark) { write("\(answer)") }
  }

  private static func instructionCounter() -> InstructionCounter {
    guard let counter = InstructionCounter() else {
      fail("instructions are counted by valgrind, and there is none in the PATH", code: 69)
    }
    return counter
  }

  private static func write(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("benchmarks: \(message)\n".utf8))
    exit(code)
  }
}
