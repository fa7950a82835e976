/// What this program is asked for.
package struct BenchmarkArguments: Equatable {
  package enum Format: Equatable {
    case text
    case json
  }

  package enum Task: Equatable {
    case help
    case measure(names: [String], Format, countsInstructions: Bool)
    case check(names: [String])
    /// This program has started itself, to be observed from outside.
    case child(ChildTask)
  }

  package static let help = """
    usage: benchmarks [name…] [--json] [--instructions]
           benchmarks [name…] --check

    Prints what an operation costs, beside a bare baseline that is measured in turns with it.
    A name selects the cases that begin with it; without a name, all of them run.

      --json          one object a line
      --instructions  instructions per operation too, counted by valgrind
      --check         instructions only; the exit code is 1 when a case is beyond its ceiling
      --help          this text
    """

  package let task: Task

  package init(_ arguments: some Collection<String>) throws(UsageError) {
    if arguments.first == "--child" {
      task = .child(try ChildTask(arguments.dropFirst()))
      return
    }
    let options = arguments.filter { $0.hasPrefix("-") }
    let names = arguments.filter { !$0.hasPrefix("-") }
    for option in options {
      guard ["--json", "--instructions", "--check", "--help"].contains(option) else {
        throw .unknownOption(option)
      }
    }
    if options.contains("--help") {
      task = .help
    } else if options.contains("--check") {
      if let other = options.first(where: { $0 != "--check" }) {
        throw .conflict("--check", other)
      }
      task = .check(names: names)
    } else {
      task = .measure(
        names: names,
        options.contains("--json") ? .json : .text,
        countsInstructions: options.contains("--instructions")
      )
    }
  }
}
