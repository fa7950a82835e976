internal import Differences

/// Runs a trace through a reducer.
enum ReplayFold {
  static func run<State, Action: Sendable>(
    _ trace: Trace,
    from initialState: State,
    redaction: Redaction,
    decode: (JSONValue) throws -> Action,
    difference: (TracePayload, State) -> String?,
    reduce: @escaping (inout State, Action) -> Void
  ) throws(ReplayError) -> Replay<State, Action> {
    guard let first = trace.state(at: trace.firstStep) else { throw .noState }
    var replay = Replay<State, Action>(
      firstStep: trace.firstStep,
      state: initialState,
      reduce: reduce
    )
    var check = ReplayCheck<State>(recorded: first, redaction: redaction)
    func diverge(_ step: Int, _ label: String, _ replayed: TracePayload, _ state: State) {
      replay.divergence = ReplayDivergence(
        step: step,
        action: label,
        difference: difference(check.recorded, state)
          ?? JSONDifference.text(from: check.recorded, to: replayed),
        recorded: check.recorded,
        replayed: replayed
      )
    }

    var state = initialState
    if let replayed = check.differing(state) {
      diverge(trace.firstStep, "the initial state", replayed, state)
    }
    for recorded in trace.actions {
      let action = try self.action(recorded, decode)
      let old = state
      reduce(&state, action)
      replay.append(action, state)
      guard replay.divergence == nil else { continue }
      if let replayed = check.differing(from: old, to: state, recorded: recorded.change) {
        diverge(recorded.step, recorded.label, replayed, state)
      }
    }
    return replay
  }

  private static func action<Action>(
    _ recorded: TraceAction,
    _ decode: (JSONValue) throws -> Action
  ) throws(ReplayError) -> Action {
    guard let value = recorded.action.value else {
      throw .undecodableAction(
        step: recorded.step,
        reason: "it was recorded as text; make the action Codable"
      )
    }
    do {
      return try decode(value)
    } catch {
      throw .undecodableAction(step: recorded.step, reason: reason(error))
    }
  }

  /// The difference between a recorded and a replayed state as values, if it shows as one.
  static func difference<State: Decodable>(_ recorded: TracePayload, _ state: State) -> String? {
    guard let value = recorded.value,
      let recorded = try? JSONValueDecoder.decode(State.self, from: value)
    else { return nil }
    return Difference(from: recorded, to: state)?.description
  }

  static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
      .dataCorrupted(let found):
      context = found
    @unknown default: return "\(error)"
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
  }
}
