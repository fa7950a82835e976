/// The options that every front has.
package enum FrontOption: String, CommandLineOption {
  case json = "--json"
  case record = "--record"
  case replay = "--replay"
  case until = "--until"

  package var placeholder: String? {
    switch self {
    case .json: nil
    case .record, .replay: "<file>"
    case .until: "<step>"
    }
  }

  package var summary: [String] {
    switch self {
    case .json: ["one JSON object a line for every transition"]
    case .record: ["write down everything that happens, as a trace"]
    case .replay:
      [
        "run a trace through the reducer again and show its states;",
        "on a terminal keys lead from one to another, and out into the live example",
      ]
    case .until: ["replay so many actions and no more; on a terminal, begin there"]
    }
  }
}
