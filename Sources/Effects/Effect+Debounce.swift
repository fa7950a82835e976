extension Effect {
  /// Starts this effect once no other one with the id has come for a duration.
  ///
  /// ```
  /// effects                     --a--b-c--------d--------
  /// debounce(id:for: 4)         -----------c--------d----
  /// ```
  ///
  /// A newer effect replaces the one that waits, and one that has started already: of several
  /// effects with the id at most one is in flight. The whole effect waits, its bodies and its cancels
  /// too; so a request that is debounced isn't made for each key stroke.
  ///
  /// **Ordering:** registration, and so the replacement, is part of reducing the action. An effect that
  /// comes when the time of another one is just over finds that one started, and replaces it.
  ///
  /// **Buffering:** nothing but the effect that waits, which has one timer on the store's clock.
  /// A store has no end at which it would have to be delivered early.
  ///
  /// **Isolation:** what the effect sends is reduced on the store's actor. Its tasks inherit the
  /// task-local values of the send that it goes back to.
  ///
  /// **Failures:** an effect has none.
  ///
  /// **Cancellation:** ``cancel(id:)`` ends it, waiting or running. ``none`` with the id replaces
  /// what is there by nothing.
  ///
  /// - Parameters:
  ///   - id: the id; it is private to the store and the scope.
  ///   - duration: how long; a hundred years at most. Without a positive one the effect only replaces.
  /// - Returns: the effect, to be registered when it is taken up.
  public func debounce(id: some Hashable & Sendable, for duration: Duration) -> Self {
    guard duration > .zero else { return switchToLatest(id: id) }
    if case .none = content { return .cancel(id: id) }
    let sleep = EffectOperation<Action>(site: site, body: .sleep(min(duration, .hundredYears)))
    return .concatenate(Self(.run(sleep)), self).switchToLatest(id: id)
  }

  /// Where the first work of the effect was written, if that isn't too deep inside.
  private var site: EffectSite {
    var content = content
    for _ in 0..<16 {
      switch content {
      case .run(let operation): return operation.site
      case .group(let group) where !group.members.isEmpty: content = group.members[0].content
      case .none, .send, .cancel, .report, .group: return .unknown
      }
    }
    return .unknown
  }
}
