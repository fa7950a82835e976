/// Runs the recorded actions through a reducer, from the recorded first state.
///
/// ```swift
/// let replay = try replay(Trace(contentsOf: url)) { Todos(ids: .random) }
/// if let divergence = replay.divergence { print(divergence) }
/// ```
///
/// Each state is compared with the recorded one; the first difference is reported, and the replay
/// goes on with its own states. Effects are not run: what they sent is in the trace.
///
/// - Parameters:
///   - trace: what was recorded.
///   - redaction: the redaction of the recorder.
///   - reducer: the reducer or reducers.
/// - Returns: the states, and where they differ.
/// - Throws: `ReplayError` when the first state or an action can't be decoded.
public func replay<State: Decodable, Action: Decodable & Sendable, R: Reducer<State, Action>>(
  _ trace: Trace,
  redaction: Redaction = .none,
  @ReducerBuilder<State, Action> reducer: () -> R
) throws(ReplayError) -> Replay<State, Action> {
  let reducer = KeptReducer(reducer())
  return try ReplayFold.run(
    trace,
    from: try trace.state(State.self, at: trace.firstStep),
    redaction: redaction,
    decode: { try JSONValueDecoder.decode(Action.self, from: $0) },
    difference: { ReplayFold.difference($0, $1) },
    reduce: { state, action in _ = reducer.reduce(into: &state, action: action) }
  )
}

/// Runs the recorded actions through a reducer, from a state that isn't `Decodable`.
///
/// Otherwise as the form without an initial state.
///
/// - Parameters:
///   - trace: what was recorded.
///   - initialState: the state before the first recorded action.
///   - redaction: the redaction of the recorder.
///   - reducer: the reducer or reducers.
/// - Returns: the states, and where they differ.
/// - Throws: `ReplayError` when an action can't be decoded.
public func replay<State, Action: Decodable & Sendable, R: Reducer<State, Action>>(
  _ trace: Trace,
  from initialState: State,
  redaction: Redaction = .none,
  @ReducerBuilder<State, Action> reducer: () -> R
) throws(ReplayError) -> Replay<State, Action> {
  let reducer = KeptReducer(reducer())
  return try ReplayFold.run(
    trace,
    from: initialState,
    redaction: redaction,
    decode: { try JSONValueDecoder.decode(Action.self, from: $0) },
    difference: { _, _ in nil },
    reduce: { state, action in _ = reducer.reduce(into: &state, action: action) }
  )
}
