import RandomNumberFeature
import Store

/// Shows what a recorded session of the random numbers has done.
@MainActor
struct RandomReplay {
  /// The example whose traces these are.
  let name: String
  let feature: RandomNumber
  let settings: FrontSettings
  let terminal: Terminal

  /// Shows the states; returns 65 if they are not the recorded ones.
  func run(_ file: String) async -> ExitCode {
    await ReplaySession(
      name: name,
      feature: feature,
      live: { [feature] _ in feature },
      screen: RandomScreen.self,
      settings: settings,
      terminal: terminal,
      report: { Self.transition($0).text },
      json: { "{\"step\":\($1)," + Self.transition($0).json.dropFirst() },
      picture: { _ in nil },
      exitCode: { $0.error?.exitCode ?? .success }
    ).run(file)
  }

  private static func transition(
    _ step: Transition<RandomNumber.State, RandomNumber.Action>
  ) -> RandomTransition {
    RandomTransition(step.action, from: step.old, to: step.new)
  }
}
