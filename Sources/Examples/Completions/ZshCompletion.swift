/// The completions for zsh.
enum ZshCompletion {
  static func script(for catalog: [any Example.Type]) -> String {
    """
    #compdef examples
    # Completions of the examples for zsh. Try: source <(examples completions zsh)
    _examples() {
      if (( CURRENT == 2 )); then
        local -a examples=(
    \(catalog.map { "      " + described($0.name, $0.summary) }.joined(separator: "\n"))
        )
        _describe example examples
        return
      fi
      local example=$words[2]
      shift words
      (( CURRENT-- ))
      case $example in
    \(catalog.map(branch).joined(separator: "\n"))
      esac
    }
    \(catalog.filter { !$0.completion.words.isEmpty }.map(commands).joined(separator: "\n"))
    compdef _examples examples
    """
  }

  /// A function that completes the commands of an example.
  private static func commands(_ example: any Example.Type) -> String {
    let words = example.completion.words.map { "    " + described($0.text, $0.summary) }
    return """
      _examples_\(example.name)() {
        local -a commands=(
      \(words.joined(separator: "\n"))
        )
        _describe command commands
      }
      """
  }

  private static func branch(_ example: any Example.Type) -> String {
    let table = example.completion
    var arguments = table.options.map { option in
      let value = option.placeholder == nil ? "" : ":value:" + (option.takesFile ? "_files" : " ")
      let name = option.word.text + (option.placeholder == nil ? "" : "=")
      return Shell.quoted("\(name)[\(escaped(option.word.summary, "[]:\\"))]\(value)")
    }
    if table.takesFiles {
      arguments.append("'*:file:_files'")
    } else if !table.words.isEmpty {
      arguments.append("'*:command:_examples_\(example.name)'")
    }
    return """
          \(example.name))
            _arguments \(arguments.joined(separator: " \\\n          "))
            ;;
      """
  }

  private static func described(_ word: String, _ summary: String) -> String {
    Shell.quoted("\(escaped(word, ":\\")):\(summary)")
  }

  static func escaped(_ text: String, _ characters: String) -> String {
    text.reduce(into: "") { result, character in
      if characters.contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
