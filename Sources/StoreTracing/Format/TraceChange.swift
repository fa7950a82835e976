/// What an action has made of the state before it.
public enum TraceChange: Hashable, Sendable {
  /// The state is as it was.
  case none
  /// Parts of the state have changed.
  case patch(JSONPatch)
  /// The state is written whole.
  case whole(TracePayload)

  /// The state after the change.
  func applied(to state: TracePayload?) throws(JSONPatchError) -> TracePayload? {
    switch self {
    case .none: return state
    case .whole(let state): return state
    case .patch(let patch):
      guard case .value(var value) = state else {
        throw JSONPatchError(path: "", reason: "there is no state to be patched")
      }
      try patch.apply(to: &value)
      return .value(value)
    }
  }
}
