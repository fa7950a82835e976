/// An effect whose body has been started: what its task and its store share.
///
// INVARIANT: `task` and `end` are used on the store's actor only, by functions that call nobody while
// they touch them, which a debug build checks; the rest is immutable.
@usableFromInline
final class RunningEffect<Action: Sendable>: @unchecked Sendable {
  @usableFromInline let token: EffectToken
  @usableFromInline let site: EffectSite
  /// Whether its actions are delayed or throttled.
  @usableFromInline let isGated: Bool
  #if DEBUG
  @usableFromInline var end: EffectEnd?
  @usableFromInline var task: Task<Void, Never>?
  #else
  @exclusivity(unchecked) @usableFromInline var end: EffectEnd?
  @exclusivity(unchecked) @usableFromInline var task: Task<Void, Never>?
  #endif
  @usableFromInline let id: EffectID?
  @usableFromInline let action: Action

  @inlinable
  init(
    token: EffectToken,
    site: EffectSite,
    isGated: Bool,
    id: EffectID?,
    action: Action
  ) {
    self.token = token
    self.site = site
    self.isGated = isGated
    self.id = id
    self.action = action
  }

  var info: EffectInfo {
    EffectInfo(token: token, site: site, id: id, action: action)
  }
}
