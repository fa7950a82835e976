/// The completions for bash, from 3.2 on.
enum BashCompletion {
  static func script(for catalog: [any Example.Type]) -> String {
    """
    # Completions of the examples for bash. Try: source <(examples completions bash)
    _examples() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local IFS=$'\\n'
      COMPREPLY=()
      # '--option=value' comes as three words.
      if [[ $current == '=' ]]; then
        current=''
      elif [[ $previous == '=' && $COMP_CWORD -ge 2 ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      if ((COMP_CWORD == 1)); then
        _examples_words "$current" \(list(catalog.map { $0.name } + ["--help"]))
        return
      fi
      case ${COMP_WORDS[1]} in
    \(catalog.map(branch).joined(separator: "\n"))
        help) _examples_words "$current" \(list(catalog.map { $0.name })) ;;
      esac
    }
    _examples_words() {
      local current=$1
      shift
      COMPREPLY=($(compgen -W "$*" -- "$current"))
    }
    _examples_files() {
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -f -- "$1"))
    }
    complete -F _examples examples
    """
  }

  private static func branch(_ example: any Example.Type) -> String {
    let table = example.completion
    let files = table.options.filter(\.takesFile).map(\.word.text)
    let others = table.options.filter { $0.placeholder != nil && !$0.takesFile }.map(\.word.text)
    var lines = ["    \(example.name))", "      case $previous in"]
    if !files.isEmpty {
      lines.append(
        "        \(files.joined(separator: "|"))) _examples_files \"$current\"; return ;;"
      )
    }
    if !others.isEmpty { lines.append("        \(others.joined(separator: "|"))) return ;;") }
    let options = list(table.options.map(\.word.text))
    let words =
      table.takesFiles
      ? "_examples_files \"$current\""
      : table.words.isEmpty
        ? ":" : "_examples_words \"$current\" \(list(table.words.map(\.text)))"
    lines += [
      "      esac", "      case $current in",
      "        -*) _examples_words \"$current\" \(options) ;;", "        *) \(words) ;;",
      "      esac", "      ;;",
    ]
    return lines.joined(separator: "\n")
  }

  private static func list(_ words: [String]) -> String {
    words.map(Shell.quoted).joined(separator: " ")
  }
}
