/// Compares the states of a replay with the recorded ones, by what differs at each step.
///
/// As long as both agree they share their memory, so that a step costs as much as what it changes.
struct ReplayCheck<State> {
  private let redaction: Redaction
  private(set) var recorded: TracePayload

  init(recorded: TracePayload, redaction: Redaction) {
    self.recorded = recorded
    self.redaction = redaction
  }

  /// Whether a state, taken whole, is the recorded one; returns it if it isn't.
  func differing(_ state: State) -> TracePayload? {
    let payload = TracePayload(state, redaction: redaction)
    return payload == recorded ? nil : payload
  }

  /// Whether a step leads to the recorded state; returns what it leads to if it doesn't.
  mutating func differing(
    from old: State,
    to new: State,
    recorded change: TraceChange
  ) -> TracePayload? {
    let before = recorded
    recorded = (try? change.applied(to: before)) ?? before
    let replayed = replayed(from: old, to: new, before)
    return replayed == recorded ? nil : replayed
  }

  private func replayed(from old: State, to new: State, _ before: TracePayload) -> TracePayload {
    guard case .value(var value) = before, case .value = recorded,
      let old = old as? any Encodable, let new = new as? any Encodable,
      let patch = try? ValueComparison.patch(from: old, to: new, redaction: redaction),
      (try? patch.apply(to: &value)) != nil
    else { return TracePayload(new, redaction: redaction) }
    return .value(value)
  }
}
