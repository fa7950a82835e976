import Examples
import RandomNumberFeature
import Store
import Testing

@MainActor
struct CompareTests {
  private func report(
    _ script: [CompareStep],
    seed: UInt64 = 1,
    rejectsOdd: Bool = false
  ) async -> CompareReport {
    var options = CompareOptions()
    options.script = script
    options.seed = seed
    options.rejectsOdd = rejectsOdd
    return await CompareExample.report(options)
  }

  @Test(arguments: 1...10)
  func `a script that waits after its pings shows the same on both`(seed: UInt64) async {
    let script: [CompareStep] = [
      .ping, .wait, .ping, .wait, .dismiss, .dismiss, .ping, .ping, .wait,
    ]
    for rejectsOdd in [false, true] {
      let report = await report(script, seed: seed, rejectsOdd: rejectsOdd)
      #expect(report.isSame, "\(report.text(columns: 80))")
    }
  }

  @Test func `a ping that is dismissed at once is seen on the store alone`() async {
    let report = await report([.ping, .dismiss])
    #expect(!report.isSame)
    #expect(report.json.contains(#""pipeline":[]"#))
  }

  @Test func `the end waits for the last answer`() async {
    let report = await report([.ping])
    #expect(report.isSame)
    #expect(report.text(columns: 80).contains("loaded"))
  }

  @Test func `as a process the same states are 0`() async throws {
    let run = try await ExampleProcess.run("compare")
    #expect(run.end == .exit(0))
    #expect(run.errors == "")
    #expect(run.output.hasSuffix("\nThe same 8 states, in the same order.\n"))
    let json = try await ExampleProcess.run("compare ping wait --min 7 --max 7 --json")
    let states = #"[{"after":"wait","state":"loading"},{"after":"wait","state":"loaded 7"}]"#
    #expect(json.output.hasPrefix(#"{"same":true,"script":["ping","wait"],"store":"#))
    #expect(json.output.hasSuffix(#""pipeline":\#(states)}"# + "\n"))
  }

  @Test func `as a process other states are 1`() async throws {
    let run = try await ExampleProcess.run("compare ping dismiss --width 60")
    #expect(run.end == .exit(1))
    #expect(run.output.contains("They differ from state 2 on: loading and no more."))
  }

  @Test func `Ctrl-C ends it while an answer takes its time`() async throws {
    let process = try ExampleProcess(onTerminal: "compare --delay 24h")
    try await process.output.wait(for: "loading")
    process.type("\u{3}")
    #expect(await process.end() == .exit(130))
    #expect(await !process.output.all().contains("pipeline"))
  }

  @Test(arguments: [
    ("compare quit", "unknown command"), ("compare --min 9 --max 3", "--min 9 is greater"),
    ("compare --seed x", "--seed"), ("compare --width 3", "--width"),
    ("compare --delay soon", "--delay"),
  ])
  func `a wrong use is explained`(arguments: String, message: String) async throws {
    let run = try await ExampleProcess.run(arguments)
    #expect(run.end == .exit(64))
    #expect(run.errors.contains(message))
    #expect(run.errors.contains("examples compare --help"))
  }
}
