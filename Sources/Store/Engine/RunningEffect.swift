/// An effect whose body has been started: what its task and its store share.
///
// INVARIANT: `task` and `end` are used on the store's actor only, by functions that call nobody while
// they touch them, which a debug build checks; the rest is immutable.
@usableFromInline
final class RunningEffect<Action: Sendable>: @unchecked Sendable {
  @usableFromInline let token: EffectToken
  @usableFromInline let operation: EffectOperation<Action>
  /// Whether its actions are delayed or throttled.
  @usableFromInline let isGated: Bool
  @usableFromInline let id: EffectID?
  @usableFromInline let action: Action

  #if DEBUG
  @usableFromInline var task: Task<Void, Never>?
  @usableFromInline var end: EffectEnd?
  #else
  @exclusivity(unchecked) @usableFromInline var task: Task<Void, Never>?
  @exclusivity(unchecked) @usableFromInline var end: EffectEnd?
  #endif

  @inlinable
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
