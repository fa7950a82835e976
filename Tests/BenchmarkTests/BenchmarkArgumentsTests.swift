import Benchmarks
import Testing

struct BenchmarkArgumentsTests {
  @Test func `without arguments everything is measured and told as text`() throws {
    let task = try BenchmarkArguments([]).task
    #expect(task == .measure(names: [], .text, countsInstructions: false))
  }

  @Test func `names and options may come in any order`() throws {
    let task = try BenchmarkArguments(["--json", "send", "--instructions", "row of 100"]).task
    #expect(task == .measure(names: ["send", "row of 100"], .json, countsInstructions: true))
  }

  @Test func `help wins over everything else`() throws {
    #expect(try BenchmarkArguments(["send", "--json", "--help"]).task == .help)
  }

  @Test func `a check takes names`() throws {
    #expect(try BenchmarkArguments(["--check", "send"]).task == .check(names: ["send"]))
  }

  @Test func `a check has a form of its own`() {
    #expect(throws: UsageError.conflict("--check", "--json")) {
      try BenchmarkArguments(["--json", "--check"])
    }
  }

  @Test(arguments: ["--jsn", "-j", "--child=1"])
  func `an unknown option is an error`(option: String) {
    #expect(throws: UsageError.unknownOption(option)) { try BenchmarkArguments(["send", option]) }
  }

  @Test(arguments: [.count, .peak, .kept] as [ChildTask.Purpose])
  func `a child is asked for in words that it understands`(purpose: ChildTask.Purpose) throws {
    let child = ChildTask(purpose, .baseline, count: 7, of: "row of 100")
    #expect(try BenchmarkArguments(child.arguments).task == .child(child))
  }

  @Test(arguments: [
    ["--child"], ["--child", "count", "operation", "x", "send"],
    ["--child", "count", "both", "1", "send"], ["--child", "count", "operation", "-1", "send"],
  ])
  func `a child that is asked for in other words is an error`(words: [String]) {
    #expect(throws: UsageError.badChild) { try BenchmarkArguments(words) }
  }
}
