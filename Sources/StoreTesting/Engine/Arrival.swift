internal import Effects

/// An action that an effect has sent and that the test has not received.
struct Arrival<Action: Sendable>: Sendable {
  enum Source: Sendable {
    /// An effect that just sends.
    case leaf(EffectToken)
    /// A running effect; `isLast` when the effect ends with this action.
    case running(TestEffect<Action>, isLast: Bool)
    /// A user of ``TestStore/interleave(_:fileID:filePath:line:column:)``.
    case user(TestUser)
    /// A running effect whose actions are throttled: this one has passed at once.
    case passed(EffectToken, TestEffect<Action>)
  }

  let number: Int
  /// What arrives in one turn of the store, such as several actions whose delay is over, stays together.
  var turn = 0
  let action: Action
  let source: Source

  /// The leaf of the effect that sent it; nil for a user.
  var token: EffectToken? {
    switch source {
    case .leaf(let token), .passed(let token, _): token
    case .running(let effect, _): effect.token
    case .user: nil
    }
  }

  /// Who sent it, for the record of a schedule.
  var title: String {
    switch source {
    case .leaf: "an effect that just sends"
    case .running(let effect, _), .passed(_, let effect): effect.title
    case .user(let user): "user \(user.number)"
    }
  }
}
