/// The commands that every front has.
package enum CommonCommand: String, FrontCommand {
  case wait, help, quit

  package var placeholder: String? { self == .wait ? "[<time>]" : nil }

  package var summary: String {
    switch self {
    case .wait: "go on when nothing is under way, or after 500ms, 2s, 1m"
    case .help: "show the commands"
    case .quit: "cancel what is under way and end"
    }
  }
}
