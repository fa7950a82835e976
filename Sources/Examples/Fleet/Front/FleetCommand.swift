/// What can be asked of the fleet, in words.
package enum FleetCommand: String, FrontCommand {
  case start, stop

  package var placeholder: String? { nil }

  package var summary: String {
    switch self {
    case .start: "let the devices work, from the beginning"
    case .stop: "give the run up"
    }
  }
}
