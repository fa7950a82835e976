import Store

/// A live store on a screen.
@MainActor
final class LiveProgram<Screen: FrontScreen>: ScreenProgram where Screen.Action: Sendable {
  private let store: Store<Screen.State, Screen.Action>
  private let code: (Screen.State) -> ExitCode
  private var screen = Screen()
  private var sent: [StoreTask] = []
  private var observation: SubscriptionToken?
  private var movement: Task<Void, Never>?

  /// Makes the program.
  ///
  /// - Parameters:
  ///   - store: the store.
  ///   - screen: how it looks, and what keys do.
  ///   - exitCode: how the process ends when the user leaves it in a state.
  init(
    _ store: Store<Screen.State, Screen.Action>,
    on screen: Screen.Type,
    exitCode: @escaping (Screen.State) -> ExitCode
  ) {
    self.store = store
    code = exitCode
  }

  var smallest: ScreenSize { Screen.smallest }
  var takesKeysUnseen: Bool { true }
  var exitCode: ExitCode { code(store.state) }

  func begin(_ changed: @escaping () -> Void) {
    observation = store.observe { [weak self] state in
      self?.move(in: state, changed)
      changed()
    }
  }

  /// Lets the screen move as long as it does in the state.
  private func move(in state: Screen.State, _ changed: @escaping () -> Void) {
    guard screen.isMoving(in: state) else {
      movement?.cancel()
      movement = nil
      return
    }
    guard movement == nil else { return }
    screen.move(.zero)
    let start = ContinuousClock.now
    movement = Task { [weak self] in
      while (try? await Task.sleep(for: Spinner.interval)) != nil {
        // The sleep may have been over before the cancellation.
        guard let self, !Task.isCancelled else { return }
        screen.move(.now - start)
        changed()
      }
    }
  }

  func press(_ key: Key) -> ProgramAnswer {
    switch screen.press(key, in: store.state) {
    case .ignore: return .ignore
    case .redraw: return .redraw
    case .send(let actions):
      sent.removeAll { $0.isOver }
      sent += actions.map { store.send($0) }
      return .redraw
    case .quit: return .quit
    }
  }

  func draw(on canvas: Canvas) -> [ScreenLine] { screen.draw(store.state, on: canvas) }

  func end() {
    observation = nil
    movement?.cancel()
    movement = nil
    for task in sent { task.cancel() }
    sent = []
  }
}
