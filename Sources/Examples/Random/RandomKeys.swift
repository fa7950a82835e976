import RandomNumberFeature
import Store

/// Runs the feature by single keys, on the whole terminal.
@MainActor
struct RandomKeys {
  let options: RandomOptions
  let observers: [any StoreObserver<RandomNumber.State, RandomNumber.Action>]

  /// Shows the screen until the user leaves it; what is shown then is the exit code.
  func run(on traits: ScreenTraits, _ console: Console) async -> ExitCode {
    let store = Store(initialState: .initial, observers: observers) {
      RandomNumber(options)
    }
    let program = LiveProgram(store, on: RandomScreen.self) { $0.error?.exitCode ?? .success }
    return await ScreenSession(program, traits: traits, console: console).run()
  }
}
