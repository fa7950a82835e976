extension Trace {
  /// The state after so many actions, decoded.
  ///
  /// - Parameters:
  ///   - type: the type of the state.
  ///   - step: the number of the action, or ``firstStep`` for the state before the first one.
  /// - Returns: the state.
  /// - Throws: `ReplayError` when there is no such step, or its state can't be decoded.
  public func state<State: Decodable>(
    _ type: State.Type,
    at step: Int
  ) throws(ReplayError) -> State {
    guard let payload = state(at: step) else { throw .noState }
    guard let value = payload.value else {
      throw .undecodableState(
        reason: "it was recorded as text; make the state Codable, or give the initial state"
      )
    }
    do {
      return try JSONValueDecoder.decode(State.self, from: value)
    } catch {
      throw .undecodableState(reason: ReplayFold.reason(error))
    }
  }
}
