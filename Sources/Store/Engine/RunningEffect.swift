/// An effect whose body has been started: what its task and its store share.
///
// INVARIANT: `task` and `end` are used on the store's actor only; the rest is immutable.
final class RunningEffect<Action: Sendable>: @unchecked Sendable {
  let token: EffectToken
  let operation: EffectOperation<Action>
  /// Whether its actions are delayed or throttled.
  let isGated: Bool
  private let id: EffectID?
  private let action: Action

  var task: Task<Void, Never>?
  var end: EffectEnd?

  init(
    token: EffectToken,
    operation: EffectOperation<Action>,
    isGated: Bool,
    id: EffectID?,
    action: Action
  ) {
    self.token = token
    self.operation = operation
    self.isGated = isGated
    self.id = id
    self.action = action
  }

  var info: EffectInfo {
    EffectInfo(token: token, site: operation.site, id: id, action: action)
  }
}
