internal import Effects

/// What a recorder has seen, as it is handed over to whoever writes it down.
enum TraceInput<State: Sendable, Action: Sendable>: Sendable {
  case reduced(Action, from: State, to: State, ActionOrigin)
  case started(EffectInfo)
  case ended(EffectInfo, EffectEnd)
  case diagnostic(StoreDiagnostic)
  case close
}
