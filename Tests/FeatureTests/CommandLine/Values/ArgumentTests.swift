import Examples
import Testing

struct ArgumentTests {
  private typealias Part = Argument<RandomOption>

  @Test func `words and options keep their order`() throws {
    let parts = try Part.parse(["ping", "--json", "wait", "--seed", "1", "ping"])
    #expect(
      parts == [
        .word("ping"), .option(.json, value: ""), .word("wait"), .option(.seed, value: "1"),
        .word("ping"),
      ]
    )
  }

  @Test(arguments: [["--min", "-5"], ["--min=-5"]])
  func `a value is attached or follows, and may be negative`(arguments: [String]) throws {
    #expect(try Part.parse(arguments) == [.option(.minimum, value: "-5")])
  }

  @Test func `only the first equals sign separates`() throws {
    let parts = try Part.parse(["--source=http://host/?a=b"])
    #expect(parts == [.option(.source, value: "http://host/?a=b")])
  }

  @Test func `after two dashes everything is a word`() throws {
    #expect(try Part.parse(["--", "--json", "--"]) == [.word("--json"), .word("--")])
  }

  @Test(arguments: [
    (["--sed", "1"], "unknown option '--sed'; did you mean '--seed'?"),
    (["--sed=1"], "unknown option '--sed'; did you mean '--seed'?"),
    (["--seed"], "option '--seed' needs a value: --seed <integer>"),
    (["--seed="], "option '--seed' needs a value: --seed <integer>"),
    (["--seed", "--json"], "option '--seed' needs a value: --seed <integer>"),
    (["--json=yes"], "option '--json' takes no value"),
  ])
  func `a mistake is named`(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try Part.parse(arguments) }
  }
}
