/// The completions for fish.
enum FishCompletion {
  static func script(for catalog: [any Example.Type]) -> String {
    """
    # Completions of the examples for fish. Try: examples completions fish | source
    complete -c examples -e
    complete -c examples -f
    \(catalog.map(name).joined(separator: "\n"))
    \(catalog.map(branch).joined(separator: "\n"))
    """
  }

  private static func name(_ example: any Example.Type) -> String {
    "complete -c examples -n __fish_use_subcommand -a \(example.name)"
      + " -d \(quoted(example.summary))"
  }

  private static func branch(_ example: any Example.Type) -> String {
    let table = example.completion
    let start = "complete -c examples -n '__fish_seen_subcommand_from \(example.name)'"
    var lines = table.options.map { option in
      let value = option.placeholder == nil ? "" : option.takesFile ? " -r -F" : " -x"
      let name = option.word.text.drop { $0 == "-" }
      return "\(start) -l \(name)\(value) -d \(quoted(option.word.summary))"
    }
    lines += table.words.map { "\(start) -a \(quoted($0.text)) -d \(quoted($0.summary))" }
    if table.takesFiles { lines.append("\(start) -F") }
    return lines.joined(separator: "\n")
  }

  /// A text in single quotation marks, as fish has them.
  private static func quoted(_ text: String) -> String {
    "'" + ZshCompletion.escaped(text, "\\'") + "'"
  }
}
