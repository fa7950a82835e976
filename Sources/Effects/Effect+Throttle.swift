extension Effect {
  /// Lets the actions of all effects that share an id pass at most once in a duration.
  ///
  /// ```
  /// effects                                --a-b-c-----d--e----|
  /// throttle(id:for: 5, latest: true)      --a----c----d----e--|
  /// throttle(id:for: 5, latest: false)     --a---------d-------|
  /// ```
  ///
  /// The first action passes and opens a window. Until its end the others are dropped, or the latest
  /// of them is held and delivered at its end, which opens the next window. When a window is over,
  /// nothing of it is left: no later window sees an action of an earlier one. An action that comes
  /// at the very end of a window finds it over.
  ///
  /// The window belongs to the id in the scope of the reducer, not to one effect: the actions of two
  /// effects that are returned one after the other, or run side by side, pass the same window. It goes
  /// with its scope, and after its end by itself.
  ///
  /// **Ordering:** as for ``cancellable(id:_:)``, under whose rules the effect is registered with the
  /// strategy ``FlattenStrategy/merge``: a newer effect doesn't end an older one.
  ///
  /// **Buffering:** one action for each id. A body's `send` returns when its action has been reduced,
  /// held or dropped.
  ///
  /// **Failures:** an effect has none; an action that stands for one may be dropped. Throttle the work's
  /// trigger rather than an answer that somebody waits for.
  ///
  /// **Cancellation:** ``cancel(id:)`` ends the effects and drops the held action. The window stays, so
  /// that the next action doesn't come too early. An effect whose held action is replaced by a newer one
  /// goes on; if that was all it had, it is over.
  ///
  /// - Parameters:
  ///   - id: the id; it is private to the store and the scope.
  ///   - duration: the length of a window on the store's clock, a hundred years at most; without a
  ///     positive one every action passes.
  ///   - latest: whether the latest action of a window is delivered at its end.
  /// - Returns: the effect, to be registered when it is taken up.
  public func throttle(
    id: some Hashable & Sendable,
    for duration: Duration,
    latest: Bool
  ) -> Self {
    guard duration > .zero else { return cancellable(id: id) }
    switch content {
    case .none:
      return self
    case .send, .run, .cancel, .report, .group:
      let length = min(duration, .hundredYears)
      let kind = EffectGroup<Action>.Kind.throttled(EffectID(id), length, latest: latest)
      return Self(.group(EffectGroup(kind, [self]))).cancellable(id: id)
    }
  }
}
