/// One thing that happened in a store.
public enum TraceEvent: Hashable, Sendable {
  /// The state, whole, after so many actions: a trace and each part of it begin with it.
  case state(step: Int, TracePayload)
  /// An action has been reduced.
  case action(TraceAction)
  /// An effect has started.
  case effectStarted(TraceEffect)
  /// An effect is over.
  case effectEnded(Int, EffectEnd)
  /// Something was ignored.
  case diagnostic(TraceDiagnostic)
  /// The recorder was closed: nothing is missing at the end.
  case closed
}
