/// One part of a command line, in the order in which it was written.
package enum Argument<Option: CommandLineOption>: Hashable, Sendable {
  /// Something that is no option.
  case word(String)
  /// An option with its value; the value of an option that takes none is empty.
  case option(Option, value: String)

  /// Reads a command line: words and options in any order, `--name value` or `--name=value`.
  ///
  /// After a lone `--`, everything is a word. A value may begin with one dash, as numbers do.
  package static func parse(_ arguments: [String]) throws(UsageError) -> [Argument] {
    var parsed: [Argument] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed += rest.map(Argument.word)
        return parsed
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        parsed.append(.word(argument))
        continue
      }
      parsed.append(try option(argument, &rest))
    }
    return parsed
  }

  private static func option(
    _ argument: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> Argument {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = Option(rawValue: name) else {
      throw .unknown("option", name, among: Option.allCases.map(\.rawValue) + ["--help"])
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let placeholder = option.placeholder else {
      guard attached == nil else { throw UsageError("option '\(name)' takes no value") }
      return .option(option, value: "")
    }
    if let attached {
      guard !attached.isEmpty else { throw missing(placeholder, of: name) }
      return .option(option, value: attached)
    }
    guard let next = rest.first, !next.isEmpty, !next.hasPrefix("--") else {
      throw missing(placeholder, of: name)
    }
    rest.removeFirst()
    return .option(option, value: next)
  }

  private static func missing(_ placeholder: String, of name: String) -> UsageError {
    UsageError("option '\(name)' needs a value: \(name) \(placeholder)")
  }
}
