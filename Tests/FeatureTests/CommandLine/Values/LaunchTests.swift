import Examples
import Testing

struct LaunchTests {
  @Test(arguments: [[], ["--help"], ["-h"], ["help"], ["help", "--help"]])
  func `no example, or a call for help, lists the examples`(arguments: [String]) throws {
    guard case .overview = try launch(arguments) else {
      Issue.record("no overview")
      return
    }
  }

  @Test(arguments: [["help", "random"], ["random", "--help"], ["random", "ping", "-h"]])
  func `help can be asked about an example`(arguments: [String]) throws {
    guard case .help(let example) = try launch(arguments) else {
      Issue.record("no help")
      return
    }
    #expect(example.name == "random")
  }

  @Test func `an example gets the arguments after its name`() throws {
    guard case .run(let example, let arguments) = try launch(["random", "ping", "--json"]) else {
      Issue.record("nothing runs")
      return
    }
    #expect(example.name == "random")
    #expect(arguments == ["ping", "--json"])
  }

  @Test(arguments: [
    (["rnadom"], "unknown example 'rnadom'; did you mean 'random'?\nTry 'examples --help'."),
    (["--halp"], "unknown option '--halp'; did you mean '--help'?\nTry 'examples --help'."),
  ])
  func `a mistake is named`(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try launch(arguments) }
  }

  @Test func `every example is listed with an invocation`() {
    let overview = Launch.overview(of: Examples.catalog)
    for example in Examples.catalog {
      #expect(overview.contains(example.summary))
      #expect(overview.contains(example.invocation))
    }
  }

  private func launch(_ arguments: [String]) throws(UsageError) -> Launch {
    try Launch(arguments: arguments, catalog: Examples.catalog)
  }
}
