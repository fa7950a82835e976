import RandomNumberFeature
import Store

/// Shows what a recorded session has done.
@MainActor
struct RandomReplay {
  let options: RandomOptions
  let terminal: Terminal

  /// Shows the states; returns 65 if they are not the recorded ones.
  func run(_ file: String) async -> ExitCode {
    var settings = options.settings
    settings.printsJSON = options.printsJSON
    let feature = RandomNumber(
      client: RandomNumberClient(options),
      range: options.range
    )
    return await ReplaySession(
      name: RandomExample.name,
      feature: feature,
      live: { _ in feature },
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
