internal import Effects

/// An action that an effect has sent and that the test has not received.
struct Arrival<Action: Sendable>: Sendable {
  enum Source: Sendable {
    /// An effect that just sends.
    case leaf(EffectToken)
    /// A running effect; `isLast` when the effect ends with this action.
    case running(TestEffect<Action>, isLast: Bool)
    /// A running effect whose actions are throttled: this one has passed at once.
    case passed(EffectToken, TestEffect<Action>)
  }

  let number: Int
  let action: Action
  let source: Source

  var token: EffectToken {
    switch source {
    case .leaf(let token), .passed(let token, _): token
    case .running(let effect, _): effect.token
    }
  }
}
