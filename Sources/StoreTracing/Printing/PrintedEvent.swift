internal import Differences
internal import Effects

/// Something that is going to be printed.
enum PrintedEvent<State: Sendable, Action: Sendable>: Sendable {
  case change(Action, from: State, to: State, ActionOrigin, Duration)
  case diagnostic(StoreDiagnostic, Duration)

  /// The lines, the last one without a line feed.
  func text(limits: DifferenceLimits) -> String {
    switch self {
    case .change(let action, let old, let new, let origin, let time):
      let action = shortDescription(of: action, columns: limits.columns)
      let title = "\(TimelineText.time(time))  \(action)\(Self.text(origin))"
      guard let difference = Difference(from: old, to: new, limits: limits) else { return title }
      let lines = difference.description.split(separator: "\n", omittingEmptySubsequences: false)
      return ([title] + lines.map { "  \($0)" }).joined(separator: "\n")
    case .diagnostic(let diagnostic, let time):
      return "\(TimelineText.time(time))  ! \(diagnostic.description)"
    }
  }

  private static func text(_ origin: ActionOrigin) -> String {
    switch origin {
    case .external: ""
    case .effect(let effect): effect.name.map { " ← \($0)" } ?? " ← an effect"
    }
  }
}
