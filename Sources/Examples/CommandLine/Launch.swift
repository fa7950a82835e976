/// What the arguments of the program ask for.
package enum Launch {
  case overview
  case help(any Example.Type)
  case run(any Example.Type, [String])

  /// Reads the arguments, the program's name left out.
  package init(arguments: [String], catalog: [any Example.Type]) throws(UsageError) {
    guard let first = arguments.first else {
      self = .overview
      return
    }
    if Self.asksForHelp(first) || first == "help" {
      let name = arguments.dropFirst().first { !Self.asksForHelp($0) }
      self = if let name { .help(try Self.example(name, catalog)) } else { .overview }
      return
    }
    guard !first.hasPrefix("-") else {
      throw UsageError.unknown("option", first, among: ["--help"]).pointing(to: "examples --help")
    }
    let example = try Self.example(first, catalog)
    let rest = Array(arguments.dropFirst())
    self =
      rest.prefix { $0 != "--" }.contains(where: Self.asksForHelp)
      ? .help(example) : .run(example, rest)
  }

  /// The list of all examples.
  package static func overview(of catalog: [any Example.Type]) -> String {
    let rows = catalog.map { (title: $0.name, lines: [$0.summary, "Try: \($0.invocation)"]) }
    return """
      Usage: examples <example> [arguments…]

      Examples:
      \(HelpTable(rows: rows).text)

      'examples <example> --help' explains an example and the exit codes.
      """
  }

  private static func asksForHelp(_ argument: String) -> Bool {
    argument == "--help" || argument == "-h"
  }

  private static func example(
    _ name: String,
    _ catalog: [any Example.Type]
  ) throws(UsageError) -> any Example.Type {
    guard let example = catalog.first(where: { $0.name == name }) else {
      throw UsageError.unknown("example", name, among: catalog.map { $0.name })
        .pointing(to: "examples --help")
    }
    return example
  }
}
