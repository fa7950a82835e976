import RandomNumberFeature
import Store

/// Shows what the store of a recorded comparison has done.
@MainActor
struct CompareReplay {
  let options: CompareOptions
  let terminal: Terminal

  /// Shows the states; returns 65 if they are not the recorded ones.
  func run(_ file: String) async -> ExitCode {
    await ReplaySession(
      name: CompareExample.name,
      feature: feature,
      live: { [feature] _ in feature },
      screen: RandomScreen.self,
      settings: options.settings,
      terminal: terminal,
      report: { Self.transition($0).text },
      json: { "{\"step\":\($1)," + Self.transition($0).json.dropFirst() },
      picture: { _ in nil },
      exitCode: { _ in .success }
    ).run(file)
  }

  /// What goes on live asks for as many numbers as the user wants; there is no other side any more.
  private var feature: RandomNumber {
    var client = RandomNumberClient.local(seed: options.seed)
    if options.delay > .zero { client = client.delayed(by: options.delay) }
    if options.rejectsOdd { client = client.rejectingOdd() }
    return RandomNumber(client: client, range: options.range)
  }

  private static func transition(
    _ step: Transition<RandomNumber.State, RandomNumber.Action>
  ) -> RandomTransition {
    RandomTransition(step.action, from: step.old, to: step.new)
  }
}
