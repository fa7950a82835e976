/// A live store that is led through its recorded past, and goes on from any point of it.
///
/// ```swift
/// let player = try TracePlayer(trace) { Todos(ids: .random) }
/// player.jump(to: 12)                    // the state after the twelfth action
/// player.step()                          // the thirteenth
/// player.store.send(.add)                // from here on it is live again, effects too
/// ```
///
/// Stepping and jumping replace the state and run no effects; those that the store itself has started
/// since are cancelled. Whoever observes the store sees each state, as always.
///
/// **Isolation:** the player and its store live on the actor that makes them.
public final class TracePlayer<State: Sendable, Action: Sendable> {
  /// The states and actions that it goes through.
  public let replay: Replay<State, Action>
  /// The live store, for views, tests and everybody else.
  public let store: Store<State, Action>
  /// The step whose state was shown last.
  public private(set) var currentStep: Int

  private let root: Store<State, PlaybackAction<State, Action>>

  /// Makes a player that shows the first state of a trace.
  ///
  /// - Parameters:
  ///   - trace: what was recorded.
  ///   - redaction: the redaction of the recorder.
  ///   - clock: the clock that effects are given.
  ///   - isolation: the actor on which player and store live.
  ///   - reducer: the reducer or reducers.
  /// - Throws: `ReplayError` when the trace can't be replayed.
  public convenience init<R: Reducer<State, Action>>(
    _ trace: Trace,
    redaction: Redaction = .none,
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated any Actor = #isolation,
    @ReducerBuilder<State, Action> reducer: () -> R
  ) throws(ReplayError) where State: Decodable, Action: Decodable {
    let reducer = reducer()
    self.init(
      try StoreTracing.replay(trace, redaction: redaction) { reducer },
      clock: clock,
      reducer: { reducer }
    )
  }

  /// Makes a player that shows the first state of a replay.
  ///
  /// - Parameters:
  ///   - replay: the states to go through.
  ///   - clock: the clock that effects are given.
  ///   - isolation: the actor on which player and store live.
  ///   - reducer: the reducer or reducers.
  public init<R: Reducer<State, Action>>(
    _ replay: Replay<State, Action>,
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated any Actor = #isolation,
    @ReducerBuilder<State, Action> reducer: () -> R
  ) {
    let feature = reducer()
    self.replay = replay
    currentStep = replay.firstStep
    root = Store(initialState: replay.state(at: replay.firstStep), clock: clock) {
      PlaybackReducer(feature)
    }
    store = root.scope(
      state: \.self,
      action: CasePath(
        { .live($0) },
        extract: { if case .live(let action) = $0 { action } else { nil } }
      )
    )
  }

  /// Shows the state after so many actions.
  ///
  /// - Parameter step: the step; what lies beyond the ends means the first or the last.
  public func jump(to step: Int) {
    currentStep = min(max(step, replay.firstStep), replay.lastStep)
    root.send(.show(replay.state(at: currentStep)))
  }

  /// Shows the state after the next action.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func step() -> Bool { move(by: 1) }

  /// Shows the state before the last action.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func stepBack() -> Bool { move(by: -1) }

  private func move(by distance: Int) -> Bool {
    let target = currentStep + distance
    guard (replay.firstStep...replay.lastStep).contains(target) else { return false }
    jump(to: target)
    return true
  }
}
