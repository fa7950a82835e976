/// Who sent an action, in a trace.
public enum TraceOrigin: Hashable, Sendable {
  /// Somebody called the store's `send`.
  case external
  /// An effect sent it: the number of the effect in the trace, if its start was recorded. An effect
  /// that is nothing but an action never starts.
  case effect(Int?)
}
