internal import Effects

/// An action that an effect has sent and that the test has not received.
struct Arrival<Action: Sendable>: Sendable {
  enum Source: Sendable {
    /// An effect that just sends.
    case leaf(EffectToken)
    /// A running effect; `isLast` when the effect ends with this action.
    case running(TestEffect<Action>, isLast: Bool)
  }

  let number: Int
  let action: Action
  let source: Source

  var token: EffectToken {
    switch source {
    case .leaf(let token): token
    case .running(let effect, _): effect.token
    }
  }
}
